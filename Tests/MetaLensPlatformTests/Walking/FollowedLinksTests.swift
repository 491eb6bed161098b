import Testing

@testable import MetaLensPlatform

struct FollowedLinksTests {
  let directory: TemporaryDirectory

  /// Makes `x/f` and `x/sub/g` beside an empty `p`.
  init() throws {
    directory = try TemporaryDirectory()
    for name in ["p", "x", "x/sub"] { try directory.make(directory: directory.at(name)) }
    for name in ["x/f", "x/sub/g"] { try directory.make(file: directory.at(name)) }
  }

  private func names(_ root: String, _ links: FollowedLinks? = nil) -> String {
    let path = directory.at(root)
    let walk = DirectoryWalk(root: path, links: links ?? FollowedLinks(outside: [path]))
    return IteratorSequence(walk).map { item in
      switch item {
      case .file(let file): String(file.display.dropFirst(path.bytes.count + 1))
      case .failure(let place, let error):
        "\(place.display.dropFirst(path.bytes.count + 1)):\(error == .linkNotFollowed ? "" : "\(error.kind)")"
      }
    }.joined(separator: " ")
  }

  /// Checks which paths links give: each directory is entered only once, by the first path that leads to it.
  @Test(
    arguments: [
      ([("a", "../x"), ("b", "../x")], "a/f a/sub/g b:"),
      ([("a", "../x/sub"), ("b", "../x")], "a/g b/f b/sub:"),
      ([("a", "../x"), ("b", "../x/sub")], "a/f a/sub/g b:"),
      ([("a", "../x"), ("b", "a/sub"), ("c", "../p"), ("d", "..")], "a/f a/sub/g b: c: d/p: d/x:"),
    ] as [([(String, String)], String)])
  func eachDirectoryIsEnteredOnce(links: [(String, String)], expected: String) throws {
    for (name, target) in links { try directory.make(link: directory.at("p/" + name), to: target) }
    #expect(names("p") == expected)
  }

  /// Checks that two links from each directory to the next don't double the ways at each level.
  @Test func waysDoNotMultiply() throws {
    for level in 0..<16 {
      try directory.make(directory: directory.at("d\(level)"))
      for link in ["a", "b"] where level < 15 {
        try directory.make(link: directory.at("d\(level)/\(link)"), to: "../d\(level + 1)")
      }
    }
    try directory.make(file: directory.at("d15/f"))
    let found = names("d0").split(separator: " ")
    #expect(found.count == 16)
    let files = found.filter { !$0.hasSuffix(":") }.map(String.init)
    #expect(files == [String(repeating: "a/", count: 15) + "f"])
  }

  /// Checks that a directory that is walked as a root of its own isn't entered through a link, nor below one.
  @Test func otherRootsAreLeftToTheirWalks() throws {
    try directory.make(link: directory.at("p/a"), to: "../x")
    try directory.make(link: directory.at("p/b"), to: "../x/sub")
    let links = FollowedLinks(outside: ["p", "x/sub"].map { directory.at($0) })
    #expect(names("p", links) == "a/f a/sub: b:")
    #expect(names("x/sub", links) == "g")
  }

  /// Checks that walks sharing the links enter a directory once, and that what one walk leaves out is left for the
  /// next.
  @Test func whatIsLeftOutIsNotEntered() throws {
    try directory.make(directory: directory.at("q"))
    for name in ["p/a", "p/b", "q/a"] { try directory.make(link: directory.at(name), to: "../x") }
    let links = FollowedLinks(outside: [directory.at("p"), directory.at("q")])
    let leftOut = directory.at("p/a")
    #expect(names("p", links.leavingOut { $0 == leftOut }) == "a: b/f b/sub/g")
    #expect(names("q", links) == "a:")
  }

  /// Checks that where patterns choose among paths, all ways to a directory are walked, up to sixteen.
  @Test func patternsMayWantAnyWay() throws {
    for name in ["a", "b"] { try directory.make(link: directory.at("p/" + name), to: "../x") }
    let root = [directory.at("p")]
    #expect(names("p", FollowedLinks(outside: root, choosing: true)) == "a/f a/sub/g b/f b/sub/g")
    for number in 0..<20 { try directory.make(link: directory.at("p/c\(number)"), to: "../x") }
    let found = names("p", FollowedLinks(outside: root, choosing: true)).split(separator: " ")
    #expect(found.count { $0.hasSuffix("/f") } == 16)
  }
}
