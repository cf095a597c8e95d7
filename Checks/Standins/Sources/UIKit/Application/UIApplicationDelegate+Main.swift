extension UIApplicationDelegate {
  /// Where `@main` leads. An application's run loop isn't played: a test launches the delegate with a `StandinLauncher`.
  public static func main() {
    StandinFaults.shared.record("\(Self.self) was run as a program")
  }
}
