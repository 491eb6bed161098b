import Testing

@testable import MetaLensPlatform

struct FollowedLinksTests {
  let directory: TemporaryDirectory

  /// `x/f` and `x/sub/g`, beside `p`, which is empty.
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

  /// Links and what they lead to; each directory comes once, by the first path that leads to it.
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

  /// Two links a directory to the next one: two ways, four, eight.
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

  /// What is walked by its own path isn't entered through a link, nor below one.
  @Test func otherRootsAreLeftToTheirWalks() throws {
    try directory.make(link: directory.at("p/a"), to: "../x")
    try directory.make(link: directory.at("p/b"), to: "../x/sub")
    let links = FollowedLinks(outside: ["p", "x/sub"].map { directory.at($0) })
    #expect(names("p", links) == "a/f a/sub: b:")
    #expect(names("x/sub", links) == "g")
  }

  /// Walks that share it enter a directory once; what a walk leaves out is still there for the next.
  @Test func whatIsLeftOutIsNotEntered() throws {
    try directory.make(directory: directory.at("q"))
    for name in ["p/a", "p/b", "q/a"] { try directory.make(link: directory.at(name), to: "../x") }
    let links = FollowedLinks(outside: [directory.at("p"), directory.at("q")])
    let leftOut = directory.at("p/a")
    #expect(names("p", links.leavingOut { $0 == leftOut }) == "a: b/f b/sub/g")
    #expect(names("q", links) == "a:")
  }

  /// Where patterns choose among paths, a directory's other ways are gone too, but for sixteen of many.
  @Test func patternsMayWantAnyWay() throws {
    for name in ["a", "b"] { try directory.make(link: directory.at("p/" + name), to: "../x") }
    let root = [directory.at("p")]
    #expect(names("p", FollowedLinks(outside: root, choosing: true)) == "a/f a/sub/g b/f b/sub/g")
    for number in 0..<20 { try directory.make(link: directory.at("p/c\(number)"), to: "../x") }
    let found = names("p", FollowedLinks(outside: root, choosing: true)).split(separator: " ")
    #expect(found.count { $0.hasSuffix("/f") } == 16)
  }
}
