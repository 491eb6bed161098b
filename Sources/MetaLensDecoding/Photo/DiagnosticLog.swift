import MetaLensFacts

/// Collects diagnostics up to a limit and counts the rest, so that a file made of damage costs bounded memory.
struct DiagnosticLog {
  private let limit: Int
  private var kept: [Diagnostic] = []
  private var droppedCount = 0

  init(limit: Int) { self.limit = max(1, limit) }

  /// Adds a diagnostic; its texts are made only if it is kept.
  mutating func add(
    _ code: Diagnostic.Code, at location: @autoclosure () -> String, tag: UInt16? = nil, offset: Int? = nil,
    _ detail: @autoclosure () -> String = ""
  ) {
    guard kept.count < limit else {
      droppedCount += 1
      return
    }
    kept.append(Diagnostic(code, location: location(), tag: tag, offset: offset, detail: detail()))
  }

  /// Takes back the last diagnostic where it is this one: what it was about turned out to be something else.
  mutating func withdraw(_ code: Diagnostic.Code, offset: Int) {
    if kept.last?.code == code, kept.last?.offset == offset { kept.removeLast() }
  }

  /// The diagnostics in the order they were met; where some were dropped the last one counts them.
  var diagnostics: [Diagnostic] {
    guard droppedCount > 0 else { return kept }
    // The last kept one gives its place to the count, so that the limit holds.
    return kept.dropLast() + [
      Diagnostic(.diagnosticsDropped, location: "file", detail: "\(droppedCount + 1) more")
    ]
  }
}
