import Testing

@testable import MetaLensPlatform

struct SystemPathAbsoluteTests {
  @Test(arguments: [
    ("a.jpg", "/home/a.jpg"), ("./a//b/./c", "/home/a/b/c"), ("../a", "/home/../a"), ("/x/./y/", "/x/y"),
    ("/", "/"), (".", "/home"), ("//a", "/a"), (".hidden", "/home/.hidden"),
  ])
  func pathsBeginAtTheRoot(path: String, absolute: String) {
    #expect(SystemPath(path).absolute(in: SystemPath("/home")) == SystemPath(absolute))
  }

  @Test func theDirectoryIsKnown() { #expect(SystemPath.current?.bytes.first == UInt8(ascii: "/")) }
}
