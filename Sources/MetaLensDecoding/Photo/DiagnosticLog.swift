import MetaLensFacts

/// Collects diagnostics up to a limit and counts the others, so that a file full of damage takes limited memory.
struct DiagnosticLog {
  private let limit: Int
  private var kept: [Diagnostic] = []
  private var droppedCount = 0

  init(limit: Int) { self.limit = max(1, limit) }

  /// The number of diagnostics that were added, whether they were kept or not.
  var count: Int { kept.count + droppedCount }

  /// Adds a diagnostic; its texts are only evaluated if it is kept.
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

  /// Removes the last diagnostic if it is this one, since what it reported turned out to be something else.
  mutating func withdraw(_ code: Diagnostic.Code, offset: Int) {
    if kept.last?.code == code, kept.last?.offset == offset { kept.removeLast() }
  }

  /// The diagnostics in the order in which they were added; if some were dropped, the last one states their number.
  var diagnostics: [Diagnostic] {
    guard droppedCount > 0 else { return kept }
    // The number of dropped diagnostics replaces the last one kept, so that the limit isn't exceeded.
    return kept.dropLast() + [
      Diagnostic(.diagnosticsDropped, location: "file", detail: "\(droppedCount + 1) more")
    ]
  }
}
