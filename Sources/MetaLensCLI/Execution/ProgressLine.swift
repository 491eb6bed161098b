import MetaLensKit

/// One line on a terminal's standard error that tells how far a batch is; elsewhere nothing.
struct ProgressLine {
  private let io: CommandIO
  private let language: Language
  private let isShown: Bool
  private let sharesTerminal: Bool
  private var last: ContinuousClock.Instant?
  private var isOnScreen = false

  init(io: CommandIO, language: Language, quiet: Bool) {
    self.io = io
    self.language = language
    isShown = !quiet && io.isTerminal(.error)
    sharesTerminal = io.isTerminal(.output)
  }

  /// Rewrites the line, at most ten times a second.
  mutating func update(done: Int, found: Int, isFoundAll: Bool, failed: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let last, now - last < .milliseconds(100) { return }
    last = now
    // The walk goes on while photos are analysed: until it ends, nobody knows the total.
    let message =
      isFoundAll
      ? Message.progressLine(done: String(done), found: String(found), failed: String(failed))
      : Message.progressSearching(done: String(done), failed: String(failed))
    let line = message.text(in: language)
    let columns = max(20, (io.width(.error) ?? 80) - 1)
    put("\r" + DisplayWidth.truncating(line, to: columns) + "\u{1B}[K")
    isOnScreen = true
  }

  /// Takes the line off the screen before rows or notes are written to the same one.
  mutating func makeRoom(forRow: Bool) {
    guard isOnScreen, !forRow || sharesTerminal else { return }
    clear()
  }

  /// Takes the line off the screen.
  mutating func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    put("\r\u{1B}[K")
  }

  private func put(_ text: String) { try? io.write(Array(text.utf8), .error) }
}
