/// The commands, and the way from a command line to an exit code.
enum Tool {
  static let version = "0.1.0"

  static func run(_ arguments: [String]) -> ExitCode {
    let console = Console()
    do {
      try run(arguments, console)
    } catch {
      console.report(error)
    }
    console.finish()
    return console.exitCode
  }

  private static func run(_ arguments: [String], _ console: Console) throws(UsageError) {
    guard let command = arguments.first else {
      throw UsageError("a command is missing: replay, info or convert")
    }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "replay": try ReplayCommand.run(rest, console)
    case "info": try InfoCommand.run(rest, console)
    case "convert": try ConvertCommand.run(rest, console)
    case "--help", "-h": console.output.write(HelpText.general)
    case "--version", "-V": console.output.writeLine("deeppress \(version)")
    case "help":
      guard let topic = rest.first else { return console.output.write(HelpText.general) }
      try run([topic, "--help"], console)
    default:
      let kind = command.hasPrefix("-") ? "option" : "command"
      throw UsageError("there is no \(kind) '\(command)'; there are replay, info and convert")
    }
  }
}
