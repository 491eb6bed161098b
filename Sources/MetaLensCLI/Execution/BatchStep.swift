import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// What came of one file of a batch.
enum BatchStep: Sendable {
  /// In a box of its own: a step goes through several hands, of which each would copy all of it.
  indirect case row(Row)
  /// The row of an interrupted run, which still holds.
  indirect case kept(KeptRows.Row)
  /// No photo to begin with, and nobody named it.
  case skipped(SystemPath, MetaLensError)
  /// Somebody asked to stop while it was read.
  case interrupted

  /// What a step is made of.
  enum Input: Sendable {
    case file(BatchSelection.Candidate)
    /// A row that stands in for its photo.
    indirect case kept(KeptRows.Row)
  }

  /// A file's row, and what is counted of it: all that waits until the rows before it are there.
  struct Row: Sendable {
    var outcome: BatchTally.Outcome
    /// The row as it is written; nil where the reader chose others.
    var bytes: [UInt8]?
    /// Where it goes; nil where rows keep the order of their paths.
    var order: RowOrder?
    /// Whether the file is the one that rows are written to.
    var isOutput: Bool
    /// What the store had of it, or has to keep; nil without a store, and where there is no report.
    var kept: AnalyzePhotos.Outcome?
    /// What tells its relatives, and its path as output may tell it; nil where nobody asked, and without a report.
    var relative: (traits: RelativeTraits, path: SystemPath)?
    /// When its report was made, for a page; nil where there is none.
    var analyzed: String?
  }

  /// About how many bytes it holds while it waits.
  var size: Int {
    switch self {
    case .row(let row): 256 + (row.bytes?.capacity ?? 0)
    case .kept(let row): 256 + row.line.count
    case .skipped, .interrupted: 256
    }
  }

  /// Does for one file everything that doesn't depend on other files, rendering included, so that it runs in parallel.
  ///
  /// A class, since each file's task holds it.
  final class Work: Sendable {
    let command: BatchCommand
    let context: CommandContext
    let renderer: BatchRenderer
    /// Files that now stand at the output paths.
    let targets: Set<FileIdentity.Place>
    /// What analyses, or takes a report out of the store.
    let photos: AnalyzePhotos
    /// The files that the store consists of.
    let storeFiles: Set<FileIdentity.Place>
    /// Processes that read; nil where this one does.
    let readers: ReaderPool?

    init(
      command: BatchCommand, context: CommandContext, renderer: BatchRenderer,
      targets: Set<FileIdentity.Place>, photos: AnalyzePhotos, storeFiles: Set<FileIdentity.Place>,
      readers: ReaderPool?
    ) {
      self.command = command
      self.context = context
      self.renderer = renderer
      self.targets = targets
      self.photos = photos
      self.storeFiles = storeFiles
      self.readers = readers
    }

    /// Analyses a file and writes its row, unless there is one.
    func step(_ input: BatchStep.Input) async -> BatchStep {
      switch input {
      case .file(let candidate): await step(candidate)
      case .kept(let row): .kept(row)
      }
    }

    private func step(_ candidate: BatchSelection.Candidate) async -> BatchStep {
      let outcome: Result<OriginalityReport, MetaLensError>
      var picture = PhotoDossier.Shown.notRead
      var kept: AnalyzePhotos.Outcome?
      var traits: RelativeTraits?
      if let failure = candidate.failure {
        if failure.code == .linkNotFollowed { return .skipped(candidate.path, failure) }
        outcome = .failure(failure)
      } else {
        let state = storeFiles.isEmpty ? nil : context.fileSystem.state(candidate.path)
        if let state, storeFiles.contains(state.identity.place) {
          return .skipped(candidate.path, MetaLensError(.notAPhoto))
        }
        do throws(MetaLensError) {
          if let row = try written(candidate.path) { return .row(row) }
          // A page shows pictures, which no store keeps.
          var known = try await photos.outcome(
            of: candidate.path, file: state, readsAnyway: command.format == .html
          ) { () async throws(MetaLensError) in
            let dossier = try await dossier(of: candidate.path)
            picture = dossier.picture
            traits = dossier.traits
            return dossier.report
          }
          if let traits { known.add(traits) }
          kept = known
          outcome = .success(known.report)
        } catch {
          if context.exitCode(of: error) == .interrupted { return .interrupted }
          if !candidate.isNamed, isOther(candidate.path, error) { return .skipped(candidate.path, error) }
          outcome = .failure(error)
        }
      }
      let file = AnalyzedFile(of: candidate.path, outcome: outcome, redacting: command.reading.redact)
      var row = row(of: file, candidate.path, picture)
      if command.findsRelatives, let kept {
        let path = command.reading.redact ? Redaction.path(candidate.path) : candidate.path
        row.relative = (kept.traits ?? RelativeTraits(kept.report), path)
      }
      // Without a store the report is released here: it neither waits in memory nor is shared with the writer.
      if photos.repository != nil { row.kept = kept }
      return .row(row)
    }

    /// A row that another process makes; nil where none does, or a report is asked for.
    private func written(_ path: SystemPath) throws(MetaLensError) -> Row? {
      guard let readers, !readers.givesReports, case .row(var row) = try readers.read(path) else {
        return nil
      }
      row.isOutput = isTarget(path)
      return row
    }

    private func dossier(of path: SystemPath) async throws(MetaLensError) -> PhotoDossier {
      if let readers { return try readers.dossier(of: path) }
      guard command.format == .html || command.findsRelatives else {
        return PhotoDossier(
          report: try await context.analyzer.analyze(
            .path(path), command.reading.depth, command.reading.hashing))
      }
      var wishes = PhotoDossier.Wishes(
        pictures: command.format == .html && !command.reading.redact, details: false,
        reduced: BatchPageRow.reduction)
      wishes.relatives = command.findsRelatives
      return try await context.analyzer.dossier(
        .path(path), command.reading.depth, command.reading.hashing, wishes)
    }

    private func row(of file: AnalyzedFile, _ path: SystemPath, _ picture: PhotoDossier.Shown) -> Row {
      // A page sorts its own rows: they needn't wait.
      let sort = command.format == .html ? .path : command.sort
      var row = Row(file, picture, by: renderer, choice: command.choice, sort: sort, in: context.language)
      row.isOutput = isTarget(path)
      if command.format == .html { row.analyzed = file.report.map(BatchPageAbout.moment) }
      return row
    }

    private func isTarget(_ path: SystemPath) -> Bool {
      !targets.isEmpty && (context.fileSystem.status(path).map { targets.contains($0.identity) } ?? false)
    }

    /// Whether a file that can't be analysed is no photo to begin with; one that can't be read is told unless its name says
    /// that it is none.
    private func isOther(_ path: SystemPath, _ error: MetaLensError) -> Bool {
      switch error.code {
      // What a Mac keeps beside a photo on other file systems, under its name (AppleDouble).
      case .notAPhoto where path.lastComponent.bytes.starts(with: "._".utf8): true
      case .notAPhoto, .emptyFile, .notRegularFile, .notFound: !PhotoExtension.isIn(path)
      case .readFailed, .permissionDenied: !PhotoExtension.mayBeIn(path)
      default: false
      }
    }
  }
}

extension BatchStep.Row {
  /// The row of a file, as far as the file alone says it.
  init(
    _ file: AnalyzedFile, _ picture: PhotoDossier.Shown = .notRead, by renderer: BatchRenderer,
    choice: RowChoice, sort: SortOrder, in language: Language
  ) {
    self.init(
      outcome: BatchTally.Outcome(file, in: language), bytes: nil, order: nil, isOutput: false, kept: nil)
    guard choice.shows(file) else { return }
    if sort != .path { order = RowOrder(of: file, by: sort, place: 0) }
    bytes = Array(renderer.row(of: file, picture: picture)[...])
  }
}
