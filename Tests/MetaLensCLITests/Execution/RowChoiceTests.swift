import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct RowChoiceTests {
  @Test(
    arguments: [
      ([], [], true, true), ([.red], [], true, false), ([.green, .amber], [], false, false),
      ([], [.edited, .copy], true, false), ([], [.copy], false, false), ([.red], [.copy], false, false),
      ([.red], [.edited], true, false),
    ] as [(Set<Badge>, Set<Verdict.Kind>, Bool, Bool)])
  func shows(badges: Set<Badge>, verdicts: Set<Verdict.Kind>, report: Bool, error: Bool) {
    let choice = RowChoice(badges: badges, verdicts: verdicts)
    let label = FileLabel(SystemPath("a.jpg"))
    #expect(choice.shows(AnalyzedFile(label: label, outcome: .success(.sample(score: 42)))) == report)
    #expect(choice.shows(AnalyzedFile(label: label, outcome: .failure(MetaLensError(.emptyFile)))) == error)
  }
}
