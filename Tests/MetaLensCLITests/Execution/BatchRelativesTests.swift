import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensCLI

/// `batch --relatives` as a user sees it; canned reports state the digests and the cameras.
struct BatchRelativesTests {
  private static let digest = String(repeating: "ab", count: 32)

  private func run(interruptedAfter: Int = .max) -> CannedRun {
    func report(_ sha256: String, _ serial: String) -> Result<OriginalityReport, MetaLensError> {
      var report = OriginalityReport.sample(score: 90)
      report.model = ScoreModel.shippedVersion
      report.depth = .pixels
      report.summary.sha256 = sha256
      report.summary.cameraSerialNumber = serial
      return .success(report)
    }
    let other = String(repeating: "cd", count: 32)
    return CannedRun(
      photos: [
        "p/a.jpg": report(Self.digest, "0420117"), "p/b.jpg": report(other, "420117"),
        "q/secret/c.jpg": report(Self.digest, "77001"), "q/empty.jpg": .failure(MetaLensError(.emptyFile)),
      ], interruptedAfter: interruptedAfter)
  }

  private static let sameBytes =
    #"{"group":1,"kind":"sameBytes","photos":[{"path":"p/a.jpg"},{"path":"q/secret/c.jpg"}],"#
    + "\"schema\":\"metalens.relatives/1\"}\n"

  @Test func theSummaryAndTheFileTellThem() async {
    for jobs in ["1", "3"] {
      let run = run()
      #expect(
        await run.run("batch", "p", "q", "--relatives-to", "all", "-j", jobs, "--only", "red") == .notAnalyzed
      )
      #expect(run.errorText.contains("Same bytes: 2 photos, groups: 1.\n  p/a.jpg\n    q/secret/c.jpg\n"))
      #expect(run.errorText.contains("Same camera by its serial number: 2 photos, groups: 1."))
      let written = run.current { String(decoding: $0.files["all"] ?? [], as: UTF8.self) }
      #expect(written.hasPrefix(Self.sameBytes) && written.contains(#""kind":"sameCamera""#))
    }
    let csv = run()
    _ = await csv.run("batch", "p", "q", "--relatives-to", "all.CSV")
    #expect(
      csv.current { String(decoding: $0.files["all.CSV"] ?? [], as: UTF8.self) }
        == "kind,group,path\r\nsameBytes,1,p/a.jpg\r\nsameBytes,1,q/secret/c.jpg\r\nsameCamera,1,p/a.jpg\r\n"
        + "sameCamera,1,p/b.jpg\r\n")
  }

  @Test func withoutTheFlagNothingIsTold() async {
    let run = run()
    _ = await run.run("batch", "p", "q")
    #expect(!run.errorText.contains("Same bytes"))
    let quiet = self.run()
    _ = await quiet.run("batch", "p", "q", "--relatives", "-q")
    #expect(quiet.errorText.isEmpty)
  }

  @Test func redactionTellsNamesAlone() async {
    let run = run()
    _ = await run.run("batch", "p", "q", "--relatives-to", "all", "--redact")
    let written = run.current { String(decoding: $0.files["all"] ?? [], as: UTF8.self) }
    for text in [written, run.errorText, run.outputText] {
      #expect(!text.contains("secret") && !text.contains("0117"))
    }
    #expect(written.contains(#"{"path":"c.jpg"}"#))
  }

  /// Photos of an interrupted run take part too, with what their rows state.
  @Test func resumedRowsTakePart() async {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out", "--relatives-to", "all"]
    let stopped = run(interruptedAfter: 2)
    #expect(await stopped.run(arguments) == .interrupted)
    #expect(stopped.current { $0.files["all"] } == nil)
    let partial = stopped.current { $0.files["out.partial"] }
    let run = run()
    run.current { $0.files["out.partial"] = partial }
    _ = await run.run(arguments + ["--resume"])
    #expect(run.current { String(decoding: $0.files["all"] ?? [], as: UTF8.self) }.hasPrefix(Self.sameBytes))
    #expect(run.errorText.contains("only bytes and stated camera"))
  }

  @Test(arguments: [
    ["--relatives", "--no-hash"], ["--relatives-to", "-"], ["--relatives-to", "x", "-o", "x"],
    ["--relatives-to", "x", "--store", "x"],
  ])
  func whatMakesNoSenseIsRefused(flags: [String]) async {
    #expect(await run().run(["batch", "p"] + flags) == .usage)
  }

  /// A photo is never overwritten, whether it is named or found.
  @Test(arguments: [["p"], ["p/a.jpg"]]) func aPhotoIsNoPlaceForThem(operands: [String]) async {
    let run = run()
    #expect(await run.run(["batch", "--relatives-to", "p/a.jpg"] + operands) == .usage)
    #expect(run.errorText.contains("“p/a.jpg” is named as a photo"))
    #expect(run.current { $0.files["p/a.jpg"] } == nil)
  }

  @Test func thePageHasThem() async {
    let run = run()
    _ = await run.run("batch", "p", "q", "--relatives", "--format", "html")
    let page = run.outputText
    #expect(page.contains("<li id=\"photo-1\" class=") && page.contains("<a href=\"#photo-1\"><bdi>p/a.jpg"))
  }
}
