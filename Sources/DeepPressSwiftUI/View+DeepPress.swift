#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit))
import DeepPress
import SwiftUI

extension View {
  /// Performs an action once for each deep press on this view.
  ///
  /// ```swift
  /// Text("Press me").onDeepPress { print("deep press") }
  /// ```
  ///
  /// Where nothing measures force, holding down stands in; VoiceOver and Full Keyboard Access offer it as an action. Of two
  /// such views, one within the other, the inner one comes first.
  ///
  /// Before iOS 18 and macOS 26, another view that covers this one doesn't keep the press from it.
  /// - Parameters:
  ///   - name: what VoiceOver calls the action; say what it does, as in `Text("Show preview")`.
  ///   - threshold: force in 0…1; where nil, 0.75 for touches and 0.5, the system's force click, on a Mac's trackpad.
  ///   - profile: a gesture of the engine's to recognise instead; a threshold is then that of its first level.
  ///   - fallback: what stands in where nothing measures force.
  ///   - vibrates: whether a success can be felt.
  ///   - action: what to do.
  public func onDeepPress(
    named name: Text = Text("Deep press"), threshold: CGFloat? = nil, profile: PressProfile? = nil,
    fallback: FallbackChoice = .automatic, vibrates: Bool = false, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onDeepPress(
      named: name, threshold: threshold, profile: profile, fallback: fallback, vibrates: vibrates,
      perform: { _ in action() }, onChange: { _ in }, onEnd: { _ in })
  }

  /// Performs actions as a deep press on this view succeeds, changes and ends.
  /// - Parameters:
  ///   - name: what VoiceOver calls the action; say what it does.
  ///   - threshold: force in 0…1; where nil, 0.75 for touches and 0.5, the system's force click, on a Mac's trackpad.
  ///   - profile: a gesture of the engine's to recognise instead; a threshold is then that of its first level.
  ///   - fallback: what stands in where nothing measures force.
  ///   - vibrates: whether a success can be felt.
  ///   - perform: is called once for each press: at its beginning, or where the profile has one, at its completion.
  ///   - onChange: is called with each change of force or stage from then on.
  ///   - onEnd: is called when it ends or is cancelled; the value's phase tells.
  public func onDeepPress(
    named name: Text = Text("Deep press"), threshold: CGFloat? = nil, profile: PressProfile? = nil,
    fallback: FallbackChoice = .automatic, vibrates: Bool = false,
    perform: @escaping @MainActor (DeepPressValue) -> Void,
    onChange: @escaping @MainActor (DeepPressValue) -> Void = { _ in },
    onEnd: @escaping @MainActor (DeepPressValue) -> Void = { _ in }
  ) -> some View {
    modifier(
      DeepPressModifier(
        settings: DeepPressSettings(
          threshold: threshold, profile: profile, fallback: fallback, vibrates: vibrates, perform: perform,
          onChange: onChange, onEnd: onEnd),
        name: name))
  }

  /// Sets the ring that answers deep presses on the views within; a colour of nil for none.
  @available(iOS 14.0, macOS 11.0, *)
  public func deepPressPulse(_ color: Color?, timeline: PulseTimeline = PulseTimeline()) -> some View {
    environment(\.deepPressPulse, color.map { Pulse(color: PlatformColor($0), timeline: timeline) })
  }
}
#endif
