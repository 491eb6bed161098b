/// How fast a run gets on: over its last ten seconds, so that a directory of large photos is felt soon.
struct ProgressPace {
  private static let span = Duration.seconds(10)
  /// Before that, chance tells more than the pace.
  private static let minimum = Duration.seconds(1)

  /// How many were done how long after the beginning: one a second at most.
  private var marks: [(time: Duration, done: Int)] = [(.zero, 0)]
  private var latest: (time: Duration, done: Int) = (.zero, 0)

  /// Takes down that so many files are done, so long after the beginning.
  mutating func add(_ done: Int, at time: Duration) {
    latest = (time, done)
    if let last = marks.last, time - last.time >= .seconds(1) { marks.append(latest) }
    // The oldest that is kept is just beyond the span.
    while marks.count > 1, time - marks[1].time >= Self.span { marks.removeFirst() }
  }

  /// Files a second; nil in the first second.
  var filesPerSecond: Double? {
    guard latest.time >= Self.minimum, let mark = marks.first, latest.time > mark.time else {
      return nil
    }
    return Double(latest.done - mark.done) / ((latest.time - mark.time) / .seconds(1))
  }

  /// How long so many files more will take, as `1:02:03` or `2:03`; nil where nothing gets on.
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
