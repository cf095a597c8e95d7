import DeepPress
import PressRecordings

/// What a device's pressure is worth, and the evidence for it.
struct PressureKind {
  enum Name: String {
    case force
    case contactSize = "contact-size"
    case saturating
    case absent
    case unknown
  }

  let name: Name
  let evidence: String

  init(_ name: Name, _ evidence: String) {
    self.name = name
    self.evidence = evidence
  }

  /// Judges a device by its description and what its contacts did.
  init(of figures: DeviceFigures, in range: ForceRange, isPen: Bool, isRangeKnown: Bool) {
    let plain = figures.contacts.filter { !$0.isClicked }.compactMap(\.peak)
    let clicked = figures.contacts.compactMap(\.clickedPeak).max()
    let full = plain.filter { $0 >= range.maximum }.count
    let saturation = "\(full) of \(plain.count) plain contacts hit the maximum of \(brief(range.maximum))"
    if case .grams(let unitsPerGram) = range.unit, range.isMeasuring {
      self.init(.force, "the axis counts grams, \(brief(unitsPerGram)) units each")
    } else if isPen, figures.peak != nil || figures.contacts.isEmpty {
      self.init(.force, "the device is a pen" + (full > 0 ? "; beware, \(saturation)" : ""))
    } else if figures.peak == nil, !figures.contacts.isEmpty || !range.isMeasuring {
      self.init(.absent, figures.contacts.isEmpty ? "no axis carries pressure" : "no contact had a pressure")
    } else if let clicked, let highest = plain.max(), clicked <= highest {
      self.init(
        .contactSize,
        "physical clicks reach \(brief(clicked)), contacts that don't click \(brief(highest)): pressing harder barely shows"
      )
    } else if isRangeKnown, full > 0, full * 2 >= plain.count {
      self.init(.saturating, saturation)
    } else if !isRangeKnown {
      self.init(.unknown, "arbitrary units, and the recording doesn't say their range")
    } else if figures.contacts.isEmpty {
      self.init(.unknown, "nothing touched it")
    } else {
      self.init(.unknown, "arbitrary units; " + PressureKind.missing(clicked, plain, figures))
    }
  }

  /// What would be needed to know more.
  private static func missing(_ clicked: Double?, _ plain: [Double], _ figures: DeviceFigures) -> String {
    guard let clicked else { return "no physical click shows whether pressing harder raises it" }
    guard let highest = plain.max() else { return "every contact clicks, so none shows what a light one reaches" }
    return "physical clicks reach \(brief(clicked)), contacts that don't click \(brief(highest)); calibrate"
  }
}
