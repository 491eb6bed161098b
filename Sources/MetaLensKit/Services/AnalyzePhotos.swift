package import MetaLensFacts
package import MetaLensPlatform

/// Analyses photos and keeps their reports, for a command, a worker, a page or an app.
///
/// A file that hasn't changed since its report was stored isn't read again. If only the model or the prior differ, the
/// stored findings are scored again.
package struct AnalyzePhotos: Sendable {
  /// How photos are analysed.
  package struct Input: Sendable {
    package var depth = AnalysisDepth.pixels
    package var hashing = true
    package var limits = ReadLimits()
    package var model = ScoreModel.shipped
    package var signatures = CameraSignatures.shipped
    /// Whether what tells photos' relatives is wanted too: a report that was kept without it is made again.
    package var relatives = false
    /// What checks Content Credentials, by version and trust anchors; empty where nothing does.
    package var credentials = ""

    package init() {}

    /// All that is wrong with it.
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
    /// It was kept, and is what reading the photo would give.
    case kept
    /// Its findings were kept, and were weighed by another model or from another prior.
    case scoredAgain
  }

  /// A report, and what there is to keep of it.
  package struct Outcome: Sendable {
    package var report: OriginalityReport
    package var origin: Origin
    /// What is to be saved; nil where that is kept already, and where nothing is remembered.
    package var record: StoredReport? {
      get { boxedRecord?.value }
      set { boxedRecord = newValue.map(Boxed.value) }
    }
    fileprivate var boxedRecord: Boxed<StoredReport>?
    /// The digests that related photos are found by; nil if they weren't asked for.
    package var traits: RelativeTraits?
    /// Why the repository couldn't be asked; the photo was read then.
    package var failure: RepositoryError?

    /// Adds what reading the photo told of its relatives; beside a redacted report nothing is kept that tells the camera.
    package mutating func add(_ traits: RelativeTraits) {
      self.traits = traits
      guard let isRedacted = record?.isRedacted else { return }
      record?.traits = isRedacted ? traits.withoutCamera : traits
    }
  }

  package let input: Input
  /// Where reports are kept; nil where nothing is remembered.
  package let repository: (any ReportRepository)?
  private let basis: ReportBasis
  private let redaction: (@Sendable (OriginalityReport) -> OriginalityReport)?

  /// Whether personal data is taken out.
  package var isRedacting: Bool { redaction != nil }

  /// Checks what is asked for; throws all that is wrong with it.
  ///
  /// - Parameters:
  ///   - redaction: takes personal data out of reports before they are kept and given; nil where nothing is taken out.
  package init(
    _ input: Input, repository: (any ReportRepository)?,
    redaction: (@Sendable (OriginalityReport) -> OriginalityReport)? = nil
  ) throws(InvalidInput) {
    let problems = input.problems
    guard problems.isEmpty else { throw InvalidInput(problems: problems) }
    self.input = input
    self.repository = repository
    self.redaction = redaction
    // Nobody asks for the signatures' digest where nothing is kept: they would be read for it.
    basis = ReportBasis(
      depth: input.depth, hashing: input.hashing, signatures: repository == nil ? .none : input.signatures,
      limits: input.limits, model: input.model, credentials: input.credentials)
  }

  /// A photo's report.
  ///
  /// - Parameters:
  ///   - file: the file's state before it is read; nil where it isn't known, and nothing is remembered then.
  ///   - readsAnyway: whether the photo is read whatever was kept.
  ///   - read: reads the photo.
  package func outcome(
    of path: SystemPath, file: FileState?, readsAnyway: Bool = false,
    read: () async throws(MetaLensError) -> OriginalityReport
  ) async throws(MetaLensError) -> Outcome {
    guard let repository, let file else {
      let report = try await read()
      return Outcome(report: redaction?(report) ?? report, origin: .analyzed)
    }
    let path = redaction == nil ? path.absolute(in: .current) : path.lastComponent
    var failure: RepositoryError?
    if !readsAnyway {
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
    // A name that begins as a path of this machine would replace what is kept of the file there.
    var path = SystemPath(bytes: Array(name.bytes.drop { $0 == UInt8(ascii: "/") }))
    if redaction != nil { path = path.lastComponent }
    // Without a digest nobody knows whether it is the same photo: it is kept as another.
    let digest =
      report.summary.sha256.flatMap { UInt64($0.prefix(16), radix: 16) } ?? .random(in: .min ... .max)
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

  /// What was kept of a photo's relatives, where the file is what it was; whatever else a report stands on may be another.
  package func keptTraits(of path: SystemPath, file: FileState?) -> RelativeTraits? {
    kept(path, file)?.traits
  }

  /// Whether the repository has a report of a photo as it is now.
  package func isKept(_ path: SystemPath, file: FileState?) -> Bool { kept(path, file) != nil }

  private func kept(_ path: SystemPath, _ file: FileState?) -> StoredReport? {
    guard let repository, let file, redaction == nil else { return nil }
    let key = ReportKey(path: path.absolute(in: .current), isRedacted: false, file: file.identity)
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

  /// What was kept, as reading the photo would give it; nil where it has to be read.
  private func outcome(keeping kept: StoredReport, _ file: FileState) -> Outcome? {
    // `dateInFuture` depends on today's date, so such a photo is read again.
    guard Self.isOf(kept, file), basis.hasSameFindings(as: kept.basis),
      !ScoreModel.isOfAnotherRelease(kept.basis.model),
      !kept.report.flags.contains(where: { $0.id == .dateInFuture }),
      !input.relatives || kept.traits != nil
    else { return nil }
    if kept.basis == basis { return Outcome(report: kept.report, origin: .kept, traits: kept.traits) }
    // Values that were taken out may be what a verdict goes by.
    guard !kept.isRedacted, let report = input.model.rescored(kept.report) else { return nil }
    var record = kept
    record.basis = basis
    record.report = report
    return Outcome(
      report: report, origin: .scoredAgain, boxedRecord: .value(record), traits: kept.traits)
  }
}
