import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct GlobListTests {
  @Test(
    arguments: [
      (["*.jpg", "b"], ["a/1.jpg"], ["b"]), (["*.jpg", "b"], ["a/1.jpg", "a/b/1.jpg"], []), ([], ["a/1"], []),
      (["/a/b", "{1,2}"], ["a/1", "a/b/1"], ["/a/b", "{1,2}"]), (["a/b"], ["a/b/1"], []),
      (["1/"], ["a/1"], ["1/"]), (["*", "*"], [], ["*", "*"]),
    ] as [([String], [String], [String])])
  func tellsWhichMatchedNothing(globs: [String], paths: [String], unmatched: [String]) {
    let list = GlobList("--exclude", globs.map { SystemPath($0) })
    for path in paths { _ = list.matches(Array(path.utf8), below: 2) }
    #expect(list.unmatched.map(\.glob) == unmatched.map { SystemPath($0) })
    #expect(list.unmatched.allSatisfy { $0.flag == "--exclude" } && list.isEmpty == globs.isEmpty)
  }

  /// A glob that matched once is still matched later.
  @Test func matchesAgainAndAgain() {
    let list = GlobList("--include", [SystemPath("*.jpg"), SystemPath("x")])
    for _ in 0..<2 {
      #expect(list.matches(Array("a/1.jpg".utf8), below: 2))
      #expect(!list.matches(Array("a/1.png".utf8), below: 2))
      #expect(list.matches(Array("a/x/1.png".utf8), below: 2))
    }
    #expect(list.unmatched.isEmpty)
  }

  /// A path that can't be opened is matched as a directory.
  @Test func directoriesAreMatchedAsSuch() {
    let list = GlobList("--exclude", [SystemPath("b/")])
    #expect(!list.matches(Array("a/b".utf8), below: 2) && list.unmatched.count == 1)
    #expect(list.matches(Array("a/b".utf8), below: 2, isDirectory: true) && list.unmatched.isEmpty)
  }
}
