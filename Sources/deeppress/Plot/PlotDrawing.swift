import DeepPress

/// Panels as an SVG picture, for light and dark.
struct PlotDrawing {
  private static let width = 960.0
  private static let panelHeight = 330.0
  private static let left = 58.0
  private static let right = 118.0
  private static let top = 62.0
  private static let bottom = 46.0

  private let panels: [PlotPanel]
  private let name: ProfileName
  private let profile: PressProfile

  init(_ panels: [PlotPanel], _ name: ProfileName, _ profile: PressProfile) {
    self.panels = panels
    self.name = name
    self.profile = profile
  }

  /// The picture's text.
  var svg: String {
    let height = PlotDrawing.panelHeight * Double(max(panels.count, 1)) + 34
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(n(PlotDrawing.width)) \(n(height))" \
      width="\(n(PlotDrawing.width))" height="\(n(height))" role="img" aria-label="Force over time">
      <style>\(PlotStyle.css)</style>
      <rect class="paper" width="100%" height="100%"/>

      """
    if panels.isEmpty { svg += text(480, 170, "faint", "No contact to draw", anchor: "middle") }
    for (index, panel) in panels.enumerated() {
      svg += "<g transform=\"translate(0 \(n(PlotDrawing.panelHeight * Double(index))))\">\n"
      svg += draw(panel)
      svg += "</g>\n"
    }
    return svg + legend(at: height - 16) + "</svg>\n"
  }

  private func draw(_ panel: PlotPanel) -> String {
    let axis = PlotAxis(
      from: panel.start, to: panel.end, left: PlotDrawing.left, right: PlotDrawing.width - PlotDrawing.right)
    var svg = text(
      PlotDrawing.left, 24, "title",
      title(of: panel.source.file) + (panel.source.name.isEmpty ? "" : " · " + panel.source.name))
    svg += text(
      PlotDrawing.left, 43, "faint", profile.text(name, in: panel.source.range) + "  ·  " + panel.source.axisText)
    svg += gestures(panel, axis) + grid(axis) + levels(panel, axis)
    for (index, trace) in panel.traces.enumerated() { svg += draw(trace, axis, color: index % PlotStyle.colorCount) }
    for mark in panel.marks { svg += draw(mark, axis) }
    if panel.traces.count <= 20 { svg += panel.traces.map { label($0, axis) }.joined() }
    if panel.leftOut > 0 {
      svg += text(
        axis.right - 6, PlotDrawing.top + 16, "faint", "and \(panel.leftOut) contacts more", anchor: "end")
    }
    return svg
  }

  private func y(_ force: Double) -> Double {
    let height = PlotDrawing.panelHeight - PlotDrawing.top - PlotDrawing.bottom
    return PlotDrawing.top + (1 - min(max(force, 0), 1)) * height
  }

  private func grid(_ axis: PlotAxis) -> String {
    var svg = ""
    for percent in [0, 25, 50, 75, 100] {
      let y = y(Double(percent) / 100)
      svg += "<line class=\"grid\" x1=\"\(n(axis.left))\" x2=\"\(n(axis.right))\" y1=\"\(n(y))\" y2=\"\(n(y))\"/>\n"
      svg += text(axis.left - 8, y + 4, "tick", "\(percent) %", anchor: "end")
    }
    for time in axis.ticks {
      let x = axis.x(time)
      svg += "<line class=\"grid\" x1=\"\(n(x))\" x2=\"\(n(x))\" y1=\"\(n(y(0)))\" y2=\"\(n(y(0) + 5))\"/>\n"
      svg += text(x, y(0) + 20, "tick", brief(time) + " s", anchor: "middle")
    }
    return svg
  }

  private func levels(_ panel: PlotPanel, _ axis: PlotAxis) -> String {
    var svg = ""
    for stage in 1...profile.levels.count {
      guard let press = profile.pressForce(ofStage: stage, in: panel.source.range) else { continue }
      svg += line("level", axis, y(press))
      svg += text(axis.right + 8, y(press) + 4, "levelname", "stage \(stage) · \(percent(press))")
      guard let release = profile.releaseForce(ofStage: stage, in: panel.source.range) else { continue }
      svg += line("release", axis, y(release))
    }
    return svg
  }

  private func line(_ kind: String, _ axis: PlotAxis, _ y: Double) -> String {
    "<line class=\"\(kind)\" x1=\"\(n(axis.left))\" x2=\"\(n(axis.right))\" y1=\"\(n(y))\" y2=\"\(n(y))\"/>\n"
  }

  private func gestures(_ panel: PlotPanel, _ axis: PlotAxis) -> String {
    panel.gestures.map { gesture in
      let x = axis.x(gesture.began)
      let width = max(axis.x(gesture.end) - x, 1.5)
      return "<rect class=\"gesture \(gesture.phase.name)\" x=\"\(n(x))\" y=\"\(n(y(1)))\" width=\"\(n(width))\" "
        + "height=\"\(n(y(0) - y(1)))\"><title>contact \(gesture.contact): \(gesture.phase.name) after "
        + "\(fixed(gesture.end - gesture.began, 3)) s</title></rect>\n"
    }.joined()
  }

  private func draw(_ trace: PlotTrace, _ axis: PlotAxis, color: Int) -> String {
    guard trace.points.count > 1 else {
      return trace.points.map { point in
        "<circle class=\"dot c\(color)\" cx=\"\(n(axis.x(point.time)))\" cy=\"\(n(y(point.force)))\" r=\"2\"/>\n"
      }.joined()
    }
    let points = trace.points.map { "\(n(axis.x($0.time))),\(n(y($0.force)))" }.joined(separator: " ")
    return "<polyline class=\"trace c\(color)\" points=\"\(points)\"/>\n"
  }

  private func label(_ trace: PlotTrace, _ axis: PlotAxis) -> String {
    guard let peak = trace.peak else { return "" }
    return text(
      axis.x(peak.time), max(y(peak.force) - 7, PlotDrawing.top - 6), "tick", "\(trace.contact)", anchor: "middle")
  }

  private func draw(_ mark: PlotPanel.Mark, _ axis: PlotAxis) -> String {
    let title =
      "\(mark.phase.name) at \(fixed(mark.time, 3)) s, \(percent(mark.force)), stage \(mark.previousStage)→\(mark.stage)"
    return "<g><title>\(title)</title>" + symbol(mark.phase, axis.x(mark.time), y(mark.force)) + "</g>\n"
  }

  private func symbol(_ phase: PressEvent.Phase, _ x: Double, _ y: Double) -> String {
    switch phase {
    case .began: "<circle class=\"began\" cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"4.5\"/>"
    case .changed: "<circle class=\"stage\" cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"3\"/>"
    case .ended: "<circle class=\"end\" cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"4.5\"/>"
    case .cancelled: "<path class=\"cross\" d=\"M\(n(x - 4)) \(n(y - 4))l8 8m0 -8l-8 8\"/>"
    case .failed: "<path class=\"fail\" d=\"M\(n(x - 4)) \(n(y))h8\"/>"
    }
  }

  private func legend(at y: Double) -> String {
    var svg = ""
    var x = PlotDrawing.left
    let entries: [(PressEvent.Phase, String)] = [
      (.began, "began"), (.changed, "stage changed"), (.ended, "ended"), (.cancelled, "cancelled"),
      (.failed, "failed"),
    ]
    for (phase, name) in entries {
      svg += symbol(phase, x, y - 4) + text(x + 10, y, "tick", name)
      x += 28 + Double(name.count) * 6.6
    }
    return svg + text(x, y, "tick", "shaded: the gesture · dashed: level reached, dotted: level left")
  }

  private func text(_ x: Double, _ y: Double, _ kind: String, _ text: String, anchor: String = "start") -> String {
    "<text class=\"\(kind)\" x=\"\(n(x))\" y=\"\(n(y))\" text-anchor=\"\(anchor)\">\(escaped(text))</text>\n"
  }

  private func n(_ value: Double) -> String {
    let text = fixed(value, 1).replacing("−", with: "-")
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
