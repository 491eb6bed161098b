import MetaLensKit
import Testing

@testable import MetaLensCLI

struct BatchTallyTests {
  private func line(_ endings: [String], in language: Language = .english) -> String? {
    var tally = BatchTally(failUnder: nil)
    for ending in endings { tally.addSkipped(.notAPhoto, ending: ending) }
    return tally.summary(of: .pixels, model: "fitted/1", in: language).last
  }

  /// What was skipped is named by its endings, the commonest first, at most five of them.
  @Test(
    arguments: [
      (["pdf", "eml", "docx", "eml"], "4 (2 .eml, 1 .docx, 1 .pdf)."), (["", ""], "2."),
      (["txt", ""], "2 (1 .txt, …)."), (["a", "b", "c", "d", "e"], "5 (1 .a, 1 .b, 1 .c, 1 .d, 1 .e)."),
      (["a", "b", "c", "d", "e", "f", "f"], "7 (2 .f, 1 .a, 1 .b, 1 .c, 1 .d, …)."),
      (["_", "jpg", "_"], "3 (2 ._, 1 .jpg)."), (["__", "a_"], "2."),
      (["a b", "x\u{202E}", "ninechars", "é"], "4."),
    ] as [([String], String)])
  func namesWhatWasSkipped(endings: [String], expected: String) {
    #expect(line(endings) == "Other files skipped (not photos): " + expected)
  }

  @Test(arguments: Language.allCases) func namesItInEveryLanguage(language: Language) {
    #expect(
      line(["eml", "eml", "pdf"], in: language)?.contains("2 .eml\(language.listSeparator)1 .pdf") == true)
  }

  /// Of rewritten metadata alone, "re-saved" isn't true.
  @Test func aCountsNameIsTrueOfAll() {
    var tally = BatchTally(failUnder: nil)
    tally.add(.report(.red, .resaved, score: 10))
    let lines = tally.summary(of: .pixels, model: "fitted/1", in: .english)
    #expect(lines.contains("  1  re-saved or metadata rewritten"))
  }

  /// What an interrupted run left is every file without a row that wasn't skipped, if all files were found.
  @Test(
    arguments: [
      (5, true, "Files not read yet: 2 of 5."), (3, true, nil),
      (5, false, "Not all files had been counted yet, so how many are left isn't known."),
      (3, false, "Not all files had been counted yet, so how many are left isn't known."),
    ] as [(Int, Bool, String?)])
  func tellsWhatIsLeft(found: Int, isFoundAll: Bool, expected: String?) {
    var tally = BatchTally(failUnder: nil)
    tally.add(.report(.green, .cameraOriginal, score: 90), isShown: false)
    tally.add(.failure(message: "x"))
    tally.addSkipped(.notAPhoto)
    // What is passed over was found, and is in no count.
    tally.passedOver = 1
    #expect(tally.left(of: found + 1, isFoundAll: isFoundAll, in: .english) == expected)
  }

  @Test func aLinkIsNoOtherFile() {
    var tally = BatchTally(failUnder: nil)
    tally.addSkipped(.linkNotFollowed, ending: "jpg")
    #expect(tally.otherFiles == 0 && tally.linksNotFollowed == 1 && tally.skipped == 1)
  }
}
