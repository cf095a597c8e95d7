/// Four of a kind, in place and without a heap: one for each level.
///
/// The elements of a tuple of one type lie one after the other. An index beyond the fourth starts again with the first.
struct Row<Element> {
  private var elements: (Element, Element, Element, Element)

  // Written out wherever a contact or a profile is made, it would be most of a browser's module.
  @inline(never)
  init(repeating element: Element) {
    elements = (element, element, element, element)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      withUnsafePointer(to: elements) { UnsafeRawPointer($0).assumingMemoryBound(to: Element.self)[index & 3] }
    }
    set {
      update(index) { $0 = newValue }
    }
  }

  /// Changes an element in place.
  @inline(__always)
  mutating func update<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    withUnsafeMutablePointer(to: &elements) {
      body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Element.self)[index & 3])
    }
  }
}

extension Row: Sendable where Element: Sendable {}
