import Foundation
import MetaLensFacts
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct AnalyzePhotosTests {
  private static let file = FileState(
    identity: FileIdentity(
      device: 1, inode: 2, byteCount: 3, modifiedSeconds: 4, modifiedNanoseconds: 5), changedSeconds: 6)

  private func origin(
    _ photos: AnalyzePhotos, _ path: String = "/a/1.jpg", file: FileState? = file,
    readsAnyway: Bool = false,
    saving: Bool = false, report: OriginalityReport
  ) async throws -> AnalyzePhotos.Origin {
    let outcome = try await photos.outcome(of: SystemPath(path), file: file, readsAnyway: readsAnyway) {
      () async throws(MetaLensError) in report
    }
    if saving, let record = outcome.record { try photos.repository?.save([record]) }
    return outcome.origin
  }

  @Test func anUnchangedFileIsntReadAgain() async throws {
    let report = try await StoredReport.sample("/1").report
    let repository = MemoryRepository()
    let input = AnalyzePhotos.Input()
    let photos = try AnalyzePhotos(input, repository: repository)
    #expect(try await origin(photos, saving: true, report: report) == .analyzed)
    #expect(try await origin(photos, report: report) == .kept)
    #expect(try await origin(photos, "/a//./1.jpg", report: report) == .kept)
    #expect(try await origin(photos, "/a/2.jpg", report: report) == .analyzed)
    #expect(try await origin(photos, readsAnyway: true, report: report) == .analyzed)
    #expect(try await origin(photos, file: nil, report: report) == .analyzed)
    for change in [\FileState.identity.byteCount] {
      var other = Self.file
      other[keyPath: change] += 1
      #expect(try await origin(photos, file: other, report: report) == .analyzed)
    }
    for change in [\FileState.identity.device, \.identity.inode] {
      var other = Self.file
      other[keyPath: change] += 1
      #expect(try await origin(photos, file: other, report: report) == .analyzed)
    }
    for change in [\FileState.identity.modifiedSeconds, \.identity.modifiedNanoseconds] {
      var other = Self.file
      other[keyPath: change] += 1
      #expect(try await origin(photos, file: other, report: report) == .analyzed)
    }
  }

  /// Checks that a file whose modification time was set back is read again: its time of change can't be set back.
  ///
  /// Equal seconds prove nothing.
  @Test(arguments: [(-1, .kept), (0, .analyzed), (1, .analyzed)] as [(Int64, AnalyzePhotos.Origin)])
  func aFileThatWasDatedBackIsReadAgain(later: Int64, origin: AnalyzePhotos.Origin) async throws {
    let stored = try await StoredReport.sample("/1")
    let photos = try AnalyzePhotos(AnalyzePhotos.Input(), repository: MemoryRepository())
    _ = try await self.origin(photos, saving: true, report: stored.report)
    var changed = Self.file
    changed.changedSeconds = 1_767_225_600 + later
    #expect(try await self.origin(photos, file: changed, report: stored.report) == origin)
    #expect(photos.isKept(SystemPath("/a/1.jpg"), file: changed) == (origin == .kept))
  }

  /// Checks that uploaded photos are kept by name, which several may share, and that none replaces a local file's
  /// record.
  @Test(arguments: [false, true]) func whatWasSentIsKeptUnderItsName(isRedacting: Bool) async throws {
    var report = try await StoredReport.sample("/1").report
    let repository = MemoryRepository()
    let redaction: @Sendable (OriginalityReport) -> OriginalityReport = { report in report }
    let photos = try AnalyzePhotos(
      AnalyzePhotos.Input(), repository: repository, redaction: isRedacting ? redaction : nil)
    _ = try await origin(photos, "/p/1.jpg", saving: true, report: report)
    // Without a digest it is unknown whether they are the same.
    for (digest, name) in [
      (nil, "p/1.jpg"), (nil, "p/1.jpg"), ("0a", "p/1.jpg"), ("0b", "p/1.jpg"), ("0b", "/p/1.jpg"),
      ("0b", "//p/1.jpg"),
    ] as [(String?, String)] {
      report.summary.sha256 = digest
      let outcome = photos.outcome(sent: report, named: SystemPath(name), byteCount: 5)
      let record = try #require(outcome.record)
      #expect(record.path.display == (isRedacting ? "1.jpg" : "p/1.jpg"))
      #expect(record.isRedacted == isRedacting && !record.saysWhere && outcome.origin == .analyzed)
      try repository.save([record])
    }
    var count = 0
    _ = try SearchReports(SearchReports.Input()).run(in: repository) { _ in
      count += 1
      return true
    }
    #expect(count == 5)
  }

  /// Checks that the data for finding relatives are kept with a report, and that a report without them is made again if
  /// needed.
  @Test func relativesAreKept() async throws {
    let report = try await StoredReport.sample("/1").report
    let repository = MemoryRepository()
    var input = AnalyzePhotos.Input()
    _ = try await origin(try AnalyzePhotos(input, repository: repository), saving: true, report: report)
    input.relatives = true
    let photos = try AnalyzePhotos(input, repository: repository)
    let path = SystemPath("/a/1.jpg")
    #expect(photos.keptTraits(of: path, file: Self.file) == nil)
    var outcome = try await photos.outcome(of: path, file: Self.file) { () async throws(MetaLensError) in
      report
    }
    #expect(outcome.origin == .analyzed)
    var traits = RelativeTraits(report)
    (traits.likeness, traits.serial, traits.model) = (5, .init(high: 1, low: 2), 3)
    outcome.add(traits)
    try repository.save([try #require(outcome.record)])
    let again = try await photos.outcome(of: path, file: Self.file) { () async throws(MetaLensError) in report
    }
    #expect(again.origin == .kept && again.traits == traits)
    #expect(photos.keptTraits(of: path, file: Self.file) == traits)
    // Nothing identifies the camera beside a redacted report.
    let redacting = try AnalyzePhotos(input, repository: repository) { $0 }
    var redacted = try await redacting.outcome(of: path, file: Self.file) {
      () async throws(MetaLensError) in report
    }
    redacted.add(traits)
    #expect(redacted.traits == traits && redacted.record?.traits == traits.withoutCamera)
  }

  /// Changes to what the findings depend on, and to what they are only weighed by.
  static let changes:
    [(change: @Sendable (inout AnalyzePhotos.Input) -> Void, origin: AnalyzePhotos.Origin)] = [
      ({ _ in }, .kept),
      ({ $0.depth = .structure }, .analyzed),
      ({ $0.hashing = false }, .analyzed),
      ({ $0.limits = ReadLimits().raised(by: 2) }, .analyzed),
      ({ $0.signatures = .none }, .analyzed),
      ({ $0.model = ScoreModel.shipped.assuming(prior: 0.9) ?? .shipped }, .scoredAgain),
      ({ $0.model.version = "another" }, .scoredAgain),
    ]

  /// Checks that findings of another release's readers aren't weighed again by this release's model.
  @Test(arguments: [("fitted/2", AnalyzePhotos.Origin.analyzed), ("mine/1", .scoredAgain)])
  func anotherReleaseIsReadAgain(version: String, origin: AnalyzePhotos.Origin) async throws {
    let report = try await StoredReport.sample("/1").report
    let repository = MemoryRepository()
    var input = AnalyzePhotos.Input()
    input.model.version = version
    let others = try AnalyzePhotos(input, repository: repository)
    _ = try await self.origin(others, saving: true, report: report)
    let photos = try AnalyzePhotos(AnalyzePhotos.Input(), repository: repository)
    #expect(try await self.origin(photos, report: report) == origin)
  }

  @Test(arguments: changes.indices) func anotherBasisIsAnotherReport(row: Int) async throws {
    let report = try await StoredReport.sample("/1").report
    let repository = MemoryRepository()
    let photos = try AnalyzePhotos(AnalyzePhotos.Input(), repository: repository)
    _ = try await origin(photos, saving: true, report: report)
    var input = AnalyzePhotos.Input()
    Self.changes[row].change(&input)
    let others = try AnalyzePhotos(input, repository: repository)
    #expect(try await origin(others, saving: true, report: report) == Self.changes[row].origin)
  }

  /// Checks that a date in the future is examined again, as it may be past by now.
  @Test func aDateInTheFutureIsLookedAtAgain() async throws {
    var report = try await StoredReport.sample("/1").report
    report.flags.append(
      OriginalityFlag(
        detail: Rule.dateInFuture.exampleDetail, grade: .derived, evidence: [], weight: 0, points: 0))
    let photos = try AnalyzePhotos(AnalyzePhotos.Input(), repository: MemoryRepository())
    _ = try await origin(photos, saving: true, report: report)
    #expect(try await origin(photos, report: report) == .analyzed)
  }

  /// If the directory was removed, a relative path isn't known from the root on; the name alone still is.
  @Test(arguments: [("1.jpg", false, true), ("/a/1.jpg", false, false), ("1.jpg", true, false)])
  func withoutADirectoryRelativePathsArentKept(path: String, isRedacting: Bool, fails: Bool) async throws {
    let report = try await StoredReport.sample("/1").report
    let whole: @Sendable (OriginalityReport) -> OriginalityReport = { $0 }
    let photos = try AnalyzePhotos(
      AnalyzePhotos.Input(), repository: MemoryRepository(), redaction: isRedacting ? whole : nil)
    let outcome = try await photos.outcome(of: SystemPath(path), file: Self.file, in: nil) {
      () async throws(MetaLensError) in report
    }
    #expect(outcome.report == report && (outcome.failure != nil) == fails)
  }

  @Test func redactedReportsAreKeptWithoutTheirDirectory() async throws {
    let report = try await StoredReport.sample("/1").report
    let repository = MemoryRepository()
    var redacted = report
    redacted.summary.artist = "withheld"
    let photos = try AnalyzePhotos(AnalyzePhotos.Input(), repository: repository) { [redacted] _ in redacted }
    let outcome = try await photos.outcome(of: SystemPath("/secret/1.jpg"), file: Self.file) {
      () async throws(MetaLensError) in report
    }
    #expect(outcome.report == redacted)
    let record = try #require(outcome.record)
    #expect(record.path == SystemPath("1.jpg") && record.isRedacted && record.report == redacted)
    try repository.save([record])
    #expect(try await origin(photos, "/secret/1.jpg", report: report) == .kept)
    // Another prior can't be weighed without the removed parts, and whoever may see everything isn't given less.
    var input = AnalyzePhotos.Input()
    input.model = try #require(ScoreModel.shipped.assuming(prior: 0.9))
    let others = try AnalyzePhotos(input, repository: repository) { [redacted] _ in redacted }
    #expect(try await origin(others, "/secret/1.jpg", report: report) == .analyzed)
    let all = try AnalyzePhotos(AnalyzePhotos.Input(), repository: repository)
    #expect(try await origin(all, "/secret/1.jpg", report: report) == .analyzed)
  }

  @Test func allThatIsWrongIsTold() {
    var input = AnalyzePhotos.Input()
    input.depth = AnalysisDepth(rawValue: "deeper")
    input.model.prior = 1
    input.limits.smallFileShare = 0
    do {
      _ = try AnalyzePhotos(input, repository: nil)
      Issue.record("taken")
    } catch {
      #expect(error.problems.map(\.field) == ["depth", "prior", "limits"])
    }
  }
}
