package import MetaLensFacts
package import MetaLensPlatform

/// Analyzes photos and keeps their reports, for a command, a worker, a page or an app.
///
/// A file that hasn't changed since its report was stored isn't read again. If only the model or the prior differ, the
/// stored findings are scored again.
package struct AnalyzePhotos: Sendable {
  /// How photos are analyzed.
  package struct Input: Sendable {
    package var depth = AnalysisDepth.pixels
    package var hashing = true
    package var limits = ReadLimits()
    package var model = ScoreModel.shipped
    package var signatures = CameraSignatures.shipped
    /// Whether the digests that related photos are found by are wanted too; if so, a photo whose stored report has none
    /// is read again.
    package var relatives = false
    /// What checks Content Credentials (`CredentialChecking.basis`); empty if nothing does.
    package var credentials = ""

    package init() {}

    /// Everything that is wrong with the input.
    var problems: [InvalidInput.Problem] {
      var problems: [InvalidInput.Problem] = []
      if !AnalysisDepth.allCases.contains(depth) {
        problems.append(.init("depth", "isn't one of metadata, structure, pixels"))
      }
      if !(model.prior > 0 && model.prior < 1) {
        problems.append(.init("prior", "isn't above 0 and below 1"))
      }
      if !(1...1000).contains(limits.smallFileShare) {
        problems.append(.init("limits", "isn't a number from 1 to 1000"))
      }
      return problems
    }
  }

  /// Where a report comes from.
  package enum Origin: Sendable, Hashable {
    /// The photo was read.
    case analyzed
    /// The report was stored, and is what reading the photo would give.
    case kept
    /// The findings were stored, and were scored again with another model or another prior.
    case scoredAgain
  }

  /// A report, and the record to store.
  package struct Outcome: Sendable {
    package var report: OriginalityReport
    package var origin: Origin
    /// The record to save; nil if it is stored already, or if there is no repository.
    package var record: StoredReport? {
      get { boxedRecord?.value }
      set { boxedRecord = newValue.map(Boxed.value) }
    }
    /// The record in a box: it contains the report again with its basis, and an outcome is passed on several times for
    /// each photo.
    fileprivate var boxedRecord: Boxed<StoredReport>?
    /// The digests that related photos are found by; nil if they weren't asked for.
    package var traits: RelativeTraits?
    /// Why the repository couldn't be read, or has no place for the report; the photo was read, and the record isn't
    /// to be saved.
    package var failure: RepositoryError?

    /// Adds the digests that related photos are found by; in a redacted record, those that identify the camera are left
    /// out.
    package mutating func add(_ traits: RelativeTraits) {
      self.traits = traits
      guard let isRedacted = record?.isRedacted else { return }
      record?.traits = isRedacted ? traits.withoutCamera : traits
    }
  }

  package let input: Input
  /// The store of reports; nil if none are stored.
  package let repository: (any ReportRepository)?
  private let basis: ReportBasis
  private let redaction: (@Sendable (OriginalityReport) -> OriginalityReport)?

  /// Whether personal data is removed from reports.
  package var isRedacting: Bool { redaction != nil }

  /// Checks the input; throws an error that lists everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - redaction: removes personal data from reports before they are stored and returned; nil to remove nothing.
  package init(
    _ input: Input, repository: (any ReportRepository)?,
    redaction: (@Sendable (OriginalityReport) -> OriginalityReport)? = nil
  ) throws(InvalidInput) {
    let problems = input.problems
    guard problems.isEmpty else { throw InvalidInput(problems: problems) }
    self.input = input
    self.repository = repository
    self.redaction = redaction
    // If nothing is stored, the signatures' digest isn't needed, and the tables aren't read to compute it.
    basis = ReportBasis(
      depth: input.depth, hashing: input.hashing, signatures: repository == nil ? .none : input.signatures,
      limits: input.limits, model: input.model, credentials: input.credentials)
  }

  /// Returns a photo's report: the stored one if it is still valid, otherwise one from reading the photo.
  ///
  /// - Parameters:
  ///   - file: the file's state before it is read; nil if it isn't known, in which case nothing is stored.
  ///   - readsAnyway: whether to read the photo even if a valid report is stored.
  ///   - directory: the directory at which a relative path begins; nil if it doesn't exist any more.
  ///   - read: reads the photo.
  package func outcome(
    of path: SystemPath, file: FileState?, readsAnyway: Bool = false, in directory: SystemPath? = .current,
    read: () async throws(MetaLensError) -> OriginalityReport
  ) async throws(MetaLensError) -> Outcome {
    guard let repository, let file else {
      let report = try await read()
      return Outcome(report: redaction?(report) ?? report, origin: .analyzed)
    }
    let path = redaction == nil ? path.absolute(in: directory) : path.lastComponent
    var failure: RepositoryError?
    if redaction == nil, !path.isAbsolute {
      // Under a relative path the report would pass for that of a photo that was sent.
      failure = .currentDirectoryMissing
    } else if !readsAnyway {
      do throws(RepositoryError) {
        let key = ReportKey(path: path, isRedacted: redaction != nil, file: file.identity)
        if let kept = try repository.report(key), let outcome = outcome(keeping: kept, file) {
          return outcome
        }
      } catch {
        failure = error
      }
    }
    return outcome(of: try await read(), path, file.identity, failure)
  }

  /// The outcome for a photo that was sent with a name and has no file here.
  ///
  /// `prune` never counts it as missing, and two different photos with the same name are stored separately.
  package func outcome(sent report: OriginalityReport, named name: SystemPath, byteCount: Int) -> Outcome {
    // A name that begins with a slash would replace the stored report of the file at that path.
    var path = SystemPath(bytes: Array(name.bytes.drop { $0 == UInt8(ascii: "/") }))
    if redaction != nil { path = path.lastComponent }
    // Without a digest it is unknown whether it is the same photo, so it is stored as a different one.
    let digest =
      report.summary.sha256.flatMap { Hexadecimal.value(of: $0.utf8.prefix(16)) }
      ?? .random(in: .min ... .max)
    let file = FileIdentity(
      device: 0, inode: digest, byteCount: byteCount, modifiedSeconds: 0, modifiedNanoseconds: 0)
    return outcome(of: report, path, file)
  }

  private func outcome(
    of report: OriginalityReport, _ path: SystemPath, _ file: FileIdentity, _ failure: RepositoryError? = nil
  ) -> Outcome {
    let record = StoredReport(
      path: path, isRedacted: redaction != nil, file: file, basis: basis, report: redaction?(report) ?? report
    )
    return Outcome(
      report: record.report, origin: .analyzed, boxedRecord: .value(record), failure: failure)
  }

  /// Returns the stored digests that a photo's related photos are found by, if the file is unchanged and the report has
  /// this depth; the rest of the report's basis may differ.
  package func keptTraits(of path: SystemPath, file: FileState?) -> RelativeTraits? {
    kept(path, file)?.traits
  }

  /// Whether the repository has a report, of this depth and not redacted, of a photo as it is now.
  package func isKept(_ path: SystemPath, file: FileState?) -> Bool { kept(path, file) != nil }

  private func kept(_ path: SystemPath, _ file: FileState?) -> StoredReport? {
    guard let repository, let file, redaction == nil else { return nil }
    let path = path.absolute(in: .current)
    guard path.isAbsolute else { return nil }
    let key = ReportKey(path: path, isRedacted: false, file: file.identity)
    guard let kept = try? repository.report(key), Self.isOf(kept, file), kept.basis.depth == basis.depth
    else { return nil }
    return kept
  }

  /// Whether a file is what it was before its report was made.
  ///
  /// Writing into a file and restoring its modification time still updates its status change time.
  private static func isOf(_ kept: StoredReport, _ file: FileState) -> Bool {
    kept.file == file.identity
      && file.isUnchanged(since: Int64(OriginalityReport.wholeSeconds(kept.report.analyzedDate)))
  }

  /// Returns the outcome from a stored report, as reading the photo would give it, or nil if the photo has to be read.
  private func outcome(keeping kept: StoredReport, _ file: FileState) -> Outcome? {
    // `dateInFuture` depends on today's date, so such a photo is read again.
    guard Self.isOf(kept, file), basis.hasSameFindings(as: kept.basis),
      !ScoreModel.isOfAnotherRelease(kept.basis.model),
      !kept.report.flags.contains(where: { $0.id == .dateInFuture }),
      !input.relatives || kept.traits != nil
    else { return nil }
    if kept.basis == basis { return Outcome(report: kept.report, origin: .kept, traits: kept.traits) }
    // The verdict may depend on values that were removed.
    guard !kept.isRedacted, let report = input.model.rescored(kept.report) else { return nil }
    var record = kept
    record.basis = basis
    record.report = report
    return Outcome(
      report: report, origin: .scoredAgain, boxedRecord: .value(record), traits: kept.traits)
  }
}
