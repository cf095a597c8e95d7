import Foundation

/// A program that drives a browser or is one; it ends, and its folder goes, when this process does, however that happens.
final class BrowserProcess {
  /// What the program said of where it listens.
  let port: UInt16
  /// Whoever watches over the program reads from it: its end is the program's.
  private let lifeline: Pipe

  /// Starts a program and waits until it names its port.
  /// - Parameters:
  ///   - arguments: `FOLDER` in them is a folder of the program's own.
  ///   - announcement: what stands before the port in what it prints.
  init(_ program: String, _ arguments: [String], announcement: String) throws {
    let shell = Process()
    let output = Pipe()
    lifeline = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", Self.watch, program] + arguments
    // An end that the program had too would never close.
    _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    shell.standardInput = lifeline
    shell.standardOutput = output
    shell.standardError = output
    try shell.run()
    var said = ""
    while true {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw BrowserError("\(program) ended: \(said)") }
      said += String(decoding: more, as: UTF8.self)
      guard let found = said.range(of: announcement) else { continue }
      if let end = said[found.upperBound...].firstIndex(where: { !$0.isNumber }) {
        port = UInt16(said[found.upperBound..<end]) ?? 0
        break
      }
    }
    // What else it prints is of no use, but has to go somewhere.
    output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  /// The program gets no input, so that the watcher alone has the lifeline. It may have been started with signals blocked, so it
  /// is killed; the browser of a driver ends with its pipe, and may write into the folder until then.
  private static let watch = """
    folder=$(mktemp -d)
    for argument; do
      shift
      set -- "$@" "$(printf %s "$argument" | sed "s|FOLDER|$folder|")"
    done
    TMPDIR=$folder "$0" "$@" </dev/null &
    cat >/dev/null
    kill -KILL $!
    wait $!
    until rm -rf "$folder"; do :; done
    """

  /// Where a program is; nil where it isn't.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}
