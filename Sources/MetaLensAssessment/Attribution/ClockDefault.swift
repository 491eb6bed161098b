/// The moments at which clocks begin that nobody has set.
enum ClockDefault {
  /// The years whose first day a clock begins with: QuickTime's epoch, POSIX', FAT's, Sanyo's (an original of the
  /// labelled photos), then those of Docs/Sources.md, E6, and Apple's epoch 2001.
  static let years: Set<Int> = [1904, 1970, 1980, 1998, 2000, 2001, 2003, 2036]

  /// Whether a moment lies in the first two hours of such a clock: as long as nobody sets it.
  static func isFirstHours(_ time: CaptureTime) -> Bool {
    time.month == 1 && time.day == 1 && time.hour < 2 && years.contains(time.year)
  }

  /// Whether a moment lies in the first month of such a clock, which may have run on unset.
  static func isFirstMonth(_ time: CaptureTime) -> Bool { time.month == 1 && years.contains(time.year) }
}
