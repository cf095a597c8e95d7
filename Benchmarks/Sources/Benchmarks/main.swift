import AllocationCounter
import DeepPress

// The engine beside the least that anybody could do: both go over the same samples, in turn, in one run.
// Ratios hold when the machine's speed drifts; nanoseconds are for comparing two versions on one machine.

/// Presses of 200 samples each, evenly up to a peak and down.
func presses(count: Int, peak: Double) -> [PressSample] {
  let range = ForceRange(minimum: 0, maximum: 255)
  return (0..<count).map { index in
    let step = index % 200
    let force = peak * Double(step < 100 ? step : 200 - step) / 100
    let action: PressSample.Action = step == 0 ? .down : step == 199 ? .up : .move
    return PressSample(
      time: Double(index) / 125, contact: index / 200, action: action, rawForce: force * 255, range: range)
  }
}

/// The bare loop: whether there is a reading, and a comparison or two. Without the first the compiler makes a slower loop
/// of it. Its state is the caller's, so that no two calls are the same to the compiler.
@inline(never)
func bareLoop(_ samples: [PressSample], _ isDeep: inout Bool) -> Int {
  var crossings = 0
  for sample in samples {
    let force = sample.rawForce ?? 0
    if !isDeep, force >= 0.75 * 255 {
      isDeep = true
      crossings += 1
    } else if isDeep, force < 0.7 * 255 {
      isDeep = false
      crossings += 1
    }
  }
  return crossings
}

@inline(never)
func engine(_ samples: [PressSample], _ profile: PressProfile) -> Int {
  var recognizer = PressRecognizer(profile: profile)
  var events = 0
  recognizer.run(samples) { _ in events += 1 }
  return events
}

func nanoseconds(_ body: () -> Int) -> (time: Double, result: Int) {
  var result = 0
  let duration = ContinuousClock().measure { result = body() }.components
  return (Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9, result)
}

func padded(_ value: Double, _ width: Int) -> String {
  let tenths = Int((value * 10).rounded())
  let text = "\(tenths / 10).\(tenths % 10)"
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

func measure(_ name: String, _ samples: [PressSample], rounds: Int, profile: PressProfile = .deepPress()) {
  var ratios: [Double] = []
  var isDeep = false
  var bare = Double.infinity
  var ours = Double.infinity
  var events = 0
  var allocations = 0
  for _ in 0..<9 {
    let first = nanoseconds { (0..<rounds).reduce(0) { sum, _ in sum + bareLoop(samples, &isDeep) } }
    let before = allocation_count()
    let second = nanoseconds { (0..<rounds).reduce(0) { sum, _ in sum + engine(samples, profile) } }
    allocations = max(allocations, allocation_count() - before)
    ratios.append(second.time / first.time)
    bare = min(bare, first.time)
    ours = min(ours, second.time)
    events = second.result
  }
  let total = Double(samples.count * rounds)
  let share = Int((Double(events) / total * 100).rounded())
  print(
    name.padding(to: 46) + padded(bare / total, 8) + padded(ours / total, 8)
      + padded(ratios.sorted()[ratios.count / 2], 8) + "\(share) %".leftPadding(to: 9)
      + "\(allocations)".leftPadding(to: 13))
}

extension String {
  func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  func leftPadding(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

let million = 1_000_000
print("The engine: nanoseconds a sample, least of 9 rounds; the ratio is the rounds' median\n")
print("".padding(to: 46) + "    bare  engine   ratio   events  allocations")
measure("deep press, a million samples", presses(count: million, peak: 1), rounds: 1)
measure("hard press, the same", presses(count: million, peak: 1), rounds: 1, profile: .hardPress())
measure("deep press, light touches only", presses(count: million, peak: 0.6), rounds: 1)
measure("deep press, 4,000 samples in the cache", presses(count: 4000, peak: 1), rounds: 250)
