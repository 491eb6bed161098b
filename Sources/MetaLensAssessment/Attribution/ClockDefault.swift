/// The moments at which clocks start that nobody has set.
enum ClockDefault {
  /// The years on whose first day a clock starts: QuickTime's epoch, POSIX', FAT's, Sanyo's (an original of the
  /// labelled photos), then those of Docs/Sources.md, E6, Apple's epoch 2001, and GoPro's 2015 and 2016.
  static let years: Set<Int> = [1904, 1970, 1980, 1998, 2000, 2001, 2003, 2015, 2016, 2036]

  /// Whether a moment is in the first two hours of a clock that nobody has set, or is Qualcomm's.
  static func isFirstHours(_ time: CaptureTime) -> Bool {
    time.month == 1 && time.day == 1 && time.hour < 2 && years.contains(time.year) || isQualcomm(time)
  }

  /// Whether a moment is the one that Qualcomm's camera code for Android writes if it was given none (Docs/Sources.md,
  /// E6).
  static func isQualcomm(_ time: CaptureTime) -> Bool {
    (time.year, time.month, time.day, time.hour, time.minute, time.second) == (2002, 12, 8, 12, 0, 0)
  }

  /// Whether a moment is in the first month of such a clock, which may have run on unset, or is Qualcomm's.
  static func isFirstMonth(_ time: CaptureTime) -> Bool {
    time.month == 1 && years.contains(time.year) || isQualcomm(time)
  }
}
