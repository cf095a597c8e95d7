/// The look of plots.
enum PlotStyle {
  /// Colours that contacts take in turn.
  static let colorCount = 6

  static let css = """
    .paper{fill:#fff} text{font:12px system-ui,sans-serif;fill:#333} .title{font-size:15px;font-weight:600;fill:#111}
    .faint,.tick{fill:#666} .tick{font-size:11px} .grid{stroke:#ddd}
    .level{stroke:#b3261e;stroke-dasharray:6 4} .release{stroke:#b3261e;stroke-dasharray:1 4;opacity:.7}
    .levelname{fill:#b3261e;font-size:11px}
    .gesture{opacity:.16} .gesture.ended{fill:#1b8a3a} .gesture.cancelled{fill:#d98200} .gesture.changed{fill:#888}
    .trace{fill:none;stroke-width:1.7;stroke-linejoin:round}
    .c0{stroke:#1f5fbf} .c1{stroke:#b0468f} .c2{stroke:#0b7a75} .c3{stroke:#8a5a00} .c4{stroke:#5b4fc7} .c5{stroke:#4d6b1f}
    .began{fill:#1b8a3a} .stage{fill:#b3261e} .end{fill:none;stroke:#1b8a3a;stroke-width:2}
    .cross{fill:none;stroke:#d98200;stroke-width:2.2} .fail{stroke:#888;stroke-width:2}
    @media (prefers-color-scheme: dark) {
    .paper{fill:#16181c} text{fill:#ccc} .title{fill:#f2f2f2} .faint,.tick{fill:#9aa0a6} .grid{stroke:#33373d}
    .level,.release{stroke:#ff8a80} .levelname{fill:#ff8a80} .gesture{opacity:.22}
    .c0{stroke:#7cb0ff} .c1{stroke:#f08fd0} .c2{stroke:#4fd1c9} .c3{stroke:#f0b94d} .c4{stroke:#a79cff} .c5{stroke:#a7cf62}
    .began{fill:#5fd283} .stage{fill:#ff8a80} .end{stroke:#5fd283} .cross{stroke:#ffb74d} .fail{stroke:#9aa0a6}
    }
    """
}
