import MetaLensAssessment
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

/// Tests the named roots on real files, since links and `..` matter.
struct BatchRootsTests {
  private let directory: TemporaryDirectory

  /// Photos in `photos`, `photos/sub` and `other`, and links in `photos` to some of them and to nothing.
  init() throws {
    directory = try TemporaryDirectory()
    for name in ["photos/sub", "other"] { try directory.directory(name) }
    for name in ["photos/a", "photos/sub/b", "other/c", "other/d"] { try directory.file(name, [1]) }
    for (name, target) in [("gone", "nowhere"), ("in", "sub"), ("lc", "../other/c"), ("link", "../other")] {
      try directory.link("photos/" + name, to: target)
    }
  }

  private func selection(
    _ roots: [String], followLinks: Bool = false, include: [String] = [], exclude: [String] = []
  ) -> BatchSelection {
    BatchSelection(
      roots: roots.map { SystemPath(directory.path + "/" + $0) }, followLinks: followLinks,
      include: include.map { SystemPath($0) }, exclude: exclude.map { SystemPath($0) }, fileSystem: .system)
  }

  /// Returns the files, with a star if they were named, and the number of links that weren't followed.
  private func found(_ selection: BatchSelection) -> (files: String, links: Int) {
    let all = Array(selection)
    let files = all.filter { $0.failure == nil }.map { file in
      file.path.display.dropFirst(directory.path.utf8.count + 1) + (file.isNamed ? "*" : "")
    }
    return (files.joined(separator: " "), all.count { $0.failure?.code == .linkNotFollowed })
  }

  @Test(
    arguments: [
      (["photos"], "photos/a photos/sub/b", 4),
      (["photos", "photos/../other"], "photos/../other/c photos/../other/d photos/a photos/sub/b", 4),
      (["photos/../other", "photos"], "photos/../other/c photos/../other/d photos/a photos/sub/b", 4),
      (["photos", "photos/../other/c"], "photos/../other/c* photos/a photos/sub/b", 4),
      (["photos", "photos/link"], "photos/a photos/link/c photos/link/d photos/sub/b", 3),
      (["photos", "photos/lc"], "photos/a photos/lc* photos/sub/b", 3),
      (["photos", "photos/link", "other"], "photos/a photos/link/c photos/link/d photos/sub/b", 3),
      (["photos", "other", "photos/link"], "other/c other/d photos/a photos/sub/b", 3),
      (["photos", "photos/lc", "other"], "other/d photos/a photos/lc* photos/sub/b", 3),
      (["photos", "photos/in"], "photos/a photos/sub/b", 3),
      (["photos", "photos/sub", "photos/sub/../sub/b"], "photos/a photos/sub/../sub/b*", 4),
      (["photos", "photos/sub/../a"], "photos/sub/../a* photos/sub/b", 4),
      (["photos/a", "photos/sub/../a", "photos/./a"], "photos/a*", 0),
      (["other/c", "photos/lc"], "other/c* photos/lc*", 0),
      (["photos", "photos/gone", "photos/none"], "photos/a photos/gone* photos/none* photos/sub/b", 3),
      (["photos/sub/..", "photos"], "photos/sub/../a photos/sub/../sub/b", 4),
    ] as [([String], String, Int)])
  func whatWasNamedComesOnce(roots: [String], files: String, links: Int) {
    let found = found(selection(roots))
    #expect(found.files == files)
    #expect(found.links == links)
  }

  @Test(
    arguments: [
      (
        ["photos"],
        "photos/a photos/gone photos/lc photos/link/c photos/link/d photos/sub/b", 1
      ),
      (["photos", "other"], "other/c other/d photos/a photos/gone photos/lc photos/sub/b", 2),
      (
        ["photos", "photos/link"], "photos/a photos/gone photos/lc photos/link/c photos/link/d photos/sub/b",
        1
      ),
      (["photos", "other/c"], "other/c* photos/a photos/gone photos/link/d photos/sub/b", 1),
    ] as [([String], String, Int)])
  func linksThatAreFollowedLeadToNothingThatWasNamed(roots: [String], files: String, links: Int) {
    let found = found(selection(roots, followLinks: true))
    #expect(found.files == files)
    #expect(found.links == links)
  }

  /// If a link is excluded, what another link leads to is still visited.
  @Test func whatIsExcludedIsNotEntered() throws {
    try directory.link("photos/more", to: "../other")
    let links = selection(["photos"], followLinks: true, exclude: ["link"])
    // With globs, a directory is visited by each link to it.
    #expect(
      found(links).files
        == "photos/a photos/gone photos/in/b photos/lc photos/more/c photos/more/d photos/sub/b")
  }

  /// Globs are also matched against the path below the named directory.
  @Test func patternsSeeANamedFileWhereItIs() {
    let only = selection(["photos", "photos/sub/b"], include: ["./sub/*"])
    #expect(found(only).files == "photos/sub/b*")
    let other = selection(["photos/lc", "other"], exclude: ["lc"])
    #expect(found(other).files == "other/c other/d")
  }

  @Test(arguments: [
    ("photos", true), ("photos/z", true), ("photos/link", true), ("photos/link/z", true), ("photos2", false),
    ("other/c", true), ("other", false), ("other/d", false), ("other/c/z", false),
  ])
  func rowsOfAnEarlierRunAreItsOwn(path: String, isCovered: Bool) {
    let selection = selection(["photos", "photos/link", "other/c"])
    #expect(selection.covers(Array((directory.path + "/" + path).utf8)) == isCovered)
  }
}
