/// The speed of a run over its last ten seconds, so that a directory of large photos soon shows.
struct ProgressPace {
  private static let span = Duration.seconds(10)
  /// The time before which the speed is mostly chance.
  private static let minimum = Duration.seconds(1)

  /// How many files were finished, and how long after the start; at most one mark a second.
  private var marks: [(time: Duration, done: Int)] = [(.zero, 0)]
  private var latest: (time: Duration, done: Int) = (.zero, 0)

  /// Records how many files were finished at a time after the start.
  mutating func add(_ done: Int, at time: Duration) {
    latest = (time, done)
    if let last = marks.last, time - last.time >= .seconds(1) { marks.append(latest) }
    // The oldest mark that is kept is just beyond the span.
    while marks.count > 1, time - marks[1].time >= Self.span { marks.removeFirst() }
  }

  /// Files per second; nil in the first second.
  var filesPerSecond: Double? {
    guard latest.time >= Self.minimum, let mark = marks.first, latest.time > mark.time else {
      return nil
    }
    return Double(latest.done - mark.done) / ((latest.time - mark.time) / .seconds(1))
  }

  /// Returns the remaining time for a number of files, as `1:02:03` or `2:03`; nil if it is unknown or 100 hours or
  /// more.
  func timeLeft(for files: Int) -> String? {
    guard let rate = filesPerSecond, rate > 0 else { return nil }
    let seconds = (Double(max(0, files)) / rate).rounded(.up)
    guard seconds < 360_000 else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours > 0 ? "\(hours):\(two(minute)):\(two(rest))" : "\(minute):\(two(rest))"
  }
}
