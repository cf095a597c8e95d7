/// Numbers as people read them in tables: a fixed number of decimals.
func fixed(_ value: Double, _ places: Int) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((abs(value) * scale).rounded())
  let whole = "\(scaled / Int(scale))"
  let sign = value < 0 && scaled != 0 ? "−" : ""
  guard places > 0 else { return sign + whole }
  let fraction = "\(scaled % Int(scale))"
  return sign + whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
}

/// A number with as many decimals as it needs, at most three.
func brief(_ value: Double) -> String {
  if let whole = Int(exactly: value) { return "\(whole)".replacingMinus() }
  guard value.isFinite, abs(value) < 1e12 else { return fixed(value, 3) }
  var text = fixed(value, 3)
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text
}

/// A force in 0…1 as whole per cent.
func percent(_ force: Double) -> String { fixed(force * 100, 0) + " %" }

/// A number as programs read it: at most six decimals, no zeros at the end.
func plain(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return value.isFinite ? "\(value)" : "null" }
  var text = fixed(value, 6).replacing("−", with: "-")
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text
}

/// A text of unknown origin without what could steer a terminal.
func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }))
}

/// A file's name for people; "-" is standard input.
func title(of file: String) -> String { file == "-" ? "standard input" : printable(file) }

extension String {
  fileprivate func replacingMinus() -> String { hasPrefix("-") ? "−" + dropFirst() : self }

  /// Spaces in front up to a width in characters.
  func right(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
  /// Spaces behind up to a width in characters.
  func left(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
