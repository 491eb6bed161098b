import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct ServedTokenTests {
  private static let token = String(repeating: "0a", count: 16)

  @Test(arguments: [
    ("", true), ("\n", true), ("\r\n", true), ("\n\n", false), (" ", false), ("\0", false), ("\nx", false),
    ("é", false),
  ])
  func isOneLine(behind: String, isToken: Bool) {
    #expect(ServedToken.read(Array((Self.token + behind).utf8)) == (isToken ? Self.token : nil))
  }

  @Test(arguments: ["", "\n", " " + Self.token, String(Self.token.prefix(21)), Self.token + "g"])
  func otherBytesAreNone(text: String) {
    #expect(ServedToken.read(Array(text.utf8)) == nil)
  }

  @Test func lettersMayBeCapital() {
    let token = Self.token.uppercased()
    #expect(ServedToken.read(Array((token + "\n").utf8)) == token)
  }

  /// The usual words for a directory are about photos in it.
  @Test(arguments: ["/", "/dev/null"]) func whatIsNoFileHasWordsOfItsOwn(path: String) async {
    let context = CannedRun()
    #expect(await context.run("serve", "--no-browser", "--token-file", path) == .notAnalyzed)
    let words = MessageKey.serveTokenNoFile.text(in: .english)
    #expect(context.errorText.contains(words) && !context.errorText.contains("photo"))
  }

  /// What is wrong with the file is said in its own words, without a word of what it holds.
  @Test func anUnfitFileEndsTheServer() async throws {
    let context = CannedRun()
    let run = { (file: String) in await context.run(["serve", "--no-browser", "--token-file", file]) }
    #expect(await run("/nowhere/token") == .notAnalyzed)
    #expect(context.errorText.contains("/nowhere/token: The file doesn't exist."))
    #expect(await run("/dev/null") == .notAnalyzed)
    #expect(context.outputText.isEmpty)
    #expect(await run("") == .usage)
  }
}
