import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct FlagsExhibitTests {
  // With an explicit type, since the compiler would take 16 s to infer it.
  @Test(
    arguments: [
      (["analyze", "a.jpg", "--case", "1"], false),
      (["batch", ".", "--note", "1", "--format", "csv"], false),
      (["analyze", "a.jpg", "--case", "1", "--format", "html"], true),
      (["batch", ".", "--examiner", "1", "--format", "html"], true),
      (["analyze", "a.jpg", "--case", " ", "--format", "html"], false),
      (["analyze", "a.jpg", "--evidence", String(repeating: "é", count: 200), "--format", "html"], true),
      (["analyze", "a.jpg", "--evidence", String(repeating: "é", count: 201), "--format", "html"], false),
      (["inspect", "a.jpg", "--case", "1"], false),
      (
        ["analyze", "a.jpg", "--format", "html"]
          + Array(repeating: ["--note", "n"], count: 20).flatMap(\.self), true
      ),
      (
        ["analyze", "a.jpg", "--format", "html"]
          + Array(repeating: ["--note", "n"], count: 21).flatMap(\.self), false
      ),
    ] as [([String], Bool)])
  func isBoundedAndForPagesOnly(arguments: [String], isTaken: Bool) async {
    let run = CannedRun(photos: ["a.jpg": .success(.sample()), "./a.jpg": .success(.sample())])
    #expect((await run.run(arguments) == .usage) == !isTaken)
    if isTaken { #expect(run.outputText.contains("class=\"exhibit\"")) }
  }
}
