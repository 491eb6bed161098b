import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct FileLabelTests {
  /// Output for people calls standard input by words; its path in JSON remains `-`.
  @Test(arguments: Language.allCases, [false, true])
  func standardInputHasWords(language: Language, redacting: Bool) {
    let label = FileLabel(SystemPath("-"), redacting: redacting)
    let words = MessageKey.pageCheckInput.text(in: language)
    #expect(label.name(in: language) == words)
    #expect(label.shown(in: language) == words)
    #expect(label.lastName(in: language) == words)
    #expect(label.path == "-")
    #expect(label.outputContext(in: language).path == "-")
  }

  /// A file named `-` is none, also where its directory is left out.
  @Test(arguments: ["./-", "d/-", "--", "a.jpg"], [false, true])
  func aFileHasItsPath(path: String, redacting: Bool) {
    let label = FileLabel(SystemPath(path), redacting: redacting)
    #expect(label.name(in: .german) == label.path)
    #expect(label.lastName(in: .german) == SystemPath(path).lastComponent.display)
    #expect(label.shown(in: .german) == label.shown)
  }

  @Test func pathsAreSafeOnATerminal() {
    let label = FileLabel(SystemPath("\u{1b}[2J.jpg"))
    #expect(label.shown(in: .english) == "\\u{1b}[2J.jpg")
    #expect(label.name(in: .english) == label.path)
  }
}
