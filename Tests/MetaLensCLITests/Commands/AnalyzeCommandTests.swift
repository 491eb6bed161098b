import MetaLensKit
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct AnalyzeCommandTests {
  private let photos: [String: Result<OriginalityReport, MetaLensError>] = [
    "d/red.jpg": .success(.sample(score: 42)), "green.jpg": .success(.sample(score: 90)),
    "cut.jpg": .failure(MetaLensError(.truncated)), "d": .failure(MetaLensError(.isDirectory)),
  ]

  @Test(
    arguments: [
      ("green.jpg", .success), ("analyze green.jpg", .success), ("green.jpg --fail-under 85", .success),
      ("d/red.jpg --fail-under 43", .underThreshold), ("d/red.jpg --fail-under 42", .success),
      ("d/red.jpg cut.jpg --fail-under 43", .notAnalyzed), ("cut.jpg green.jpg", .notAnalyzed),
      ("missing.jpg", .notAnalyzed), ("d", .notAnalyzed), ("--format json cut.jpg", .notAnalyzed),
      ("- -", .usage), ("anlyze green.jpg", .usage), ("-- anlyze", .notAnalyzed), ("analyze", .usage),
    ] as [(String, ExitCode)])
  func exits(line: String, code: ExitCode) async {
    #expect(await CannedRun(photos: photos).run(line.split(separator: " ").map(String.init)) == code)
  }

  /// Whoever names a pipe means what comes out of it, which `-` reads; in a directory nobody named it.
  @Test(
    arguments: [
      (["pipe"], true), (["batch", "pipe"], false), (["cut.jpg"], false),
    ]) func aPipeHasAnotherName(line: [String], isTold: Bool) async
  {
    let pipe = MetaLensError(.notRegularFile)
    let run = CannedRun(photos: ["pipe": .failure(pipe), "cut.jpg": .failure(MetaLensError(.truncated))])
    #expect(await run.run(line) == .notAnalyzed)
    let hint = Message.hintInput(message: "").text(in: .english)
    #expect(run.errorText.contains(hint) == isTold)
  }

  @Test func oneLineAnErrorAndEveryOtherFileItsReport() async {
    let run = CannedRun(photos: photos)
    _ = await run.run("cut.jpg", "green.jpg", "d", "d/red.jpg", "--details")
    #expect(
      run.errorText
        == "metalens: cut.jpg: \(MetaLensError(.truncated).message(in: .english))\n"
        + "metalens: d: \(MetaLensError(.isDirectory).commandMessage(in: .english))\n")
    #expect(run.outputText.contains("green.jpg\nScore 90/100  green"))
    #expect(run.outputText.contains("\n\nd/red.jpg\nScore 42/100  red"))
    #expect(run.errorText.contains("metalens batch"))
  }

  @Test(arguments: [
    (["green.jpg"], "metalens.report/1"), (["cut.jpg"], "metalens.error/1"),
    (["cut.jpg", "green.jpg"], "metalens.error/1 metalens.report/1"), (["-"], "metalens.report/1"),
  ])
  func writesJSON(files: [String], schemas: String) async throws {
    let run = CannedRun(photos: photos, input: [1])
    _ = await run.run(files + ["--format=json"])
    let value = try ForeignJSON.parse(run.outputText)
    let objects = value.arrayValue ?? [value]
    #expect((value.arrayValue != nil) == (files.count > 1))
    #expect(objects.compactMap { $0["schema"]?.stringValue }.joined(separator: " ") == schemas)
    #expect(objects.compactMap { $0["file"]?["path"]?.stringValue } == files)
    #expect(run.errorText.isEmpty)
  }

  @Test func tellsAsMuchAsIsAskedFor() async {
    let answer = CannedRun(photos: photos)
    #expect(await answer.run("green.jpg", "d/red.jpg") == .success)
    #expect(answer.outputText.hasPrefix("green.jpg\n  Not the camera's file:"))
    #expect(answer.outputText.contains("\n\nd/red.jpg\n"))
    let brief = CannedRun(photos: photos)
    #expect(await brief.run("--brief", "green.jpg", "cut.jpg", "d/red.jpg") == .notAnalyzed)
    let lines = brief.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.prefix(20) } == ["green.jpg: edited, 9", "d/red.jpg: edited, 4", ""])
    let details = CannedRun(photos: photos)
    #expect(await details.run("--details", "green.jpg") == .success)
    #expect(details.outputText.hasPrefix("Score 90/100  green\n"))
    for line in ["--brief --details a", "--brief --format json a", "--details --format html a"] {
      #expect(await CannedRun(photos: photos).run(line.split(separator: " ").map(String.init)) == .usage)
    }
  }

  /// Output fits a terminal's width; in a file it is 80 columns wide.
  @Test(arguments: [[], ["-o", "out"]]) func keepsWithinTheScreen(flags: [String]) async {
    let run = CannedRun(photos: photos, terminals: [.output])
    _ = await run.run(["d/red.jpg", "--color", "never"] + flags)
    let written = run.current { $0.files["out"] }.map { String(decoding: $0, as: UTF8.self) }
    let text = written ?? run.outputText
    let widest = text.split(separator: "\n").map { DisplayWidth.of(String($0)) }.max() ?? 0
    #expect(flags.isEmpty ? widest > 80 && widest <= 100 : widest <= 80)
  }

  @Test func redactsPathsEverywhere() async {
    let run = CannedRun(photos: photos)
    _ = await run.run("--redact", "d/red.jpg", "d/cut.jpg")
    #expect(!run.outputText.contains("d/red.jpg") && run.outputText.contains("red.jpg"))
    #expect(run.errorText.hasPrefix("metalens: cut.jpg: "))
  }

  @Test func writesAFileOnlyWhenItIsWhole() async {
    let run = CannedRun(photos: photos)
    #expect(await run.run("green.jpg", "-o", "out.txt") == .success)
    #expect(run.outputText.isEmpty)
    #expect(run.current { $0.files["out.txt"] }?.starts(with: "green.jpg\n".utf8) == true)
    #expect(await run.run("green.jpg", "-o", "green.jpg") == .usage)
    #expect(run.current { $0.files["green.jpg"] } == nil)
  }

  /// A photo may have a name without an extension.
  @Test func neverWritesOverAnInput() async {
    var photos = photos
    photos["green"] = photos["green.jpg"]
    let run = CannedRun(photos: photos)
    #expect(await run.run("green", "-o", "green") == .notAnalyzed)
    #expect(run.errorText.contains(MessageKey.errorOutputIsInputMessage.text(in: .english)))
    #expect(run.current { $0.files["green"] } == nil)
  }

  /// An old report isn't lost to a misspelled name, nor a complete report to half of a new one.
  @Test func anEarlierResultIsKept() async {
    let run = CannedRun(photos: photos, interruptedAfter: 2)
    run.current { $0.files["out.txt"] = [1] }
    #expect(await run.run("-o", "out.txt", "missing.jpg") == .notAnalyzed)
    #expect(run.errorText.hasSuffix("There was nothing to write; out.txt was left as it was.\n"))
    #expect(await run.run("-o", "out.txt", "green.jpg", "d/red.jpg") == .interrupted)
    #expect(run.current { $0.files["out.txt"] } == [1])
    #expect(run.current { $0.files["out.txt.partial"] }?.isEmpty == false)
    #expect(run.errorText.hasSuffix("are in out.txt.partial; out.txt was left as it was.\n"))
    let new = CannedRun(photos: photos)
    #expect(await new.run("-o", "out.txt", "missing.jpg") == .notAnalyzed)
    #expect(new.current { $0.files["out.txt"] } == nil && !new.errorText.contains("out.txt"))
  }

  /// Standard input has one name for people, in their language.
  @Test(arguments: [("en", "standard input"), ("de", "Standardeingabe"), ("ja", "標準入力")])
  func standardInputHasWords(language: String, words: String) async {
    let runs: [([String], Bool)] = [([], true), (["--brief"], true), (["--details"], true), ([], false)]
    for (flags, isThere) in runs {
      let run = CannedRun(input: isThere ? [1] : [])
      let code = await run.run(["-", "--language", language] + flags)
      #expect(code == (isThere ? .success : .notAnalyzed))
      #expect(isThere ? run.outputText.contains(words) : run.errorText.hasPrefix("metalens: \(words): "))
    }
  }

  /// A page of an interrupted run is whole, says at its head that it was interrupted and what wasn't read, and links to
  /// no section that isn't there.
  @Test(
    arguments: [
      (["green.jpg", "d/red.jpg", "cut.jpg"], 2, nil, 2, "1 of 3"),
      (["green.jpg", "d/red.jpg"], 1, "green.jpg", 0, "2 of 2"),
      (["green.jpg"], 1, "green.jpg", 0, "1 of 1"), (["green.jpg", "cut.jpg"], .max, nil, 2, nil),
    ] as [([String], Int, String?, Int, String?)])
  func aPageSaysThatItWasInterrupted(
    files: [String], after: Int, slow: String?, sections: Int, left: String?
  ) async throws {
    let run = CannedRun(photos: photos, interruptedAfter: after, slow: slow)
    #expect(await run.run(["--format", "html"] + files) == (left == nil ? .notAnalyzed : .interrupted))
    let page = run.outputText
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    let end = try #require(page.firstRange(of: "<main>")).lowerBound
    let head = page[..<end]
    #expect(head.contains(MessageKey.summaryInterrupted.text(in: .english)) == (left != nil))
    if let left { #expect(head.contains("Files not read yet: \(left).")) }
    #expect(page.ranges(of: "<section class=\"photo\"").count == sections)
    #expect(head.ranges(of: "href=\"#photo-").count == (files.count > 1 ? sections : 0))
  }

  /// A page says which file couldn't be analyzed by its SHA-256, and points to no section that isn't there.
  @Test(
    arguments: [
      (["cut.jpg"], true), (["empty.jpg"], false), (["missing.jpg"], false),
      (["missing.jpg", "cut.jpg"], true), (["cut.jpg", "--no-hash"], false),
    ])
  func aPageIdentifiesWhatItCantRead(words: [String], isHashed: Bool) async throws {
    let directory = try TemporaryDirectory()
    try directory.file("cut.jpg", Array("abc".utf8))
    try directory.file("empty.jpg", [])
    let words = words.map { $0.hasPrefix("--") ? $0 : directory.path + "/" + $0 }
    for command in [["analyze"], ["batch", "--no-isolate", "--quiet"]] {
      let run = await RealRun.run(command + ["--format", "html"] + words)
      #expect(run.code == .notAnalyzed)
      // FIPS 180-2, B.1.
      let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      #expect(run.output.contains(hash) == isHashed, "\(command)")
      if command == ["analyze"] {
        #expect(run.output.contains("How to verify this page") == isHashed)
        #expect(run.output.contains("To verify: follow") == isHashed)
      }
    }
  }

  /// A file is hashed only after an error about bytes that were read: else its path may lead to another file by now, or
  /// reading it again may take as long.
  @Test(
    arguments: [
      (.notAPhoto, true), (.unsupportedFormat, true), (.truncated, true), (.malformed, true),
      (.notRegularFile, false), (.notFound, false), (.permissionDenied, false), (.emptyFile, false),
      (.tookTooLong, false), (.readerCrashed, false), (.outOfMemory, false), (.cancelled, false),
      (.changedWhileRead, false), (.tooLarge, false), (.readFailed, false),
    ] as [(MetaLensError.Code, Bool)])
  func onlyWhatWasReadIsHashed(code: MetaLensError.Code, isHashed: Bool) async {
    for command in [["analyze"], ["batch"]] {
      let run = CannedRun(photos: ["cut.jpg": .failure(MetaLensError(code))])
      #expect(await run.run(command + ["--format", "html", "cut.jpg"]) == .notAnalyzed)
      #expect(run.current { $0.hashed } == (isHashed ? ["cut.jpg"] : []), "\(command)")
    }
  }

  /// A run that is interrupted while it hashes its last file is told as one.
  @Test(arguments: [["analyze"], ["batch"]]) func hashingCanBeInterrupted(command: [String]) async {
    let run = CannedRun(photos: ["cut.jpg": .failure(MetaLensError(.truncated))])
    run.current { $0.hashingInterrupts = true }
    #expect(await run.run(command + ["--format", "html", "-o", "out.html", "cut.jpg"]) == .interrupted)
    #expect(run.current { $0.files["out.html"] } == nil)
    #expect(run.errorText.contains(MessageKey.summaryInterrupted.text(in: .english)))
  }

  /// Photos analyzed before the run waited for standard input aren't lost, and half an input counts as none.
  @Test func waitingForInputCanBeInterrupted() async throws {
    let run = CannedRun(photos: photos, inputInterrupts: true)
    let code = await run.run("--format", "json", "-o", "out.json", "green.jpg", "d/red.jpg", "-")
    #expect(code == .interrupted)
    #expect(run.current { $0.files["out.json"] } == nil)
    let kept = try #require(run.current { $0.files["out.json.partial"] })
    #expect(try ForeignJSON.parse(String(decoding: kept, as: UTF8.self)).arrayValue?.count == 2)
    for words in [
      ["batch", "--files-from", "-"], ["evaluate", "-"], ["inspect", "-"], ["compare", "-", "d"],
    ] {
      #expect(await CannedRun(inputInterrupts: true).run(words) == .interrupted, "\(words)")
    }
  }

  @Test func aClosedPipeIsQuietAndAFullDiskIsNot() async {
    let closed = CannedRun(photos: photos, outputFailure: .closedPipe)
    #expect(await closed.run("green.jpg") == .success)
    #expect(closed.errorText.isEmpty)
    let full = CannedRun(photos: photos, outputFailure: .failed("No space left on device"))
    #expect(await full.run("green.jpg") == .notAnalyzed)
    #expect(full.errorText.contains("No space left on device"))
  }

  @Test func anInterruptedArrayIsClosed() async throws {
    let run = CannedRun(photos: photos, interruptedAfter: 1)
    #expect(await run.run("green.jpg", "d/red.jpg", "--format", "json") == .interrupted)
    #expect(try ForeignJSON.parse(run.outputText).arrayValue?.count == 1)
  }

  /// Nothing is written about a photo whose reading was aborted.
  @Test(arguments: ["json", "text"]) func aBrokenOffReadingIsNoResult(format: String) async throws {
    var photos = photos
    photos["cut.jpg"] = .failure(MetaLensError(.cancelled))
    let run = CannedRun(photos: photos, interruptedAfter: 2)
    #expect(await run.run("green.jpg", "cut.jpg", "--format", format) == .interrupted)
    if format == "json" {
      #expect(try ForeignJSON.parse(run.outputText).arrayValue?.count == 1)
    } else {
      #expect(run.outputText.contains("green.jpg") && !run.outputText.contains("cut.jpg"))
    }
  }

  @Test func speaksTheLanguageAskedFor() async {
    let run = CannedRun(photos: photos, environment: ["LANG": "ko_KR.UTF-8"])
    _ = await run.run("green.jpg", "--details")
    #expect(run.outputText.contains(MessageKey.sectionFacts.text(in: .korean)))
    let unknown = CannedRun(photos: photos)
    _ = await unknown.run("green.jpg", "--language", "xx")
    #expect(unknown.errorText.hasPrefix("metalens: --language: “xx” isn't available"))
  }
}
