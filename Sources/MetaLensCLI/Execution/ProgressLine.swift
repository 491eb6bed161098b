import MetaLensKit
import MetaLensRendering

/// A line on standard error that shows the progress of a run over many files; only shown on a terminal.
struct ProgressLine {
  /// The progress of the run.
  struct State {
    /// The number of finished files, including those that failed.
    var done: Int
    /// The number of files found so far.
    var found: Int
    var isFoundAll: Bool
    var failed: Int
    /// The number of reports so far, by badge.
    var badges: [Badge: Int] = [:]
    /// The number of files that an earlier run finished; they took no time in this one.
    var kept = 0
  }

  private let io: CommandIO
  private let language: Language
  /// Whether the line is shown, so that it is worth gathering what it shows.
  let isShown: Bool
  private let sharesTerminal: Bool
  private let start = ContinuousClock.now
  private var pace = ProgressPace()
  private var last: ContinuousClock.Instant?
  private var isOnScreen = false

  init(io: CommandIO, language: Language, quiet: Bool) {
    self.io = io
    self.language = language
    isShown = !quiet && io.isTerminal(.error)
    sharesTerminal = io.isTerminal(.output)
  }

  /// Rewrites the line, at most ten times a second.
  mutating func update(_ state: State) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let last, now - last < .milliseconds(100) { return }
    last = now
    pace.add(state.done - state.kept, at: now - start)
    let columns = max(20, (io.width(.error) ?? 80) - 1)
    put("\r" + text(of: state, in: columns) + "\u{1B}[K")
    isOnScreen = true
  }

  /// Removes the line before rows or notes are written to the same terminal.
  mutating func makeRoom(forRow: Bool) {
    guard isOnScreen, !forRow || sharesTerminal else { return }
    clear()
  }

  mutating func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    put("\r\u{1B}[K")
  }

  /// Returns the line: finished files, speed, remaining time and results, as far as they fit, with a bar in the
  /// remaining columns.
  private func text(of state: State, in columns: Int) -> String {
    // The walk continues while photos are analyzed, so the total is unknown until it ends.
    var parts = [
      (state.isFoundAll
        ? Message.progressDone(done: String(state.done), found: String(state.found))
        : Message.progressSearching(done: String(state.done), found: String(state.found)))
        .text(in: language)
    ]
    if let rate = pace.filesPerSecond {
      parts.append(Message.progressRate(rate: shown(rate)).text(in: language))
      if state.isFoundAll, let left = pace.timeLeft(for: state.found - state.done) {
        parts.append(Message.progressLeft(time: left).text(in: language))
      }
    }
    if !state.badges.isEmpty {
      func count(_ badge: Badge) -> String { String(state.badges[badge] ?? 0) }
      parts.append(
        Message.progressBadges(green: count(.green), amber: count(.amber), red: count(.red))
          .text(in: language))
    }
    if state.failed > 0 {
      parts.append(Message.progressFailed(failed: String(state.failed)).text(in: language))
    }
    let line = parts.joined(separator: "  ")
    let room = columns - DisplayWidth.of(line) - 1
    guard state.isFoundAll, state.found > 0, room >= Self.minimumBar else {
      return DisplayWidth.truncating(line, to: columns)
    }
    return Self.bar(state.done, of: state.found, columns: min(room, Self.maximumBar)) + " " + line
  }

  private static let minimumBar = 8, maximumBar = 40

  private static func bar(_ done: Int, of found: Int, columns: Int) -> String {
    let full = min(columns, done * columns / found)
    return String(repeating: "█", count: full) + String(repeating: "░", count: columns - full)
  }

  /// Returns a rate of 10 or more as a whole number, and a lower one with decimals.
  private func shown(_ rate: Double) -> String {
    if rate >= 9.95 { return String(Int(min(rate, 1e12).rounded())) }
    return FixedDecimal.text(rate, decimals: rate < 1 ? 2 : 1, in: language)
  }

  private func put(_ text: String) { try? io.write(Array(text.utf8), .error) }
}
