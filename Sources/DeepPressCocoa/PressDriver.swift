#if (canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)) || canImport(AppKit)
import DeepPress

/// Drives the engine for one gesture recogniser of UIKit's or AppKit's, and turns its events into that recogniser's states.
///
/// The engine reports every sample; a toolkit has one state and tells its targets once per delivery. So a delivery of
/// several samples sets one state, and what ended in the delivery that began is set on the next turn of the run loop:
/// a beginning is never skipped.
@MainActor
package final class PressDriver {
  /// The contact that is followed; others only count.
  package private(set) var contact: Int?
  /// The last force of the contact, in 0…1; nil where none was measured.
  package private(set) var force: Double?
  /// The same in the source's own numbers.
  package private(set) var rawForce: Double?
  /// How many levels it has reached.
  package private(set) var stage = 0
  /// Whether a fallback stands in for force.
  package private(set) var isSimulated = false
  /// What the last contact told of its source.
  package private(set) var capability = Capability.unknown
  /// What callers added as targets. UIKit tells them itself, except when the gesture is performed without a touch.
  package var messages: [ActionMessage] = []
  /// What targets are to read as the state while the gesture is performed without a touch.
  package internal(set) var performed: PressEvent.Phase?
  /// Whether the gesture is under way without a touch.
  var isPerforming = false
  /// The target to give to the toolkit: through it, actions come back here.
  package private(set) lazy var relay = ActionRelay { [weak self] _ in self?.answerAction() }

  private var recognizer = PressRecognizer(profile: .deepPress())
  private let alarm = Alarm()
  unowned let host: any PressDriverHost
  private let ownsTargets: Bool
  private var delivery = Delivery()
  private var events: [PressEvent] = []
  /// A success that no action has told yet.
  private var owesSuccess = false
  /// How the followed contact's last press ended, where it may press again before it lifts.
  private var outcome: PressEvent.Phase?
  /// What ended in the delivery that began; the next turn of the run loop sets it.
  private var awaited: PressEvent?
  private var hasBegun = false
  /// Whether the followed contact's source measures force, though it may not have yet.
  private var mayMeasure = false
  /// When to ask next whether the press goes on.
  private var nextLook = -Double.infinity

  /// Seconds between two looks at whether a press goes on.
  private static let lookInterval = 0.25

  /// What happened in one delivery.
  private struct Delivery {
    var hasBegun = false
    var hasChanged = false
    var isOver = false
    var leaving: PressSample.Action?
  }

  /// Drives for a recogniser, which owns it.
  /// - Parameters:
  ///   - host: the recogniser.
  ///   - ownsTargets: whether the toolkit knows no target but `relay`, so that `messages` are always to be sent from here.
  package init(host: any PressDriverHost, ownsTargets: Bool) {
    self.host = host
    self.ownsTargets = ownsTargets
  }

  /// Follows a contact from its landing, the first of the samples; landings of others may be among them.
  package func land(_ samples: [PressSample], under profile: PressProfile) {
    endPerforming(.cancelled)
    forget()
    recognizer.profile = profile
    contact = samples.first?.contact
    feed(samples)
  }

  /// Takes the samples of one delivery.
  package func feed(_ samples: [PressSample]) {
    deliver {
      for sample in samples {
        if sample.contact == contact {
          if sample.action == .up || sample.action == .cancel { delivery.leaving = sample.action }
          if sample.range.isMeasuring { mayMeasure = true }
        }
        recognizer.feed(sample) { events.append($0) }
        takeEvents()
        if sample.contact == contact, delivery.leaving == nil { read(sample.rawForce) }
      }
    }
  }

  /// Corrects the last reading that was shown. It can't make or unmake a stage: the next reading decides.
  package func correct(force: Double?, rawForce: Double) {
    guard contact != nil, let force else { return }
    self.force = force
    self.rawForce = rawForce
  }

  /// Cancels what goes on, where the toolkit won't say anything more of the contact.
  package func withdraw() {
    guard let contact else { return }
    deliver {
      delivery.leaving = .cancel
      // What is due by now is not settled first: a hold must not succeed because its view has gone.
      if let event = recognizer.handle(PressSample(time: Alarm.now, contact: contact, action: .cancel, rawForce: nil)) {
        take(event)
      }
    }
    forget()
  }

  /// Forgets the contact without a word; for the toolkit's `reset()`.
  package func forget() {
    alarm.stop()
    recognizer.reset()
    contact = nil
    force = nil
    rawForce = nil
    stage = 0
    isSimulated = false
    outcome = nil
    awaited = nil
    owesSuccess = false
    hasBegun = false
    mayMeasure = false
    nextLook = -.infinity
  }

  /// The toolkit sends an action. What answers a success comes with the action that tells of it, so that a gesture that
  /// the toolkit refused, or still holds back for another's failure, isn't answered.
  private func answerAction() {
    // Somebody who is told may give the recogniser up.
    withExtendedLifetime(host) {
      if owesSuccess {
        owesSuccess = false
        host.answerSuccess()
      }
      host.callHandler()
      if ownsTargets { sendMessages() }
    }
  }

  /// Tells the targets that callers added.
  func sendMessages() {
    for message in messages { message.send(from: host) }
  }
}

extension PressDriver {
  private func deliver(_ body: () -> Void) {
    delivery = Delivery()
    if let ending = awaited {
      awaited = nil
      finish(ending)
      delivery.isOver = true
    }
    body()
    if recognizer.capability != .unknown { capability = recognizer.capability }
    conclude()
    alarm.set(for: nextRing) { [weak self] in self?.ring() }
  }

  /// When to ring if nothing is delivered before; nil for never.
  private var nextRing: Double? {
    if awaited != nil { return Alarm.now }
    guard contact != nil, !isOver else { return nil }
    // A view may leave its window, or a loop may swallow the mouse's lift, without a word from the toolkit.
    if nextLook <= Alarm.now { nextLook = Alarm.now + Self.lookInterval }
    return min(nextLook, recognizer.deadline ?? .infinity)
  }

  /// Whether nothing more can be set: it has failed, maybe because another recogniser prevented it, or ended.
  private var isOver: Bool { host.stateNumber > PressEvent.Phase.changed.stateNumber }

  private func ring() {
    if isOver { return }
    // What has ended already needs only to be said.
    guard awaited != nil || host.canGoOn else { return withdraw() }
    deliver {
      recognizer.settle(by: Alarm.now) { events.append($0) }
      takeEvents()
      if contact != nil { read(nil) }
    }
  }

  private func read(_ raw: Double?) {
    guard let contact, !delivery.isOver else { return }
    stage = recognizer.stage(of: contact)
    guard let force = recognizer.force(of: contact) else { return }
    self.force = force
    if let raw { rawForce = raw }
  }

  /// What the engine told is taken when it is done, because what it leads to may look at the engine.
  private func takeEvents() {
    defer { events.removeAll(keepingCapacity: true) }
    for event in events { take(event) }
  }

  private func take(_ event: PressEvent) {
    guard event.contact == contact else { return }
    let pressesOn = recognizer.profile.pressesAgain && delivery.leaving == nil
    switch event.phase {
    case .ended, .cancelled, .failed:
      if event.phase == .failed || !pressesOn { return end(event) }
      // A toolkit knows one beginning for each touch: pressing again is a change of stage.
      outcome = event.phase
      delivery.hasChanged = true
      show(event)
    case .began where !hasBegun:
      hasBegun = true
      delivery.hasBegun = true
      show(event)
      enter(.began)
    case .began, .changed:
      outcome = nil
      delivery.hasChanged = true
      show(event)
    }
  }

  /// The gesture is over; where it began in the same delivery, it is over on the next turn.
  private func end(_ event: PressEvent) {
    delivery.isOver = true
    if delivery.hasBegun { awaited = event } else { finish(event) }
  }

  private func finish(_ event: PressEvent) {
    show(event)
    enter(event.phase)
  }

  /// Lets targets read what an event tells.
  private func show(_ event: PressEvent) {
    stage = event.stage
    force = event.force
    rawForce = event.rawForce
    isSimulated = event.isSimulated
    if recognizer.profile.isSuccess(event) { owesSuccess = true }
  }

  /// Sets the toolkit's state, as far as its own rules let it.
  private func enter(_ phase: PressEvent.Phase) {
    let isPossible = host.stateNumber == 0
    switch phase {
    // Possible still, though it wants to have begun: the toolkit waits for another recogniser's failure.
    case .changed where isPossible: break
    case .cancelled where isPossible: host.stateNumber = PressEvent.Phase.failed.stateNumber
    default: host.stateNumber = phase.stateNumber
    }
  }

  /// Says what is left to say at the end of a delivery.
  private func conclude() {
    if delivery.isOver { return }
    if let leaving = delivery.leaving {
      // The engine has nothing to add where the last press of several had ended before the lift.
      stage = 0
      enter(hasBegun ? (leaving == .cancel ? .cancelled : outcome ?? .ended) : .failed)
    } else if delivery.hasChanged, !delivery.hasBegun {
      enter(.changed)
    } else if isHopeless {
      capability = .unavailable
      enter(.failed)
    }
  }

  /// Whether nothing can come of the contact: nothing measures force, and nothing that stands in for it is awaited.
  /// Whoever requires the gesture's failure needn't wait for the lift.
  private var isHopeless: Bool {
    contact != nil && !hasBegun && !mayMeasure && recognizer.deadline == nil
  }
}
#endif
