import Foundation

/// Where things are: the project, its samples, the tool that was built for these tests.
enum Places {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let project = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let samples = [
    "Samples/clickpad.yml", "Samples/force-touchpad.evemu", "Samples/pen.evemu", "Samples/phone-forces.json",
    "Samples/phone.csv",
  ]

  /// The file in Samples, whole.
  static func sample(_ name: String) throws -> Data {
    try Data(contentsOf: project.appendingPathComponent("Samples/\(name)"))
  }

  /// The tool lies beside the test bundle, which is a file on Linux and a folder on a Mac.
  static let tool: String? = {
    var starts = [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""] + Bundle.allBundles.map(\.bundlePath)
    starts += CommandLine.arguments.filter { $0.contains(".xctest") }
    starts += (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map { [$0] } ?? []
    for start in starts where start.hasPrefix("/") {
      var folder = URL(fileURLWithPath: start)
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("deeppress").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: candidate)
        {
          return candidate
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  /// Whether a program is in one of the folders where programs are.
  static func has(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? ["/usr/bin", "/bin"]
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
