import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensCLI

/// Tests that `history` shows what `batch --store` and `analyze --store` keep.
struct HistoryCommandTests {
  private let directory: TemporaryDirectory
  private var store: String { directory.path + "/store.db" }
  private var photos: String { directory.path + "/photos" }

  init() throws {
    directory = try TemporaryDirectory()
    try directory.directory("photos")
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try directory.file("photos/" + name, [1]) }
  }

  /// Reports by the supplied model, so that their basis is that of the command.
  ///
  /// - Parameter bare: the name of the photo that states neither date nor position.
  private func run(
    _ scores: [String: Int] = ["a.jpg": 10, "b.jpg": 60, "c.jpg": 95], signatures: String? = nil,
    bare: String? = nil
  ) -> CannedRun {
    CannedRun(
      photos: Dictionary(
        uniqueKeysWithValues: scores.map { name, score in
          var report = OriginalityReport.sample(score: score, software: "GIMP \u{1B}[31m")
          report.model = ScoreModel.shippedVersion
          report.depth = .pixels
          if name == bare { (report.summary.creationDate, report.summary.location) = (nil, nil) }
          report.signatures = signatures.map {
            SignatureReference(form: "metalens-signatures/3", photoCount: 1, sha256: $0)
          }
          report.flags = report.flags.filter { $0.id != .gpsImpossible }
          return (photos + "/" + name, .success(report))
        }))
  }

  private func kept() async -> CannedRun {
    let batch = run()
    #expect(await batch.run("batch", "--store", store, "--format", "ndjson", photos) == .success)
    return batch
  }

  @Test func whatIsUnchangedIsntReadAgain() async throws {
    let first = await kept()
    #expect(first.current { $0.analyses } == 3)
    let again = run()
    #expect(await again.run("batch", "--store", store, "--format", "ndjson", photos) == .success)
    #expect(again.current { $0.analyses } == 0)
    #expect(again.outputText == first.outputText)
    #expect(again.errorText.contains("photos unchanged: 3"))
    // Only the changed file is read again, and with another depth all files are.
    try directory.file("photos/b.jpg", [1, 2])
    let changed = run()
    #expect(await changed.run("batch", "--store", store, "--format", "ndjson", photos) == .success)
    #expect(changed.current { $0.analyses } == 1)
    let analyzed = run()
    #expect(await analyzed.run("analyze", "--store", store, "--brief", photos + "/b.jpg") == .success)
    #expect(analyzed.current { $0.analyses } == 0 && !analyzed.outputText.isEmpty)
    let deeper = run()
    #expect(await deeper.run("batch", "--store", store, "--depth", "structure", photos) == .success)
    #expect(deeper.current { $0.analyses } == 3)
  }

  /// Bytes may differ although size, modification time and inode are the same; then the status change time shows it.
  ///
  /// `exiv2 -k` leaves a photo like that. A photo that was changed in the second of the analysis may have been changed
  /// after it.
  @Test(arguments: [(1_767_225_599, 0), (1_767_225_600, 1), (1_767_225_601, 1)] as [(Int64, Int)])
  func aPhotoThatWasDatedBackIsReadAgain(changed: Int64, analyses: Int) async {
    _ = await kept()
    for arguments in [["batch", photos], ["analyze", photos + "/a.jpg", photos + "/b.jpg"]] {
      let again = run()
      again.current { [path = photos + "/b.jpg"] in $0.statusChanged[path] = changed }
      #expect(await again.run(arguments + ["--store", store]) == .success)
      #expect(again.current { $0.analyses } == analyses)
    }
  }

  /// Reports with another prior can't be compared, which is noted; for reports with one basis there is no note.
  @Test func scoresThatCannotBeComparedAreTold() async {
    _ = await kept()
    let alike = run([:])
    #expect(await alike.run("history", "--store", store) == .success)
    #expect(!alike.errorText.contains("can't be compared"))
    let other = run(["b.jpg": 60])
    #expect(await other.run("analyze", "--store", store, "--prior", "0.9", photos + "/b.jpg") == .success)
    let mixed = run([:])
    #expect(await mixed.run("history", "--store", store) == .success)
    #expect(mixed.errorText.contains("can't be compared with each other"))
    #expect(mixed.errorText.contains("pixels, 0.5 (2)"))
  }

  /// A report that wasn't compared with signatures, such as one without a camera, doesn't count as another basis.
  @Test(arguments: [("aa", false), ("bb", true)])
  func aReportWithoutSignaturesIsOfNoOtherBasis(last: String, isMixed: Bool) async {
    for (name, digest) in [("a.jpg", nil), ("b.jpg", "aa"), ("c.jpg", last)] as [(String, String?)] {
      let one = run([name: 60], signatures: digest)
      _ = await one.run("analyze", "--store", store, photos + "/" + name)
    }
    let list = run([:])
    #expect(await list.run("history", "--store", store) == .success)
    #expect(list.errorText.contains("can't be compared") == isMixed)
  }

  /// A page needs pictures, so photos are read again; its reports are still stored.
  @Test func aPageReadsPhotos() async {
    _ = await kept()
    let page = run()
    #expect(await page.run("batch", "--store", store, "--format", "html", photos) == .success)
    #expect(page.current { $0.analyses } == 3 && page.outputText.contains("</html>"))
  }

  @Test func sortedRowsAreKeptToo() async {
    let sorted = run()
    #expect(
      await sorted.run("batch", "--store", store, "--sort", "score", "--only", "red", photos) == .success)
    let history = run()
    #expect(await history.run("history", "--store", store, "--format", "ndjson") == .success)
    #expect(history.outputText.split(separator: "\n").count == 3)
  }

  @Test func aReportIsShownAsItWas() async {
    let batch = await kept()
    let history = run([:])
    #expect(await history.run("history", "--store", store, "--format", "ndjson") == .success)
    #expect(history.outputText == batch.outputText)
    let analyzed = run()
    _ = await analyzed.run("analyze", "--details", "--language", "ko", photos + "/a.jpg")
    let text = run([:])
    _ = await text.run("history", "--store", store, "--details", "--language", "ko", photos + "/a.jpg")
    #expect(text.outputText.hasSuffix(analyzed.outputText))
    #expect(!text.outputText.contains("\u{1B}"))
  }

  static let choices: [(flags: [String], names: [String])] = [
    ([], ["a", "b", "c"]), (["--only", "red,amber"], ["a", "b"]), (["--min-score", "60"], ["b", "c"]),
    (["--max-score", "60", "--min-score", "11"], ["b"]), (["--camera", "canon"], ["a", "b", "c"]),
    (["--camera", "nikon"], []), (["--software", "gimp"], ["a", "b", "c"]), (["--verdict", "copy"], []),
    (["--taken-after", "2008-05-30", "--taken-before", "2008-06"], ["a", "b", "c"]),
    (["--analyzed-after", "2026", "--analyzed-before", "2026-01-01T00:00:01"], ["a", "b", "c"]),
    (["--analyzed-before", "2026"], []), (["--box=-34,127,-33,128"], ["a", "b", "c"]),
    (["--box=0,0,1,1"], []),
    (["--sort", "score"], ["a", "b", "c"]), (["--sort", "size"], ["a", "b", "c"]),
  ]

  @Test(arguments: choices) func conditionsChoose(flags: [String], names: [String]) async {
    _ = await kept()
    let history = run([:])
    #expect(await history.run(["history", "--store", store, "--format", "csv"] + flags) == .success)
    let rows = history.outputText.split(separator: "\r\n").dropFirst()
    #expect(rows.map { String($0.prefix { $0 != "," }) } == names.map { photos + "/" + $0 + ".jpg" })
    #expect(names.isEmpty == history.errorText.contains("No stored report matches."))
  }

  static let unstated: [(flags: [String], dates: Bool, positions: Bool)] = [
    ([], false, false), (["--camera", "canon"], false, false), (["--taken-after", "1900"], true, false),
    (["--taken-before", "2030", "--only", "amber"], true, false),
    (["--taken-before", "2030", "--only", "red"], false, false), (["--box=-90,-180,90,180"], false, true),
    (["--taken-after", "1900", "--box=0,0,1,1"], true, true),
  ]

  /// A report without a date can't meet a condition on it, which is said, on a page too.
  @Test(arguments: unstated.indices) func whatStatesNothingIsCounted(row: Int) async {
    let (flags, dates, positions) = Self.unstated[row]
    let batch = run(bare: "b.jpg")
    #expect(await batch.run("batch", "--store", store, "--format", "ndjson", photos) == .success)
    let history = run([:])
    #expect(await history.run(["history", "--store", store, "--format", "html"] + flags) == .success)
    for text in [history.errorText, history.outputText] {
      #expect(text.contains("Stored reports that state no date") == dates)
      #expect(text.contains("Stored reports that state no position") == positions)
    }
    // A page without rows says once that it has none.
    #expect(!history.outputText.contains(MessageKey.historyNone.text(in: .english)))
    let isSaid = history.errorText.contains("meet the condition: 1.")
    #expect(isSaid == (dates || positions))
  }

  @Test func redactionWithholdsWhatWasKept() async {
    _ = await kept()
    let history = run([:])
    #expect(await history.run("history", "--store", store, "--redact", "--format", "json") == .success)
    #expect(!history.outputText.contains(directory.path) && !history.outputText.contains("SERIAL"))
    let redacted = run()
    let other = directory.path + "/redacted.db"
    #expect(
      await redacted.run("batch", "--store", other, "--redact", "--format", "ndjson", photos) == .success)
    let bytes = directory.contents("redacted.db") ?? ""
    #expect(!bytes.contains(directory.path) && !bytes.contains("SERIAL") && !bytes.contains("Ada Artist"))
    #expect(!bytes.contains("Ada Byline") && !bytes.contains("Carla Credit"))
    let shown = run([:])
    #expect(await shown.run("history", "--store", other, "--format", "ndjson") == .success)
    #expect(shown.outputText == redacted.outputText && shown.outputText.contains("\"redacted\":true"))
  }

  /// A redacted report states no path: it is found by its name, and the others are counted.
  @Test func whatStatesNoPathIsFoundByItsName() async {
    let redacted = run()
    #expect(await redacted.run("batch", "--store", store, "--redact", photos) == .success)
    let history = run([:])
    #expect(await history.run("history", "--store", store, "--format", "csv", "a.jpg") == .success)
    #expect(history.outputText.split(separator: "\r\n").count == 2 && history.outputText.contains("a.jpg,"))
    #expect(history.errorText.contains(Message.historyPathless(count: "2").text(in: .english)))
    // Another photo of that name may have the path.
    let placed = run([:])
    #expect(await placed.run("history", "--store", store, "--format", "csv", photos + "/a.jpg") == .success)
    #expect(placed.errorText.contains(Message.historyPathless(count: "3").text(in: .english)))
    let forced = run([:])
    #expect(
      await forced.run("history", "--store", store, "--prune", "chosen", "--force", "a.jpg") == .success)
    #expect(forced.errorText.contains("Reports removed: 1."))
    let rest = run([:])
    #expect(await rest.run("history", "--store", store, "--format", "csv") == .success)
    #expect(!rest.outputText.contains("a.jpg") && rest.outputText.contains("b.jpg"))
  }

  @Test func pruningShowsFirst() async {
    _ = await kept()
    // Among this run's own files there are no photos.
    let dry = run([:])
    #expect(await dry.run("history", "--store", store, "--prune", "missing", "--max-score", "60") == .success)
    #expect(dry.errorText.contains("Reports that --force would remove: 2. Nothing"))
    #expect(dry.outputText.contains("a.jpg") && !dry.outputText.contains("c.jpg"))
    let forced = run([:])
    #expect(
      await forced.run("history", "--store", store, "--prune", "missing", "--max-score", "60", "--force")
        == .success)
    #expect(forced.errorText.contains("Reports removed: 2."))
    let rest = run([:])
    #expect(await rest.run("history", "--store", store, "--format", "csv") == .success)
    #expect(rest.outputText.split(separator: "\r\n").count == 2)
  }

  @Test func whatIsRemovedIsWrittenBefore() async throws {
    _ = await kept()
    let forced = run([:])
    let prune = ["history", "--store", store, "--prune", "missing", "--max-score", "60", "--force"]
    #expect(await forced.run(prune + ["--format", "csv", "-o", "gone.csv"]) == .success)
    let list = try #require(forced.current { $0.files["gone.csv"] })
    #expect(String(decoding: list, as: UTF8.self).split(separator: "\r\n").count == 3)
    #expect(forced.errorText.contains("Reports removed: 2.") && !forced.errorText.contains("would remove"))
    let rest = run([:])
    #expect(await rest.run("history", "--store", store, "--format", "csv") == .success)
    #expect(rest.outputText.split(separator: "\r\n").count == 2)
  }

  /// Nothing is removed either if the reader of the list has gone.
  @Test(arguments: [OutputError.closedPipe, .failed("No space left on device")])
  func withoutItsListNothingIsRemoved(failure: OutputError) async {
    _ = await kept()
    let forced = CannedRun(outputFailure: failure)
    let code = await forced.run(
      "history", "--store", store, "--prune", "missing", "--force", "--format", "csv")
    #expect(code == .notAnalyzed && !forced.errorText.contains("removed"))
    let rest = run([:])
    #expect(await rest.run("history", "--store", store, "--format", "csv") == .success)
    #expect(rest.outputText.split(separator: "\r\n").count == 4)
  }

  @Test(arguments: [
    ([], "history: name the store with --store FILE"),
    (["--store", "s", "--force"], "--force needs --prune"),
    (["--store", "s", "--prune", "chosen"], "--prune: chosen needs a condition"),
    (["--store", "s", "--brief", "--format", "csv"], "--brief belongs to --format text"),
    (["--store", "s", "--wide", "--format", "csv"], "--wide belongs to --format table"),
    (["--store", "s", "--csv-bom"], "--csv-bom needs --format csv"),
    (["--store", "s", "--min-score", "x"], "--min-score: “x” isn't a whole number"),
    (
      ["--store", "s", "--min-score", "101", "--taken-after", "\u{1B}", "--box", "1"],
      "--min-score: 101 isn't a whole number from 0 to 100; --taken-after: “\\u{1b}” isn't a date"
    ),
  ])
  func wrongLinesAreTold(flags: [String], message: String) async {
    let history = run([:])
    #expect(await history.run(["history"] + flags) == .usage)
    #expect(
      history.errorText.contains(message) && !history.errorText.contains("\u{1B}"), "\(history.errorText)")
  }

  @Test func aStoreThatCantBeUsedIsTold() async throws {
    try directory.file("store.db", Array("a letter\n".utf8))
    for arguments in [["batch", photos], ["analyze", photos + "/a.jpg"], ["history"]] {
      let command = run()
      #expect(await command.run(arguments + ["--store", store]) == .notAnalyzed)
      #expect(command.errorText.contains("store.db: This file isn't a store"))
      #expect(command.outputText.isEmpty && command.current { $0.analyses } == 0)
    }
    #expect(directory.contents("store.db") == "a letter\n")
    let none = run()
    #expect(await none.run("history", "--store", directory.path + "/none.db") == .notAnalyzed)
    #expect(none.errorText.contains("This store doesn't exist"))
  }

  /// If this process read the store's own files, it would lose SQLite's locks on them.
  @Test func theStoreIsNoPhoto() async throws {
    let batch = CannedRun(photos: [store: .success(.sample()), photos + "/a.jpg": .success(.sample())])
    #expect(await batch.run("batch", "--store", store, "--format", "ndjson", directory.path) == .success)
    #expect(batch.current { $0.analyses } == 1)
  }
}
