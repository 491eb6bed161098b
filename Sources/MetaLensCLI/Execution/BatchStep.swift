import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The result for one file of a batch.
enum BatchStep: Sendable {
  /// Stored indirectly: a step is passed on several times, and each time all of it would be copied.
  indirect case row(Row)
  /// A row of an interrupted run that is still valid.
  indirect case kept(KeptRows.Row)
  /// A file that isn't a photo and wasn't named.
  case skipped(SystemPath, MetaLensError)
  /// A file with a temporary name that isn't a photo and wasn't named: what a run, such as this one, hasn't finished.
  case passedOver
  /// The run was stopped while the file was read.
  case interrupted

  /// The input of a step.
  enum Input: Sendable {
    case file(BatchSelection.Candidate)
    /// A kept row, which replaces reading its photo.
    indirect case kept(KeptRows.Row)
  }

  /// A file's row and what is counted of it: everything that waits until the rows before it are written.
  struct Row: Sendable {
    var outcome: BatchTally.Outcome
    /// The row as it is written; nil if the choice of rows leaves it out.
    var bytes: [UInt8]?
    /// The row's place in the order; nil if rows are written as they come.
    var order: RowOrder?
    /// Whether the file is one that this run writes to.
    var isOutput: Bool
    /// What the store had for the photo, or has to keep; nil without a store or a report.
    var kept: AnalyzePhotos.Outcome?
    /// What shows which photos are its relatives, and its path as output may show it; nil without `--relatives` or a
    /// report.
    var relative: (traits: RelativeTraits, path: SystemPath)?
    /// What a page says of the report; nil if there is none.
    var analyzed: BatchPageAbout.Part?
  }

  /// The approximate number of bytes that the step holds while it waits.
  var size: Int {
    switch self {
    case .row(let row): 256 + (row.bytes?.capacity ?? 0)
    case .kept(let row): 256 + row.line.count
    case .skipped, .passedOver, .interrupted: 256
    }
  }

  /// Does everything for one file that doesn't depend on other files, including rendering, so that it can run in
  /// parallel.
  ///
  /// A class, since each file's task holds a reference to it.
  final class Work: Sendable {
    let command: BatchCommand
    let context: CommandContext
    let renderer: BatchRenderer
    /// Files that exist at the output paths.
    let targets: Set<FileIdentity.Place>
    /// Analyzes photos, or takes their reports from the store.
    let photos: AnalyzePhotos
    let storeFiles: Set<FileIdentity.Place>
    /// The processes that read photos; nil if this process reads them.
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

    /// Analyzes a file and renders its row, unless a kept row replaces it.
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
        let state = photos.repository == nil ? nil : context.fileSystem.state(candidate.path)
        if let state, storeFiles.contains(state.identity.place) {
          return .skipped(candidate.path, MetaLensError(.notAPhoto))
        }
        do throws(MetaLensError) {
          if let row = try written(candidate.path) { return .row(row) }
          // A page shows pictures, which a store doesn't keep.
          var known = try await photos.outcome(
            of: candidate.path, file: state, readsAnyway: command.format == .html
          ) { () async throws(MetaLensError) in
            let dossier = try await dossier(of: candidate.path)
            picture = dossier.small
            traits = dossier.traits
            return dossier.report
          }
          if let traits { known.add(traits) }
          kept = known
          outcome = .success(known.report)
        } catch {
          if context.exitCode(of: error) == .interrupted { return .interrupted }
          if !candidate.isNamed, isOther(candidate.path, error) {
            return isTemporary(candidate.path, error) ? .passedOver : .skipped(candidate.path, error)
          }
          outcome = .failure(error)
        }
      }
      var file = AnalyzedFile(of: candidate.path, outcome: outcome, redacting: command.reading.redact)
      if command.format == .html, command.reading.hashing, let error = file.error,
        command.choice.shows(file)
      {
        do throws(MetaLensError) {
          file.digest = try await context.digest(of: candidate.path, after: error)
        } catch {
          return .interrupted
        }
      }
      var row = row(of: file, candidate.path, picture)
      if command.arguments.findsRelatives, let kept {
        let path = command.reading.redact ? Redaction.path(candidate.path) : candidate.path
        row.relative = (kept.traits ?? RelativeTraits(kept.report), path)
      }
      // Without a store, the report is released here: it doesn't wait in memory and isn't shared with the writer.
      if photos.repository != nil { row.kept = kept }
      return .row(row)
    }

    /// Returns a row that another process rendered; nil if no other process reads photos or those don't give rows.
    private func written(_ path: SystemPath) throws(MetaLensError) -> Row? {
      guard let readers, readers.givesRows, case .row(var row) = try readers.read(.path(path)) else {
        return nil
      }
      row.isOutput = isTarget(path)
      return row
    }

    private func dossier(of path: SystemPath) async throws(MetaLensError) -> PhotoDossier {
      if let readers { return try readers.dossier(of: .path(path)) }
      return try await context.service.dossier(
        .path(path), command.reading.depth, command.reading.hashing, command.wishes)
    }

    private func row(of file: AnalyzedFile, _ path: SystemPath, _ picture: PhotoDossier.Shown) -> Row {
      // A page sorts its rows itself; until its head can say what they are, they wait in the order in which they come.
      let sort = command.format == .html ? .path : command.arguments.sort
      var row = Row(file, picture, by: renderer, choice: command.choice, sort: sort, in: context.language)
      row.isOutput = isTarget(path)
      if command.format == .html {
        row.analyzed = file.report.map(BatchPageAbout.Part.init)
        row.order = .arriving(at: 0)
      }
      return row
    }

    private func isTarget(_ path: SystemPath) -> Bool {
      !targets.isEmpty && (context.fileSystem.status(path).map { targets.contains($0.identity) } ?? false)
    }

    /// Whether a file that isn't a photo has the name of a temporary file of a run; it may be gone by now.
    private func isTemporary(_ path: SystemPath, _ error: MetaLensError) -> Bool {
      let codes: [MetaLensError.Code] = [.notAPhoto, .emptyFile, .notFound]
      return codes.contains(error.code) && ReplacingFile.isTemporary(path)
    }

    /// Whether a file that can't be analyzed isn't a photo at all.
    ///
    /// A file that can't be read counts as a photo unless its name's extension is that of another kind of file.
    private func isOther(_ path: SystemPath, _ error: MetaLensError) -> Bool {
      switch error.code {
      case .notAPhoto where path.isAppleDouble: true
      case .notAPhoto, .emptyFile, .notRegularFile, .notFound: !PhotoExtension.isIn(path)
      case .readFailed, .permissionDenied: !PhotoExtension.mayBeIn(path)
      default: false
      }
    }
  }
}

extension SystemPath {
  /// Whether the name is that of a file that macOS keeps beside another one on foreign file systems, under the other
  /// one's name (AppleDouble).
  var isAppleDouble: Bool { lastComponent.bytes.starts(with: "._".utf8) }
}

extension BatchStep.Row {
  /// Makes the row of a file, as far as it doesn't depend on other files.
  init(
    _ file: AnalyzedFile, _ picture: PhotoDossier.Shown = .notRead, by renderer: BatchRenderer,
    choice: RowFilter, sort: SortOrder, in language: Language
  ) {
    self.init(
      outcome: BatchTally.Outcome(file, in: language), bytes: nil, order: nil, isOutput: false, kept: nil)
    guard choice.shows(file) else { return }
    if sort != .path { order = RowOrder(of: file, by: sort, place: 0) }
    bytes = Array(renderer.row(of: file, picture: picture)[...])
  }
}
