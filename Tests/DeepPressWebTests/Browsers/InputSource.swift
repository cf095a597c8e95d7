/// What a pointer or a keyboard does, as WebDriver and WebDriver BiDi take it.
struct InputSource {
  enum Step {
    case down(Double?)
    case move(Double?, x: Int? = nil, y: Int? = nil)
    case up
    case pause(milliseconds: Int = 0)
    case press(String)
    case release(String)
  }

  /// "pen", "mouse", "touch" or "key".
  var type: String
  /// Tells two pens apart.
  var id = 1
  var steps: [Step]
  /// Where it lands.
  var x = 100
  var y = 60

  static func pen(id: Int = 1, x: Int = 100, y: Int = 60, _ steps: Step...) -> Self {
    Self(type: "pen", id: id, steps: steps, x: x, y: y)
  }

  static func mouse(x: Int = 100, y: Int = 60, _ steps: Step...) -> Self {
    Self(type: "mouse", steps: steps, x: x, y: y)
  }

  static func touch(id: Int = 1, x: Int = 100, y: Int = 60, _ steps: Step...) -> Self {
    Self(type: "touch", id: id, steps: steps, x: x, y: y)
  }

  static func keys(_ steps: Step...) -> Self {
    Self(type: "key", steps: steps)
  }

  /// A press through forces, and the lift.
  static func pen(_ forces: [Double], x: Int = 100, y: Int = 60) -> Self {
    Self(type: "pen", steps: steps(forces), x: x, y: y)
  }

  static func steps(_ forces: [Double]) -> [Step] {
    [.down(forces.first)] + forces.dropFirst().map { .move($0) } + [.up]
  }

  var json: [String: Any] {
    var at = (x: x, y: y)
    func move(_ pressure: Double?) -> [String: Any] {
      let place: [String: Any] = ["type": "pointerMove", "duration": 0, "x": at.x, "y": at.y]
      return place.merging(pressure.map { ["pressure": $0] } ?? [:]) { $1 }
    }
    var actions: [[String: Any]] = type == "key" ? [] : [move(nil)]
    for step in steps {
      switch step {
      case .down(let pressure):
        let down: [String: Any] = ["type": "pointerDown", "button": 0]
        actions.append(down.merging(pressure.map { ["pressure": $0] } ?? [:]) { $1 })
      case .move(let pressure, let x, let y):
        // A touch that stays where it is isn't delivered.
        at = (x ?? at.x + (type == "touch" ? 1 : 0), y ?? at.y)
        actions.append(move(pressure))
      case .up: actions.append(["type": "pointerUp", "button": 0])
      case .pause(let milliseconds): actions.append(["type": "pause", "duration": milliseconds])
      case .press(let key): actions.append(["type": "keyDown", "value": key])
      case .release(let key): actions.append(["type": "keyUp", "value": key])
      }
    }
    if type == "key" { return ["type": "key", "id": "keys", "actions": actions] }
    return ["type": "pointer", "id": "\(type) \(id)", "parameters": ["pointerType": type], "actions": actions]
  }
}
