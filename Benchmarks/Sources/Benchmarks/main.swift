import DeepPress
#if canImport(Glibc)
  import Glibc
#endif
func seconds(_ body: () -> Void) -> Double {
  let c = ContinuousClock()
  let d = c.measure(body)
  return Double(d.components.attoseconds) / 1e18 + Double(d.components.seconds)
}
let n = 1_000_000
var samples: [PressSample] = []
var down = false
for i in 0..<n {
  let phase = i % 200
  let f = phase < 100 ? Double(phase) / 100 : Double(200 - phase) / 100
  let action: PressSample.Action = phase == 0 ? .down : phase == 199 ? .up : .move
  samples.append(PressSample(time: Double(i) / 125, contact: i / 200, action: action, rawForce: f * 255, range: ForceRange(minimum: 0, maximum: 255)))
}
@inline(never) func bare(_ samples: [PressSample]) -> Int {
  var deep = false
  var crossings = 0
  for s in samples {
    let f = s.rawForce ?? 0
    if !deep, f >= 0.75 * 255 { deep = true; crossings += 1 } else if deep, f < 0.7 * 255 { deep = false; crossings += 1 }
  }
  return crossings
}
@inline(never) func ours(_ samples: [PressSample], _ p: PressProfile) -> Int {
  var r = PressRecognizer(profile: p)
  var events = 0
  r.run(samples) { _ in events += 1 }
  return events
}
print(MemoryLayout<PressSample>.stride, MemoryLayout<PressEvent>.stride)
for _ in 0..<5 {
  var a = 0, b = 0, c = 0
  let t1 = seconds { a = bare(samples) }
  let t2 = seconds { b = ours(samples, .deepPress()) }
  let t3 = seconds { c = ours(samples, .hardPress()) }
  print(a, b, c, t1 / Double(n) * 1e9, t2 / Double(n) * 1e9, t3 / Double(n) * 1e9, t2 / t1)
}
for _ in 0..<3 {
  var b = 0, c = 0, d = 0
  let t2 = seconds { b = ours(samples, .deepPress(threshold: 1.0)) }
  let t3 = seconds { c = ours(samples, .deepPress(threshold: 0.01)) }
  let few = Array(samples[0..<4000])
  let t4 = seconds { for _ in 0..<250 { d = ours(few, .deepPress()) } }
  let t5 = seconds { for _ in 0..<250 { d = bare(few) } }
  print("calm", b, t2 * 1e3, "begun", c, t3 * 1e3, "cached", d, t4 * 1e3, "bare", t5 * 1e3)
}
