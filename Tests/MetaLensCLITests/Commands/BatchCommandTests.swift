import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct BatchCommandTests {
  static let photos: [String: Result<OriginalityReport, MetaLensError>] = [
    "p/a.jpg": .success(.sample(score: 90)), "p/b/c.jpg": .success(.sample(score: 20)),
    "p/b.jpg": .success(.sample(score: 60)), "p/notes.txt": .failure(MetaLensError(.notAPhoto)),
    "p/empty.jpg": .failure(MetaLensError(.emptyFile)),
    "p/x.png": .failure(MetaLensError(.unsupportedFormat, detail: "png")),
    "p/hidden": .failure(MetaLensError(.unsupportedFormat, detail: "heic")),
    "p/pipe": .failure(MetaLensError(.notRegularFile)), "q/ok.jpg": .success(.sample(score: 85)),
    "t/notes.txt": .failure(MetaLensError(.notAPhoto)),
    "u/a.jpg?w=1": .failure(MetaLensError(.permissionDenied)),
    "u/b.txt": .failure(MetaLensError(.permissionDenied)),
    "u/c": .failure(MetaLensError(.readFailed)), "u/d": .failure(MetaLensError(.notAPhoto)),
    "u/e.jpg_large": .failure(MetaLensError(.emptyFile)),
    // A file that macOS writes beside a photo.
    "u/._a.jpg": .failure(MetaLensError(.notAPhoto)),
  ]
  private func paths(_ run: CannedRun) -> [String] {
    run.outputText.split(separator: "\r\n").dropFirst().compactMap { line in
      line.split(separator: ",").first.map { String($0) }
    }
  }

  @Test(
    arguments: [
      ("batch q", .success, "q/ok.jpg"),
      ("batch p", .notAnalyzed, "p/a.jpg p/b.jpg p/b/c.jpg p/empty.jpg p/hidden p/x.png"),
      ("batch q --fail-under 86", .underThreshold, "q/ok.jpg"),
      ("batch p --fail-under 86", .notAnalyzed, "p/a.jpg p/b.jpg p/b/c.jpg p/empty.jpg p/hidden p/x.png"),
      ("batch p --include *.jpg --exclude empty*", .success, "p/a.jpg p/b.jpg p/b/c.jpg"),
      ("batch p --include *.jpg --exclude empty* --exclude b", .success, "p/a.jpg p/b.jpg"),
      (
        "batch p/b p q p ./q/ p/a.jpg --include *.jpg --exclude empty*", .success,
        "p/a.jpg p/b.jpg p/b/c.jpg q/ok.jpg"
      ),
      // A file that can't be opened may be a photo unless its name shows that it isn't.
      ("batch u", .notAnalyzed, "u/a.jpg?w=1 u/c u/e.jpg_large"), ("batch t", .notAnalyzed, ""),
      ("batch t/notes.txt", .notAnalyzed, "t/notes.txt"),
      ("batch t t/notes.txt", .notAnalyzed, "t/notes.txt"),
      ("batch missing q", .notAnalyzed, "missing q/ok.jpg"),
      ("batch closed q", .notAnalyzed, "closed q/ok.jpg"),
      ("batch p --sort score --include *.jpg", .notAnalyzed, "p/b/c.jpg p/b.jpg p/a.jpg p/empty.jpg"),
      ("batch p --only amber,green --include *.jpg", .notAnalyzed, "p/a.jpg p/b.jpg"),
      ("batch p --only red --only green --exclude empty* --sort score", .notAnalyzed, "p/b/c.jpg p/a.jpg"),
      ("batch p --only failed", .notAnalyzed, "p/empty.jpg p/hidden p/x.png"),
      ("batch p --only red,failed --sort score", .notAnalyzed, "p/b/c.jpg p/empty.jpg p/hidden p/x.png"),
      ("batch p --only failed --verdict edited", .notAnalyzed, ""), ("batch q --only failed", .success, ""),
      ("batch q --verdict copy", .success, ""), ("batch q --verdict edited", .success, "q/ok.jpg"),
      ("batch p --sort date --include *.jpg", .notAnalyzed, "p/b/c.jpg p/b.jpg p/a.jpg p/empty.jpg"),
      ("batch q --wide", .usage, ""), ("batch", .usage, ""), ("batch q -0", .usage, ""),
    ] as [(String, ExitCode, String)])
  func choosesAndExits(line: String, code: ExitCode, expected: String) async {
    for jobs in [1, 3] {
      let run = CannedRun(photos: Self.photos, closedDirectories: ["closed"])
      let words = line.split(separator: " ").map(String.init)
      #expect(await run.run(words + ["--format", "csv", "--jobs", String(jobs)]) == code)
      #expect(paths(run).joined(separator: " ") == expected)
    }
  }

  /// `-` is standard input for other commands; `batch` takes a list of names from there with a flag.
  @Test(arguments: [false, true]) func saysWhereAListIsRead(isFile: Bool) async {
    let name = isFile ? "-" : "a.jpg"
    let run = CannedRun(photos: [name: .success(.sample())])
    #expect(await run.run("batch", "-") == (isFile ? .success : .notAnalyzed))
    #expect(run.errorText.contains("--files-from -") == !isFile)
  }

  @Test func orderDoesNotDependOnJobs() async {
    var photos: [String: Result<OriginalityReport, MetaLensError>] = [:]
    for number in 0..<300 { photos["d/\(number).jpg"] = .success(.sample(score: number % 101)) }
    var outputs: Set<String> = []
    for jobs in ["1", "2", "7", "100"] {
      let run = CannedRun(photos: photos)
      #expect(await run.run("batch", "d", "--format", "ndjson", "-j", jobs) == .success)
      #expect(run.outputText.utf8.count { $0 == UInt8(ascii: "\n") } == 300)
      outputs.insert(run.outputText)
    }
    #expect(outputs.count == 1)
  }

  @Test(arguments: [
    ("", true, true), ("", false, false), ("--depth structure", true, true),
    ("--depth metadata", true, false),
    ("--depth metadata --isolate", true, true), ("--no-isolate", true, false),
    ("--no-isolate --isolate", true, true), ("--isolate --no-isolate", true, false),
    ("--isolate", false, true),
  ])
  func readsBehindTheWall(flags: String, byDefault: Bool, isBehindIt: Bool) throws {
    let words = ["batch", "p"] + flags.split(separator: " ").map(String.init)
    let arguments = try ArgumentParser.parse(words.map { SystemPath($0) })
    guard
      case .run(let command as BatchCommand) = try Plan(arguments, processorCount: 1, exists: { _ in true })
    else {
      Issue.record("no batch")
      return
    }
    #expect(command.isolates(byDefault: byDefault) == isBehindIt)
  }

  @Test(
    arguments: [
      ("", .row), ("--format ndjson", .row), ("--store s", .photo([])),
      ("--format html", .photo([.small, .pictures])), ("--format html --redact", .photo(.small)),
      ("--format html --depth structure", .photo([.small, .pictures])),
      ("--relatives", .photo(.relatives)), ("--relatives --store s", .photo(.relatives)),
      ("--relatives --format html", .photo([.small, .pictures, .relatives])),
    ] as [(String, ReaderSettings.Answer)])
  func asksForReportsWhereARowIsNotEnough(flags: String, answer: ReaderSettings.Answer) throws {
    let words = ["batch", "p"] + flags.split(separator: " ").map(String.init)
    let arguments = try ArgumentParser.parse(words.map { SystemPath($0) })
    guard
      case .run(let command as BatchCommand) = try Plan(arguments, processorCount: 1, exists: { _ in true })
    else {
      Issue.record("no batch")
      return
    }
    #expect(command.wantedAnswer == answer)
  }

  @Test(arguments: [
    ("", true), ("--no-isolate", false), ("--depth metadata", false), ("--depth metadata --isolate", true),
    ("--quiet", false), ("--quiet --isolate", true),
  ])
  func saysOnceThatItCannotStartReaders(flags: String, isSaid: Bool) async {
    let run = CannedRun(photos: Self.photos, startsReaders: true)
    _ = await run.run(["batch", "p"] + flags.split(separator: " ").map(String.init))
    let notes = run.errorText.split(separator: "\n").count { $0.contains("without isolation") }
    #expect(notes == (isSaid ? 1 : 0))
    #expect(run.outputText.contains("p/a.jpg"))
  }

  @Test(arguments: ["json", "ndjson"])
  func writesObjects(format: String) async throws {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "p", "--format", format)
    let text =
      format == "json"
      ? run.outputText
      : "[" + run.outputText.split(separator: "\n").joined(separator: ",") + "]"
    let objects = try #require(try ForeignJSON.parse(text).arrayValue)
    #expect(objects.count == 6)
    #expect(objects.filter { $0["schema"]?.stringValue == "metalens.error/1" }.count == 3)
    let empty = CannedRun(photos: Self.photos)
    _ = await empty.run("batch", "t", "--format", format)
    #expect(empty.outputText == (format == "json" ? "[]\n" : ""))
  }

  @Test(arguments: [
    ([], true), (["--depth", "structure"], true), (["--depth", "metadata"], false),
    (["--depth", "metadata", "--hash"], true), (["--no-hash"], false), (["--hash", "--no-hash"], false),
  ])
  func hashesWhatIsReadWhole(flags: [String], isHashed: Bool) async throws {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run(["batch", "q", "--format", "ndjson"] + flags)
    #expect(
      try ForeignJSON.parse(run.outputText)["summary"]?["sha256"]?.stringValue == (isHashed ? "ab12" : nil))
  }

  @Test func rowsLeaveAsTheyCome() async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "p", "--format", "ndjson")
    #expect(run.current { $0.writes } == 6)
  }

  @Test func closesWithASummary() async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "p", "--verbose")
    let lines = run.errorText.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("metalens: p/notes.txt: skipped: ") == true)
    #expect(lines.contains("3 analysed: 1 green, 1 amber, 1 red."))
    #expect(lines.contains("  3  edited"))
    #expect(lines.contains("3 failed:"))
    #expect(lines.contains("  1  The file is empty."))
    #expect(lines.last == "Other files skipped (not photos): 2 (1 .txt, …).")
    let redacted = CannedRun(photos: Self.photos)
    _ = await redacted.run("batch", "p", "--redact")
    #expect(redacted.errorText.hasSuffix("Other files skipped (not photos): 2.\n"))
    let quiet = CannedRun(photos: Self.photos)
    _ = await quiet.run("batch", "p", "-q")
    #expect(quiet.errorText.isEmpty)
  }

  /// A glob that matches more than was meant shows in the count, even if no file is left.
  @Test(
    arguments: [
      (["--exclude", "a.jpg"], 1), (["--include", "a.jpg"], 7), (["--exclude", "*"], 8), ([], nil),
    ] as [([String], Int?)])
  func whatPatternsLeaveOutIsCounted(patterns: [String], count: Int?) async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run(["batch", "p"] + patterns)
    let lines = run.errorText.split(separator: "\n").filter { $0.hasPrefix("Left out by") }
    #expect(lines == (count.map { ["Left out by --include and --exclude: \($0)."] } ?? []))
  }

  /// A glob that matches nothing is a mistake: photos that should be left out are analyzed.
  @Test(
    arguments: [
      (["--exclude", "/p/b"], "--exclude /p/b"), (["--exclude", "{a,b}.jpg"], "--exclude {a,b}.jpg"),
      (["--include", "*.jpg", "--include", "*.jpeg", "--exclude", "["], "--include *.jpeg, --exclude ["),
      (["--include", "*.jpg", "--exclude", "b"], nil), (["--include", "*.jpg", "--exclude", "*.png"], nil),
      (["--exclude", "/home/ada/p", "--redact"], "--exclude p"), (["--exclude", "x", "--quiet"], nil),
    ] as [([String], String?)])
  func whatMatchesNothingIsTold(flags: [String], globs: String?) async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run(["batch", "p", "--no-isolate"] + flags)
    let told = run.errorText.split(separator: "\n").filter { $0.hasPrefix("Matched nothing") }
    #expect(told.count == (globs == nil ? 0 : 1))
    #expect(globs.map { told.first?.hasPrefix("Matched nothing: \($0). ") == true } ?? true)
  }

  @Test(arguments: ["table", "csv", "ndjson", "json"], ["metadata", "structure", "pixels"])
  func theSummaryTellsTheDepth(format: String, depth: String) async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "p", "--format", format, "--depth", depth)
    let note = Message.noteDepth(depth: depth).text(in: .english)
    #expect(run.errorText.split(separator: "\n").contains { $0 == note })
  }

  /// Readers who see only the counts learn where the model's error rates are documented, if anything was scored.
  @Test(arguments: [(["p"], true), (["q", "--only", "red"], true), (["t/notes.txt"], false)])
  func theSummaryTellsHowOftenScoresAreWrong(words: [String], isTold: Bool) async {
    for language in [Language.english, .german] {
      let run = CannedRun(photos: Self.photos)
      _ = await run.run(["batch", "--language", language.rawValue] + words)
      let note = Message.noteModel(model: ScoreModel.shippedVersion).text(in: language)
      #expect(run.errorText.split(separator: "\n").contains { $0 == note } == isTold)
    }
  }

  @Test func progressIsForTerminalsAlone() async {
    let run = CannedRun(photos: Self.photos, terminals: [.error])
    _ = await run.run("batch", "p")
    #expect(run.errorText.contains("1 of "))
    #expect(run.errorText.contains("1 green, 0 amber, 0 red"))
    #expect(run.errorText.contains("\r\u{1b}[K3 analysed"))
    let quiet = CannedRun(photos: Self.photos, terminals: [.error])
    _ = await quiet.run("batch", "p", "--quiet")
    #expect(quiet.errorText.isEmpty)
  }

  @Test(arguments: [("\n", []), ("\0", ["-0"])])
  func readsLists(separator: String, flags: [String]) async {
    let list = ["p/b.jpg", "", "q", "p/a.jpg", "p/b.jpg"].joined(separator: separator)
    for name in ["-", "list"] {
      let run = CannedRun(photos: Self.photos, input: Array(list.utf8))
      run.current { $0.files["list"] = Array(list.utf8) }
      #expect(await run.run(["batch", "--files-from", name, "--format=csv"] + flags) == .success)
      #expect(paths(run) == ["p/a.jpg", "p/b.jpg", "q/ok.jpg"])
    }
    #expect(await CannedRun().run("batch", "--files-from", "none") == .notAnalyzed)
  }

  /// Every second byte of a UTF-16 list may be NUL.
  ///
  /// If such a list were split at NULs, a path's slash would name the whole disk.
  @Test(arguments: [true, false], [[], ["--null"]])
  func readsListsInUTF16(isBig: Bool, flags: [String]) async {
    let list = ListTextTests.utf16("p/b.jpg\r\nq\r\n\r\np/a.jpg", isBig: isBig)
    for name in ["-", "list"] {
      let run = CannedRun(photos: Self.photos, input: list)
      run.current { $0.files["list"] = list }
      #expect(await run.run(["batch", "--files-from", name, "--format=csv"] + flags) == .success)
      #expect(paths(run) == ["p/a.jpg", "p/b.jpg", "q/ok.jpg"])
    }
  }

  @Test(arguments: ["-", "list"]) func namesTheFlagForAListWithNUL(name: String) async {
    let list = Array("p/a.jpg\0p/b.jpg\0".utf8)
    let run = CannedRun(photos: Self.photos, input: list)
    run.current { $0.files["list"] = list }
    #expect(await run.run("batch", "--files-from", name, "q") == .usage)
    #expect(run.outputText.isEmpty)
    let shown = name == "-" ? "standard input" : name
    #expect(run.errorText.contains("metalens: \(shown): \(MessageKey.batchListHoldsNUL.text(in: .english))"))
    #expect(run.errorText.contains("--null"))
  }

  @Test(arguments: ["json", "csv", "ndjson", "table"])
  func interruptedRowsAreWhole(format: String) async throws {
    let run = CannedRun(photos: Self.photos, interruptedAfter: 2)
    #expect(await run.run("batch", "p", "-j1", "--format", format, "-o", "out") == .interrupted)
    // An earlier result would still be there.
    #expect(run.current { $0.files["out"] } == nil)
    let text = String(decoding: try #require(run.current { $0.files["out.partial"] }), as: UTF8.self)
    #expect(text.contains("p/a.jpg") && text.contains("p/b.jpg") && text.utf8.last == 10)
    if format == "json" { #expect(try ForeignJSON.parse(text).arrayValue?.count == 2) }
    #expect(
      run.errorText.hasSuffix(
        MessageKey.summaryInterrupted.text(in: .english) + "\n"
          // One job looks for a file when it needs one.
          + MessageKey.summaryFilesLeftUnknown.text(in: .english)
          + (format == "ndjson" ? "\n" + MessageKey.summaryResumable.text(in: .english) : "")
          + "\nmetalens: The results so far are in out.partial; out wasn't written.\n"))
  }

  /// Files that were named needn't be searched, so that their number is known where no progress is shown.
  @Test(arguments: [["--files-from", "list"], ["p/a.jpg", "p/b.jpg", "q/ok.jpg"]])
  func namedFilesLeaveAKnownNumber(named: [String]) async {
    let run = CannedRun(photos: Self.photos, interruptedAfter: 1)
    run.current { $0.files["list"] = Array("p/a.jpg\np/b.jpg\nq/ok.jpg\n".utf8) }
    #expect(await run.run(["batch", "-j1", "--format", "csv"] + named) == .interrupted)
    #expect(run.errorText.contains("Files not read yet: 2 of 3."))
  }

  /// A photo whose reading was aborted has no row, since it isn't known to be broken.
  @Test(arguments: ["json", "csv", "ndjson", "table"])
  func aBrokenOffReadingHasNoRow(format: String) async {
    let photos: [String: Result<OriginalityReport, MetaLensError>] = [
      "p/a.jpg": .success(.sample()), "p/cut.jpg": .failure(MetaLensError(.cancelled)),
    ]
    let run = CannedRun(photos: photos, interruptedAfter: 2)
    #expect(await run.run("batch", "p", "-j1", "--format", format) == .interrupted)
    #expect(run.outputText.contains("p/a.jpg") && !run.outputText.contains("cut.jpg"))
  }

  @Test func saysHowManyAreLeftOut() async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "p", "--only", "red")
    #expect(run.outputText.split(separator: "\n").count == 2)
    #expect(run.errorText.contains("3 analysed: 1 green, 1 amber, 1 red.\n"))
    #expect(run.errorText.hasSuffix("Not shown, as chosen: 5.\n"))
  }

  /// A directory without photos doesn't replace an earlier result.
  @Test func nothingReplacesNothing() async {
    let run = CannedRun(photos: Self.photos)
    run.current { $0.files["out"] = [1] }
    #expect(await run.run("batch", "t", "--format", "csv", "-o", "out") == .notAnalyzed)
    #expect(run.current { $0.files["out"] } == [1])
    #expect(run.errorText.hasSuffix("There was nothing to write; out was left as it was.\n"))
    #expect(await run.run("batch", "q", "--format", "csv", "-o", "out", "--only", "red") == .success)
    #expect(run.current { $0.files["out"] } == Array(CSVReport.header.utf8))
  }

  /// Nor is a photo outside the input overwritten, as if the shell expands `-o p/*.jpg` to `-o p/a.jpg p/b.jpg`.
  @Test(arguments: [["p"], ["p/a.jpg"], ["p/b.jpg"]])
  func neverWritesOverAPhoto(roots: [String]) async {
    let run = CannedRun(photos: Self.photos)
    #expect(await run.run(["batch"] + roots + ["-o", "p/a.jpg"]) == .usage)
    #expect(run.current { $0.files["p/a.jpg"] } == nil)
    #expect(run.errorText.contains("is named as a photo, which a report would replace"))
  }

  @Test func anEarlierOutputBelowTheDirectoryIsReplaced() async {
    let run = CannedRun(photos: Self.photos)
    #expect(
      await run.run("batch", "p", "--include", "*.txt", "--include", "a.jpg", "-o", "p/notes.txt") == .success
    )
    #expect(run.current { $0.files["p/notes.txt"] } != nil)
  }

  /// A photo isn't hidden by the name of a temporary file; what isn't one isn't told of, since it may be the run's own.
  @Test(arguments: [MetaLensError.Code.notAPhoto, .emptyFile, .notFound, .permissionDenied])
  func aTemporaryNameHidesNoPhoto(code: MetaLensError.Code) async {
    let run = CannedRun(photos: [
      "t/.metalens-1.tmp": .success(.sample()), "t/.metalens-2.tmp": .failure(MetaLensError(code)),
      "t/a.jpg": .success(.sample()),
    ])
    #expect(await run.run("batch", "t", "--format", "csv") == .success)
    #expect(run.outputText.contains("t/.metalens-1.tmp") && !run.outputText.contains("t/.metalens-2.tmp"))
    // It isn't known whether a file that can't be read is a photo.
    #expect(run.errorText.contains("skipped") == (code == .permissionDenied), "\(run.errorText)")
    #expect(await run.run("batch", "t/.metalens-2.tmp") == .notAnalyzed)
  }

  /// A photo that macOS keeps in iCloud wasn't analyzed; what macOS keeps beside photos isn't counted as one of them.
  @Test(arguments: [[], ["--redact"]]) func tellsWhatMacOSLeaves(flags: [String]) async {
    let run = CannedRun(photos: [
      "c/.b.HEIC.icloud": .failure(MetaLensError(.notAPhoto, detail: "propertyList")),
      "c/._a.jpg": .failure(MetaLensError(.notAPhoto)), "c/a.jpg": .success(.sample()),
    ])
    #expect(await run.run(["batch", "c", "--format", "csv"] + flags) == .notAnalyzed)
    #expect(run.outputText.contains(".b.HEIC.icloud") && !run.outputText.contains("._a.jpg"))
    #expect(run.outputText.contains("isn't on this computer"))
    #expect(run.errorText.contains("Other files skipped (not photos): 1 (1 ._)."), "\(run.errorText)")
  }

  @Test func aClosedPipeEndsItQuietly() async {
    let run = CannedRun(photos: Self.photos, outputFailure: .closedPipe)
    #expect(await run.run("batch", "p", "-j2") == .success)
    #expect(run.errorText.isEmpty)
  }

  @Test func redactsPathsEverywhere() async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "p", "--redact", "--verbose", "--format", "ndjson")
    #expect(!run.outputText.contains("p/") && !run.errorText.contains("p/"))
    for secret in ["SECRET", "SERIAL", "Ada", "Carla", "33.5"] { #expect(!run.outputText.contains(secret)) }
  }

  @Test func csvBeginsWithAMarkWhereAsked() async {
    let run = CannedRun(photos: Self.photos)
    _ = await run.run("batch", "q", "--format", "csv", "--csv-bom")
    #expect(run.current { $0.output }.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "p")]))
    #expect(await CannedRun(photos: Self.photos).run("batch", "q", "--csv-bom") == .usage)
  }
}
