/// One small recording of each format: a contact lands with 10, presses to 40, and lifts.
enum SmallRecordings {
  static let evemu = """
    # EVEMU 1.3
    N: Pad #2
    I: 0011 0002 0007 01b1
    P: 05 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 03 03 00 00 01 00 80 00 04
    A: 18 0 255 0 0 0
    A: 3a 0 255 0 0 0
    L: 00 1
    S: 01 0
    E: 12.500000 0003 0039 0007\t# EV_ABS / ABS_MT_TRACKING_ID   7
    E: 12.500000 0003 003a 0010
    E: 12.500000 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
    E: 12.510000 0003 003a 0040
    E: 12.510000 0000 0000 0000
    E: 12.520000 0003 0039 -001
    E: 12.520000 0000 0000 0000

    """

  static let libinput = """
    # libinput record
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event4
      evdev:
        # Name: Pad
        name: "Pad \\"2\\""
        id: [17, 2, 7, 433]
        codes:
          3: [53, 54, 57, 58] # EV_ABS
        absinfo:
          58: [0, 255, 0, 0, 0]
        properties: [0, 2]
      udev:
        properties:
        - ID_INPUT=1
        - NAME="x"
      quirks:
      events:
      # Current time is 12:13:14
      - evdev:
        - [  0,      0,   3,  57,       7] # EV_ABS / ABS_MT_TRACKING_ID    7
        - [  0,      0,   3,  58,      10]
        - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - evdev:
        - [  0,  10000,   3,  58,      40]
        - [  0,  10000,   0,   0,       0]
      - libinput:
        - {time: 0.010000, type: POINTER_MOTION, delta: [  1.00,  1.00]}
      - evdev:
        - [  0,  20000,   3,  57,      -1]
        - [  0,  20000,   0,   0,       0]

    """

  static let evtest = """
    Input driver version is 1.0.1
    Input device ID: bus 0x11 vendor 0x2 product 0x7 version 0x1b1
    Input device name: "Pad"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 3 (EV_ABS)
        Event code 58 (ABS_MT_PRESSURE)
          Value      0
          Min        0
          Max      255
    Properties:
      Property type 0 (INPUT_PROP_POINTER)
    Testing ... (interrupt to exit)
    Event: time 1500000000.500000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7
    Event: time 1500000000.500000, type 3 (EV_ABS), code 58 (ABS_MT_PRESSURE), value 10
    Event: time 1500000000.500000, -------------- SYN_REPORT ------------
    Event: time 1500000000.510000, type 3 (EV_ABS), code 58 (ABS_MT_PRESSURE), value 40
    Event: time 1500000000.510000, -------------- SYN_REPORT ------------
    Event: time 1500000000.520000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1500000000.520000, -------------- SYN_REPORT ------------

    """

  static let getevent = """
    add device 1: /dev/input/event2
      bus:      0018
      vendor    0001
      name:     "touch_dev"
      events:
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1535, fuzz 0, flat 0, resolution 0
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
                    ABS_MT_PRESSURE       : value 0, min 0, max 255, fuzz 0, flat 0, resolution 0
    [   97610.500000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000007
    [   97610.500000] /dev/input/event2: EV_ABS       ABS_MT_PRESSURE      0000000a
    [   97610.500000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [   97610.510000] /dev/input/event2: EV_ABS       ABS_MT_PRESSURE      00000028
    [   97610.510000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [   97610.520000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   97610.520000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

    """

  static let csv = """
    time,contact,action,force,maximum
    5.00,1,down,10,255
    5.01,1,move,40,255
    5.02,1,up,40,255

    """

  static let json = "[10, 40, 0]\n"

  static let all: [(format: String, text: String)] = [
    ("evemu", evemu), ("libinput", libinput), ("evtest", evtest), ("getevent", getevent), ("csv", csv), ("json", json),
  ]

  /// What each but the array gives.
  static let samples = ["1 down 10 @0.0", "1 move 40 @0.01", "1 up 40 @0.02"]
}
