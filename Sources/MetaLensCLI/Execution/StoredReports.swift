import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The store of a run: known reports come from it, new ones go into it, and a row is written only after its report is
/// saved.
///
/// Reports are saved in groups, so that the disk has only a few commits a second; groups are limited in number and in
/// time.
struct StoredReports {
  /// The maximum number of reports in a group, and the time that the first of them waits for others.
  private static let maximum = (reports: 64, wait: Duration.milliseconds(250))

  let photos: AnalyzePhotos
  private let store: SystemPath?
  private let context: CommandContext
  private var waiting: [StoredReport] = []
  private var since = ContinuousClock.now
  private var held: [UInt8] = []
  private var counts: [AnalyzePhotos.Origin: Int] = [:]
  private var saved = 0
  private var lost = 0
  private var failure: RepositoryError?

  /// Whether something couldn't be saved or looked up.
  var hasFailed: Bool { failure != nil }

  /// Opens the store, if one is named; nil, after a note, if it can't be used.
  init?(
    _ store: SystemPath?, in context: CommandContext, _ reading: ReadingChoice, relatives: Bool = false
  ) {
    var input = AnalyzePhotos.Input()
    input.depth = reading.depth
    input.hashing = reading.hashing
    input.limits = context.limits
    input.relatives = relatives
    // Without a store the basis of reports isn't needed, and no library is loaded for it.
    if store != nil { input.credentials = context.service.credentialBasis() }
    self.store = store
    self.context = context
    var repository: (any ReportRepository)?
    if let store {
      input.model = context.service.choice.model
      input.signatures = context.service.choice.signatures
      do throws(RepositoryError) { repository = try context.fileSystem.repository(store, true) } catch {
        context.note(error, ofStore: store, isRedacting: reading.redact)
        return nil
      }
    }
    do throws(InvalidInput) {
      photos = try AnalyzePhotos(
        input, repository: repository, redaction: reading.redact ? Self.redacted : nil)
    } catch {
      // Values from a command line were checked when it was parsed.
      for problem in error.problems { context.note("--\(problem.field): \(problem.reason)") }
      return nil
    }
  }

  private static let redacted: @Sendable (OriginalityReport) -> OriginalityReport = { report in
    Redaction.redacted(report)
  }

  /// The files of the store.
  ///
  /// If another descriptor for one of them were opened and closed, this process would lose SQLite's locks on it.
  var files: Set<FileIdentity.Place> {
    guard let store else { return [] }
    return Set(
      ["", "-wal", "-shm"].compactMap { ending in
        context.fileSystem.state(SystemPath(bytes: store.bytes + Array(ending.utf8)))?.identity.place
      })
  }

  /// Adds a row; returns what may be written now: the rows whose reports are saved, in order.
  mutating func take(_ row: [UInt8], of outcome: AnalyzePhotos.Outcome?) -> [UInt8] {
    if let outcome { counts[outcome.origin, default: 0] += 1 }
    if let error = outcome?.failure { tell(error) }
    if let record = outcome?.record {
      if failure != nil {
        lost += 1
      } else {
        if waiting.isEmpty { since = .now }
        waiting.append(record)
      }
    }
    if waiting.isEmpty { return row }
    held += row
    let isTime = waiting.count >= Self.maximum.reports || ContinuousClock.now - since >= Self.maximum.wait
    return isTime ? save() : []
  }

  /// Counts a row of an interrupted run as lost if its report isn't in the store.
  mutating func passOver(_ path: SystemPath) {
    if store != nil, !photos.isKept(path, file: state(of: path)) { lost += 1 }
  }

  /// Returns a file's state if there is a store; standard input has none.
  func state(of path: SystemPath) -> FileState? {
    store == nil || path.isStandardInput ? nil : context.fileSystem.state(path)
  }

  /// Saves a report at once, if there is one to save.
  mutating func keep(_ outcome: AnalyzePhotos.Outcome) {
    _ = take([], of: outcome)
    _ = save()
  }

  /// Saves the waiting reports; returns the rows that waited for that, even if saving fails, which is noted.
  mutating func save() -> [UInt8] {
    if !waiting.isEmpty {
      do throws(RepositoryError) {
        try photos.repository?.save(waiting)
        saved += waiting.count
      } catch {
        lost += waiting.count
        tell(error)
      }
      waiting = []
    }
    defer { held = [] }
    return held
  }

  /// Notes, the first time, why the store can't be used; the run continues without it.
  private mutating func tell(_ error: RepositoryError) {
    if failure == nil { context.note(error, ofStore: store, isRedacting: photos.isRedacting) }
    failure = error
  }

  /// The closing lines: how many reports were saved, and how many weren't.
  var summary: [String] {
    guard let store else { return [] }
    let name = FileLabel(store, redacting: photos.isRedacting).shown
    var lines = [
      Message.summaryStored(
        file: name, saved: String(saved), again: String(counts[.scoredAgain] ?? 0),
        kept: String(counts[.kept] ?? 0)
      ).text(in: context.language)
    ]
    if lost > 0 {
      lines.append(Message.summaryNotStored(file: name, count: String(lost)).text(in: context.language))
    }
    return lines
  }
}

extension CommandContext {
  /// Writes what is wrong with a store to standard error; with redaction, no directory is named.
  func note(_ error: RepositoryError, ofStore store: SystemPath?, isRedacting: Bool) {
    var error = error
    if isRedacting, case .directoryMissing(let directory) = error {
      error = .directoryMissing(Redaction.path(directory))
    }
    note(
      FileLabel(store ?? SystemPath("-"), redacting: isRedacting).shown + ": "
        + SafeText.reason(error.message(in: language)))
  }
}
