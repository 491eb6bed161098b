import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct RowFilterTests {
  @Test(
    arguments: [
      ([], false, [], true, true), ([.red], false, [], true, false),
      ([.green, .amber], false, [], false, false),
      ([], false, [.edited, .copy], true, false), ([], false, [.copy], false, false),
      ([.red], false, [.copy], false, false), ([.red], false, [.edited], true, false),
      ([], true, [], false, true), ([.red], true, [], true, true), ([.green], true, [], false, true),
      ([.red], true, [.edited], true, false), ([], true, [.edited], false, false),
    ] as [(Set<Badge>, Bool, Set<Verdict.Kind>, Bool, Bool)])
  func shows(badges: Set<Badge>, failed: Bool, verdicts: Set<Verdict.Kind>, report: Bool, error: Bool) {
    let choice = RowFilter(badges: badges, showsFailed: failed, verdicts: verdicts)
    let label = FileLabel(SystemPath("a.jpg"))
    #expect(choice.shows(AnalyzedFile(label: label, outcome: .success(.sample(score: 42)))) == report)
    #expect(choice.shows(AnalyzedFile(label: label, outcome: .failure(MetaLensError(.emptyFile)))) == error)
  }

  @Test(
    arguments: [
      (RowFilter(), []), (RowFilter(badges: [.red, .green], showsFailed: true), ["--only green,red,failed"]),
      (RowFilter(showsFailed: true), ["--only failed"]),
      (RowFilter(badges: [.amber], verdicts: [.edited]), ["--only amber", "--verdict edited"]),
    ] as [(RowFilter, [String])])
  func namesItsFlags(choice: RowFilter, flags: [String]) { #expect(choice.flags == flags) }
}
