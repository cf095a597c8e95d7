/// The texts of `--help`.
enum HelpText {
  static let general = """
    deeppress finds deep presses in recordings of touchpads, pens and touchscreens.

    Usage: deeppress replay FILE…       where the deep presses are
           deeppress info FILE…         what the device is and what its pressure is worth
           deeppress convert IN OUT     from one recording format to another
           deeppress COMMAND --help     more about a command
           deeppress --version

    A FILE is what evemu-record, `libinput record`, evtest or Android's getevent wrote, a
    CSV of samples or a JSON array of forces, also compressed with gzip; - is standard input.

    Example: deeppress replay --plot press.svg Samples/force-touchpad.evemu

    """

  static var replay: String {
    """
    Plays recordings through a recogniser and reports what it recognises.

    Usage: deeppress replay FILE… [options]

      -p, --profile NAME      what to recognise (deep-press)
      -t, --threshold F       short for --set threshold=F
      -s, --set KNOB=VALUE    change the profile; may be repeated
      -f, --format FORMAT     timeline (for people), json (an object a line) or csv
      -o, --plot OUT.svg      also draw force over time, the levels and the gestures
                              (replaces no file that isn't an SVG)
    \(reading)
    Profiles:
    \(table(ProfileName.allCases.map { ($0.rawValue, $0.summary) }))

    Knobs; a force is 0 to 1 of the device's range unless it says raw:
    \(table(Knob.all.map { ($0.name, $0.summary) }))

    """
  }

  static let info = """
    Tells what a recording holds and what kind of pressure it is, with the evidence.

    Usage: deeppress info FILE… [options]

      -f, --format FORMAT     text (for people) or json (an object a file)
    \(reading)
    Kinds of pressure:
      force         grams, or a pen
      contact-size  a physical click doesn't raise it above what other contacts reach
      saturating    plain contacts hit the maximum
      absent        nothing measures pressure
      unknown       arbitrary units; calibrate before relying on a threshold

    """

  static let convert = """
    Converts a recording of events. The events and the device's description stay exactly
    the same; comments, and what else only one of the formats holds, are left out.
    An OUT that is there is replaced, as cp does it, unless it is IN.

    Usage: deeppress convert IN OUT [options]

          --to FORMAT         evemu or libinput; else by OUT's ending
                              (.evemu, .events; .yml, .yaml); needed where OUT is -
          --description FILE  the device's description, where IN has none (.desc, .prop)
      -d, --device N          which device of a recording with several, from 1
          --maximum F         the highest raw force, where IN doesn't say it
      -h, --help              this text

    """

  private static let reading = """
          --description FILE  the device's description, where FILE has none (.desc, .prop)
      -d, --device N          only this device of a recording with several, from 1
          --rate HZ           readings a second, where FILE has no times (60)
          --maximum F         the highest raw force, where FILE doesn't say it
      -h, --help              this text

    """

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { "  " + $0.0.left(20) + $0.1 }.joined(separator: "\n")
  }
}
