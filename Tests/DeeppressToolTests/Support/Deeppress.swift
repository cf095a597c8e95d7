import Foundation
import Testing

/// The built tool, run as people run it: a process with arguments, an environment and three streams.
enum Deeppress {
  /// What hasn't ended by then hangs.
  private static let patience = 120

  /// Runs the tool in the project's folder, or in another one.
  static func run(
    _ arguments: [String], input: Data? = nil, environment: [String: String] = [:], in folder: String? = nil
  ) async throws -> Outcome {
    let tool = try #require(Places.tool, "there is no deeppress beside the test bundle; `swift build` it first")
    var outcome = try await start(tool, arguments, input, environment, folder)
    outcome.command = (["deeppress"] + arguments.map(quoted)).joined(separator: " ")
    return outcome
  }

  /// Runs a shell script, in which "$0" is the tool and "$1" and on are the arguments.
  static func shell(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:], in folder: String? = nil
  ) async throws -> Outcome {
    let tool = try #require(Places.tool, "there is no deeppress beside the test bundle; `swift build` it first")
    var outcome = try await start("/bin/sh", ["-c", script, tool] + arguments, nil, environment, folder)
    outcome.command = script
    return outcome
  }

  /// The streams are files, so that no full pipe can stop anything.
  private static func start(
    _ program: String, _ arguments: [String], _ input: Data?, _ environment: [String: String], _ folder: String?
  ) async throws -> Outcome {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) } ?? Places.project
    var variables = ProcessInfo.processInfo.environment
    variables["NO_COLOR"] = nil
    process.environment = variables.merging(environment) { $1 }
    let inputPath = try input.map { try streams.write($0, to: "input") }
    try streams.write([], to: "output")
    try streams.write([], to: "errors")
    process.standardInput =
      try inputPath.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) } ?? .nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path + "/output"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path + "/errors"))
    let watchdog = DispatchSource.makeTimerSource()
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
        let number = process.processIdentifier
        watchdog.setEventHandler { kill(number, SIGKILL) }
        watchdog.schedule(deadline: .now() + .seconds(patience))
        watchdog.resume()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    watchdog.cancel()
    let hasExited = process.terminationReason == .exit
    return Outcome(
      command: program, output: streams.text("output"), errors: streams.text("errors"),
      code: hasExited ? process.terminationStatus : nil, signal: hasExited ? nil : process.terminationStatus)
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=:,+…".contains($0) }
    return isPlain ? word : "'\(word)'"
  }
}
