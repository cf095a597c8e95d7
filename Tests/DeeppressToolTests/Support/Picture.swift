import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An SVG picture as an XML parser sees it.
final class Picture: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  /// The elements in the order in which they begin.
  private(set) var elements: [Element] = []
  /// What is wrong with the XML; nil where nothing is.
  private(set) var problem: String?
  private var open: [Int] = []

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    // The parser of Linux takes what follows the root for white space.
    let ending = svg.components(separatedBy: "</svg>").last ?? ""
    if !ending.allSatisfy(\.isWhitespace) { problem = "something follows the picture: \(ending.prefix(200))" }
    if !parser.parse() { problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))" }
  }

  /// The rectangles of gestures, each as the phase in which it ended.
  var gestures: [String] {
    elements.filter { $0.name == "rect" && $0.attributes["class"]?.hasPrefix("gesture ") == true }
      .compactMap { $0.attributes["class"]?.split(separator: " ").last.map(String.init) }
  }

  /// Whether every place and length is a number; one that isn't would be taken for 0, or end the drawing.
  var hasOnlyNumbers: Bool {
    let names = ["x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "width", "height"]
    let numbers = elements.flatMap { element in names.compactMap { element.attributes[$0] } }
    let points = elements.compactMap { $0.attributes["points"] }.flatMap {
      $0.split { " ,".contains($0) }.map(String.init)
    }
    return (numbers + points).allSatisfy { $0 == "100%" || Double($0)?.isFinite == true }
  }

  /// The headings of the panels.
  var titles: [String] { elements.filter { $0.attributes["class"] == "title" }.map(\.text) }

  /// How far down each panel is.
  var panels: [String] { elements.compactMap { $0.attributes["transform"] } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
