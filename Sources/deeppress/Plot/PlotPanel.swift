import DeepPress

/// What there is to draw of one device: traces, gestures and marks. Its size is bounded, however long the recording is.
struct PlotPanel {
  /// Contacts drawn at most; a note tells of more.
  static let mostTraces = 500
  /// Points of all traces at most; beyond, every trace is thinned.
  static let mostPoints = 24_000

  /// A gesture from its beginning to its end.
  struct Gesture {
    var contact: Int
    var began: Double
    var end: Double
    var phase: PressEvent.Phase
  }

  /// A stage reached or left, or an end.
  struct Mark {
    var time: Double
    var force: Double
    var phase: PressEvent.Phase
    var stage: Int
    var previousStage: Int
  }

  let source: ReplaySource
  private(set) var traces: [PlotTrace] = []
  private(set) var gestures: [Gesture] = []
  private(set) var marks: [Mark] = []
  private(set) var leftOut = 0
  private(set) var start = Double.infinity
  private(set) var end = -Double.infinity
  private var traceOf: [Int: Int] = [:]
  private var gestureOf: [Int: Int] = [:]
  private var pointCount = 0

  init(_ source: ReplaySource) { self.source = source }

  mutating func add(_ sample: PressSample, _ curve: ResponseCurve) {
    guard sample.time.isFinite else { return }
    start = min(start, sample.time)
    end = max(end, sample.time)
    if sample.action == .down {
      traceOf[sample.contact] = traces.count < PlotPanel.mostTraces ? traces.count : nil
      if traces.count < PlotPanel.mostTraces { traces.append(PlotTrace(contact: sample.contact)) } else { leftOut += 1 }
    }
    guard sample.action == .down || sample.action == .move, let trace = traceOf[sample.contact],
      let force = sample.rawForce.flatMap(sample.range.force).map(curve.force)
    else { return }
    pointCount += traces[trace].append(sample.time, force)
    guard pointCount > PlotPanel.mostPoints else { return }
    for index in traces.indices { traces[index].thin() }
    pointCount = traces.reduce(0) { $0 + $1.points.count }
  }

  mutating func add(_ event: PressEvent) {
    guard traceOf[event.contact] != nil, event.time.isFinite else { return }
    if event.phase == .began, gestures.count < PlotPanel.mostTraces {
      gestureOf[event.contact] = gestures.count
      gestures.append(Gesture(contact: event.contact, began: event.time, end: event.time, phase: .changed))
    }
    if let gesture = gestureOf[event.contact] { gestures[gesture].end = event.time }
    if event.phase == .ended || event.phase == .cancelled {
      if let gesture = gestureOf[event.contact] { gestures[gesture].phase = event.phase }
      gestureOf[event.contact] = nil
    }
    let isOfInterest = event.phase != .changed || event.stage != event.previousStage
    guard isOfInterest, marks.count < 4 * PlotPanel.mostTraces else { return }
    marks.append(
      Mark(
        time: event.time, force: event.force ?? 0, phase: event.phase, stage: event.stage,
        previousStage: event.previousStage))
  }
}
