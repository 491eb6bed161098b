import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct WorkerCommandTests {
  private static let photos: [String: Result<OriginalityReport, MetaLensError>] = [
    "p/a.jpg": .success(.sample(score: 90)), "p/b.jpg": .success(.sample(score: 20)),
    "p/x.png": .failure(MetaLensError(.unsupportedFormat, detail: "png")),
  ]
  private static let paths = ["p/a.jpg", "p/b.jpg", "p/x.png"]

  private func answers(
    _ input: String, _ flags: String..., interruptedAfter: Int = .max, outputFailure: OutputError? = nil
  ) async -> (run: CannedRun, code: ExitCode, lines: [String]) {
    let run = CannedRun(
      photos: Self.photos, input: Array(input.utf8), interruptedAfter: interruptedAfter,
      outputFailure: outputFailure)
    let code = await run.run(["worker"] + flags)
    return (run, code, run.outputText.split(separator: "\n").map(String.init))
  }

  private func requests(_ paths: [String]) -> String {
    paths.map { #"{"id":"\#($0)","path":"\#($0)"}"# + "\n" }.joined()
  }

  /// The answer to a request is the same as the row of a batch, with all flags that both have.
  @Test(
    arguments: [
      [], ["--redact"], ["--language", "ko"], ["--depth", "metadata"], ["--no-hash"], ["--limits", "2"],
      ["--depth", "metadata", "--hash"],
    ] as [[String]]) func answersAreTheRowsOfABatch(flags: [String]) async
  {
    let batch = CannedRun(photos: Self.photos)
    _ = await batch.run(["batch", "p", "--format", "ndjson", "--quiet"] + flags)
    let run = CannedRun(photos: Self.photos, input: Array(requests(Self.paths).utf8))
    #expect(await run.run(["worker"] + flags) == .success)
    let rows = zip(Self.paths, run.outputText.split(separator: "\n")).map { path, line in
      let front = #"{"id":"\#(path)","#
      return line.hasPrefix(front) ? "{" + line.dropFirst(front.count) : "no answer to \(path)"
    }
    #expect(rows.joined(separator: "\n") + "\n" == batch.outputText)
    #expect(run.errorText.isEmpty)
  }

  @Test func saysOnceThatItCannotStartReaders() async {
    let run = CannedRun(photos: Self.photos, input: Array(requests(Self.paths).utf8), startsReaders: true)
    #expect(await run.run("worker") == .success)
    #expect(run.errorText.split(separator: "\n").count { $0.contains("without isolation") } == 1)
    #expect(run.outputText.split(separator: "\n").count == 3)
  }

  @Test func everyAnswerLeavesAtOnce() async {
    #expect(await answers(requests(Self.paths)).run.current { $0.writes } == 3)
  }

  @Test func bytesAreAnalysedUnderTheirName() async throws {
    let (_, code, lines) = await answers(
      "3 {\"id\":\"1\",\"name\":\"p/a.jpg\"}\nabc\n0 {\"nameBytes\":\"ff\"}\n\n")
    #expect(code == .success && lines.count == 2)
    let first = try ForeignJSON.parse(lines[0])
    #expect(first["file"]?["path"]?.stringValue == "p/a.jpg" && first["id"]?.stringValue == "1")
    #expect(first["summary"]?["fileSize"]?.integerValue == 3)
    let second = try ForeignJSON.parse(lines[1])
    #expect(second["error"]?["code"]?.stringValue == "emptyFile")
    #expect(second["file"]?["pathBytes"]?.stringValue == "ff")
  }

  @Test func aPhotoOverTheLimitIsRefusedAndTheNextIsRead() async throws {
    let (_, code, lines) = await answers(
      "5 {\"id\":\"1\",\"name\":\"n\"}\nabcde\n" + requests(["p/a.jpg"]), "--max-bytes", "4")
    #expect(code == .success && lines.count == 2)
    let first = try ForeignJSON.parse(lines[0])
    #expect(first["error"]?["code"]?.stringValue == "tooLarge" && first["id"]?.stringValue == "1")
    #expect(first["schema"]?.stringValue == "metalens.error/1")
  }

  @Test func aMistakeCostsNoOtherItsAnswer() async throws {
    let (run, code, lines) = await answers("{\n" + requests(["p/a.jpg"]) + "{}\n")
    #expect(code == .success && lines.count == 3 && run.errorText.isEmpty)
    #expect(try ForeignJSON.parse(lines[2])["request"]?.integerValue == 3)
  }

  @Test func itEndsWhereItIsLost() async throws {
    let (run, code, lines) = await answers(requests(["p/a.jpg"]) + "GET / HTTP/1.1\n" + requests(["p/b.jpg"]))
    #expect(code == .notAnalyzed && lines.count == 2)
    #expect(try ForeignJSON.parse(lines[1])["error"]?["code"]?.stringValue == "notARequest")
    #expect(run.errorText.hasPrefix("metalens: Request 2: This isn't a request"))
    #expect(run.errorText.utf8.filter { $0 == 10 }.count == 1)
  }

  @Test func anInterruptionEndsIt() async {
    let (_, code, lines) = await answers(requests(Self.paths), interruptedAfter: 1)
    #expect(code == .interrupted && lines.count == 1)
  }

  @Test func aClosedPipeEndsItQuietly() async {
    let (run, code, _) = await answers(requests(Self.paths), outputFailure: .closedPipe)
    #expect(code == .success && run.errorText.isEmpty)
    let (full, failed, _) = await answers(requests(Self.paths), outputFailure: .failed("No space"))
    #expect(failed == .notAnalyzed && full.errorText.contains("No space"))
  }

  @Test(
    arguments: [
      (["photo.jpg"], .usage), (["--max-bytes", "0"], .usage), (["--max-bytes", "1k"], .usage),
      (["--format", "csv"], .usage), (["--jobs", "2"], .usage), (["--model", "none.tsv"], .notAnalyzed),
      (["--signatures", "none.tsv"], .notAnalyzed), ([], .success),
    ] as [([String], ExitCode)]) func checksItsFlags(flags: [String], code: ExitCode) async
  {
    let run = CannedRun(photos: Self.photos)
    #expect(await run.run(["worker"] + flags) == code)
    #expect(run.outputText.isEmpty)
  }
}
