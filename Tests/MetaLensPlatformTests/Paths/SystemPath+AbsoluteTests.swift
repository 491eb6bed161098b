import Foundation
import Testing

@testable import MetaLensPlatform

struct SystemPathAbsoluteTests {
  @Test(arguments: [
    ("a.jpg", "/home/a.jpg"), ("./a//b/./c", "/home/a/b/c"), ("../a", "/a"),
    ("nothing/../a", "/home/nothing/../a"),
    ("/x/./y/", "/x/y"),
    ("/", "/"), (".", "/home"), ("//a", "/a"), (".hidden", "/home/.hidden"),
  ])
  func pathsBeginAtTheRoot(path: String, absolute: String) {
    #expect(SystemPath(path).absolute(in: SystemPath("/home")) == SystemPath(absolute))
  }

  /// Checks that `..` is resolved on the disk: for a link it is the folder above the link's target.
  @Test func linksAreFollowedBeforeDots() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "metalens-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(at: folder.appending(path: "a/b"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: folder.appending(path: "l"), withDestinationURL: folder.appending(path: "a/b"))
    for (path, expected) in [("l/../x", "a/x"), ("a/b/../../x", "x"), ("a/../none/../x", "a/../none/../x")] {
      let absolute = SystemPath(folder.path + "/" + path).absolute(in: nil)
      #expect(absolute.display == folder.path + "/" + expected)
    }
    for (path, expected) in [("l", "a/b"), ("l/..", "a"), ("none", nil), ("a\0b", nil)] as [(String, String?)]
    {
      #expect(SystemPath(folder.path + "/" + path).real?.display == expected.map { folder.path + "/" + $0 })
    }
  }

  /// A directory that was removed has no name; the path must not lead to the root instead.
  @Test(arguments: [("a.jpg", "a.jpg"), ("../a", "../a"), ("/x/./y/", "/x/y")])
  func withoutADirectoryPathsStayRelative(path: String, expected: String) {
    #expect(SystemPath(path).absolute(in: nil) == SystemPath(expected))
    #expect(SystemPath(path).isAbsolute == path.hasPrefix("/"))
  }

  @Test func theDirectoryIsKnown() { #expect(SystemPath.current?.bytes.first == UInt8(ascii: "/")) }
}
