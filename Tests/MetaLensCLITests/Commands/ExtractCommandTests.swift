import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ExtractCommandTests {
  private static func run(terminals: Set<CommandIO.Stream> = []) -> CannedRun {
    var builder = JPEGBuilder()
    builder.segments = [(0xFE, Array("hello".utf8))]
    builder.trailer = Array("behind".utf8)
    let bytes = builder.build()
    let run = CannedRun(input: bytes, terminals: terminals)
    run.current { $0.files = ["a.jpg": bytes, "none.jpg": []] }
    return run
  }

  @Test(
    arguments: [
      ("a.jpg --segment 2", .success, "hello"), ("a.jpg --segment=2 -o -", .success, "hello"),
      ("a.jpg --trailer", .success, "behind"), ("- --trailer", .success, "behind"),
      ("a.jpg --thumbnail", .notAnalyzed, ""), ("a.jpg --preview", .notAnalyzed, ""),
      ("a.jpg --segment 1", .notAnalyzed, ""), ("a.jpg --segment 900", .notAnalyzed, ""),
      ("a.jpg --segment 0", .usage, ""), ("a.jpg --segment x", .usage, ""), ("a.jpg", .usage, ""),
      ("a.jpg --trailer --thumbnail", .usage, ""), ("a.jpg a.jpg --trailer", .usage, ""),
      ("--trailer", .usage, ""),
      ("none.jpg --trailer", .notAnalyzed, ""), ("missing.jpg --trailer", .notAnalyzed, ""),
      ("a.jpg --trailer -o a.jpg", .usage, ""),
    ] as [(String, ExitCode, String)])
  func takesOut(line: String, code: ExitCode, output: String) async {
    let run = Self.run()
    #expect(await run.run(["extract"] + line.split(separator: " ").map(String.init)) == code)
    #expect(run.outputText == output)
    #expect(run.errorText.isEmpty == (code == .success))
  }

  @Test func writesAFile() async {
    let run = Self.run(terminals: [.output])
    #expect(await run.run("extract", "a.jpg", "--segment", "2", "--output", "out.bin") == .success)
    #expect(run.current { $0.files["out.bin"] } == Array("hello".utf8))
  }

  @Test func aMissingPartLeavesNoFile() async {
    let run = Self.run()
    #expect(await run.run("extract", "a.jpg", "--thumbnail", "-o", "out.bin") == .notAnalyzed)
    #expect(run.current { $0.files["out.bin"] } == nil)
    #expect(run.errorText == "metalens: a.jpg: The file has no such part: thumbnail.\n")
  }

  @Test(arguments: [[], ["--output", "-"]])
  func aTerminalIsNoPlaceForBytes(more: [String]) async {
    let run = Self.run(terminals: [.output])
    #expect(await run.run(["extract", "a.jpg", "--trailer"] + more) == .usage)
    #expect(run.outputText.isEmpty)
    #expect(run.errorText.contains("--output"))
  }

  @Test func aClosedPipeIsQuietAndAFullDiskIsNot() async {
    for (failure, code) in [(OutputError.closedPipe, ExitCode.success), (.failed("full"), .notAnalyzed)] {
      let run = CannedRun(input: ExamplePhoto.camera().bytes, outputFailure: failure)
      #expect(await run.run("extract", "-", "--segment", "2") == code)
      #expect(run.errorText.isEmpty == (code == .success))
    }
  }
}
