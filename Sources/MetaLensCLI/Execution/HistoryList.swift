import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The stored reports that were found, written in the formats and with the renderers of `analyze` and `batch`.
struct HistoryList {
  /// What a score is based on.
  private struct Basis: Hashable {
    /// The model, depth and prior.
    var score: String
    /// The first digits of the digest of the signatures; nil if the photo wasn't compared with any, such as a PNG.
    var signatures: String?
  }

  private let command: HistoryCommand
  private let context: CommandContext
  private let sink: OutputSink
  private let text: PhotoText
  private var renderer: BatchRenderer
  private var sorted: SortedRows
  private var badges: [Badge: Int] = [:]
  /// The number of reports for each basis.
  private var bases: [Basis: Int] = [:]
  private var count = 0
  /// The reports that conditions leave out because they state no date, position or path.
  private var unstated = SearchReports.Unstated()
  /// What a page says of itself.
  private var about = BatchPageAbout()

  init(command: HistoryCommand, context: CommandContext) throws(OutputError) {
    let arguments = command.arguments
    self.command = command
    self.context = context
    sorted = SortedRows(scratch: context.fileSystem.scratch)
    let (language, output) = (context.language, arguments.outputFile)
    sink = try OutputSink(to: output, io: context.io, fileSystem: context.fileSystem)
    let columns = output == nil ? context.io.width(.output) : nil
    text = PhotoText(
      detail: arguments.chosenDetail, language: language, paint: context.paint, columns: columns,
      showsName: true)
    renderer = BatchRenderer(
      format: command.format,
      table: TableReport(
        columns: columns, isWide: arguments.wide, language: language, paint: context.paint),
      byteOrderMark: arguments.csvBOM,
      page: BatchPage(
        reading: ReadingChoice(redact: arguments.redact), language: language,
        sortsByScore: arguments.sort == .score),
      limits: context.limits)
  }

  /// Writes the reports that are found; returns the exit code and the reports that are to be removed.
  mutating func written(
    from repository: any ReportRepository
  ) throws -> (code: ExitCode, toRemove: [ReportKey]) {
    unstated = try SearchReports(command.search).unstated(in: repository)
    if !renderer.beginsLast { try sink.write(renderer.beginning()) }
    var failure: OutputError?
    var isInterrupted = false
    var list = self
    func take(_ stored: StoredReport) -> Bool {
      isInterrupted = context.io.isInterrupted()
      guard !isInterrupted else { return false }
      do throws(OutputError) {
        try list.take(stored)
        return true
      } catch {
        failure = error
        return false
      }
    }
    let damaged: Int
    var toRemove: [ReportKey] = []
    if let prune = command.arguments.prune {
      (toRemove, damaged) = try PruneReports(prune, of: command.search).found(
        in: repository, isMissing: context.fileSystem.isMissing, take)
    } else {
      damaged = try SearchReports(command.search).run(in: repository, take)
    }
    self = list
    if let failure { throw failure }
    if renderer.beginsLast {
      // A page without rows says itself that it lists nothing.
      about.counts = (count > 0 ? [found] : []) + unstatedNotes
      about.hasRows = count > 0
      if isInterrupted { about.interruption = [MessageKey.summaryInterrupted.text(in: context.language)] }
      try sink.write(renderer.beginning(about: about))
    }
    // A copy of the rows, since writing a row changes the rest of the list.
    var sorted = sorted
    try sorted.finish { row throws(OutputError) in try write(row) }
    try sink.write(renderer.end(about: about))
    return (try ended(damaged: damaged, isInterrupted: isInterrupted), toRemove)
  }

  private func ended(damaged: Int, isInterrupted: Bool) throws(OutputError) -> ExitCode {
    var code = command.noting(damaged, in: context)
    if isInterrupted {
      code = .interrupted
      context.note(MessageKey.summaryInterrupted.text(in: context.language))
    }
    if !command.arguments.quiet { try? context.io.write(Array((summary + "\n").utf8), .error) }
    try context.close(
      sink, target: command.arguments.outputFile, ending: code, isNothing: count == 0,
      redacting: command.arguments.redact)
    return code
  }

  /// Whether scores were made in more than one way; reports on photos that weren't compared with signatures name none.
  private var isMixed: Bool { Set(bases.keys.map(\.score)).count > 1 || signatures.count > 1 }

  private var signatures: Set<String> { Set(bases.keys.compactMap(\.signatures)) }

  private var summary: String { ([outcome] + unstatedNotes).joined(separator: "\n") }

  /// The sentences on reports that state no date, position or path, if a condition asks for it.
  private var unstatedNotes: [String] {
    let language = context.language
    var notes: [String] = []
    if unstated.dates > 0 {
      notes.append(Message.historyUndated(count: String(unstated.dates)).text(in: language))
    }
    if unstated.positions > 0 {
      notes.append(Message.historyUnplaced(count: String(unstated.positions)).text(in: language))
    }
    if unstated.paths > 0 {
      notes.append(Message.historyPathless(count: String(unstated.paths)).text(in: language))
    }
    return notes
  }

  /// The sentence on how many reports were found.
  private var found: String {
    let language = context.language
    if count == 0 { return MessageKey.historyNone.text(in: language) }
    func number(_ badge: Badge) -> String { String(badges[badge] ?? 0) }
    return Message.historyFound(
      count: String(count), green: number(.green), amber: number(.amber), red: number(.red)
    ).text(in: language)
  }

  private var outcome: String {
    let language = context.language
    guard count > 0 else { return found }
    if command.arguments.force { return found }
    guard command.arguments.prune == nil else {
      return found + "\n" + Message.historyWouldRemove(count: String(count)).text(in: language)
    }
    guard isMixed else { return found }
    let shown = bases.map { basis, count in
      basis.score + (basis.signatures.map { ", signatures " + $0 } ?? "") + " (\(count))"
    }.sorted()
    return found + "\n"
      + Message.historyMixed(bases: SafeText.shown(shown.joined(separator: "; "))).text(in: language)
  }

  private mutating func take(_ stored: StoredReport) throws(OutputError) {
    let redacts = command.arguments.redact && !stored.isRedacted
    var file = AnalyzedFile(
      label: FileLabel(stored.path, redacting: redacts), outcome: .success(stored.report))
    file.isRedacted = stored.isRedacted
    file.toolVersion = stored.basis.tool
    if redacts { file = Redaction.applied(to: file) }
    count += 1
    badges[stored.report.badge, default: 0] += 1
    if command.format == .html { about.add(BatchPageAbout.Part(stored.report)) }
    let basis = EvaluatedReport.Basis(stored.report)
    let made = Basis(
      score: "\(basis.model), \(basis.depth), \(basis.prior)",
      signatures: stored.report.signatures?.sha256.map { String($0.prefix(8)) })
    bases[made, default: 0] += 1
    let bytes = row(of: file)
    // A page sorts its rows itself; they wait until its head can say what they are.
    if renderer.beginsLast { return try sorted.add(bytes, at: .arriving(at: count)) }
    let sort = command.arguments.sort
    guard sort != .path else { return try write(bytes) }
    // Reports arrive in the order of their paths.
    try sorted.add(bytes, at: RowOrder(of: file, by: sort, place: count))
  }

  private func row(of file: AnalyzedFile) -> [UInt8] {
    guard command.format == .text, let report = file.report else { return renderer.row(of: file) }
    return Array(text.text(of: file, report).utf8)
  }

  private mutating func write(_ row: [UInt8]) throws(OutputError) {
    if command.format == .text, command.arguments.detail != .brief, !sink.isEmpty { try sink.write("\n") }
    try sink.write(renderer.separator())
    try sink.write(row)
  }
}
