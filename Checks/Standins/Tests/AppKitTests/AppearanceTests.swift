import AppKit
import Testing

@MainActor
struct AppearanceTests {
  private let color = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }

  @Test("a colour looks by the current appearance where it depends on it")
  func dynamic() throws {
    let dark = try #require(NSAppearance(named: .darkAqua))
    #expect(color.cgColor == NSColor.black.cgColor)
    dark.performAsCurrentDrawingAppearance {
      #expect(color.cgColor == NSColor.white.cgColor)
      #expect(color.withAlphaComponent(0.5).cgColor.components == [1, 0.5])
      #expect(NSAppearance.currentDrawing() === dark)
    }
    #expect(color.cgColor == NSColor.black.cgColor)
  }

  @Test("a view has its own appearance, else that of what it lies in, else its window's")
  func effective() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 20, height: 10), styleMask: .titled, backing: .buffered, defer: false)
    let (outer, inner) = (NSView(), NSView())
    window.contentView?.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.effectiveAppearance.name == .aqua)
    window.appearance = NSAppearance(named: .darkAqua)
    #expect(inner.effectiveAppearance.name == .darkAqua)
    outer.appearance = NSAppearance(named: .aqua)
    #expect(inner.effectiveAppearance.name == .aqua)
    #expect(window.contentView?.effectiveAppearance.name == .darkAqua)
    inner.appearance = NSAppearance(named: .darkAqua)
    #expect(inner.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
  }
}
