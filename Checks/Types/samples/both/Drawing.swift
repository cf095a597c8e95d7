// SwiftUI's shapes, animation over time, gestures.
import SwiftUI

struct Ring: InsettableShape {
  var progress: Double
  var inset: CGFloat = 0
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func inset(by amount: CGFloat) -> Ring { Ring(progress: progress, inset: inset + amount) }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset, startAngle: .degrees(-90),
        endAngle: .degrees(360 * progress - 90), clockwise: false)
    }
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct Trace: View {
  let forces: [Double]
  @State private var start = Date()
  @GestureState private var isDown = false

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.02, paused: !isDown)) { timeline in
      Canvas { context, size in
        var path = Path()
        for (index, force) in forces.enumerated() {
          path.addLine(to: CGPoint(x: CGFloat(index), y: size.height * (1 - force)))
        }
        context.stroke(path, with: .color(.red), lineWidth: 2)
        context.draw(Text(verbatim: "\(timeline.date.timeIntervalSince(start))"), at: .zero)
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($isDown) { _, state, _ in state = true }
        .onChanged { start = $0.time }
        .simultaneously(with: LongPressGesture(minimumDuration: 0.5).onEnded { _ in })
    )
    .overlay { Ring(progress: 0.5).strokeBorder(.blue, lineWidth: 4).transition(.opacity) }
  }
}

struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.spring(response: 0.2), value: configuration.isPressed)
  }
}
