import Testing

@testable import MetaLensPlatform

struct DynamicLibraryTests {
  private typealias Absolute = @convention(c) (Int32) -> Int32

  #if canImport(Glibc)
    private static let names = ["libnowhere-metalens.so.1", "libc.so.6"]
  #else
    private static let names = ["libnowhere-metalens.dylib", "libSystem.B.dylib"]
  #endif

  @Test func callsAFunction() throws {
    let library = try #require(DynamicLibrary(Self.names))
    let missing = SystemError(errorNumber: 2, operation: "dlsym")
    let absolute: Absolute = try unsafe library.function("abs", or: missing)
    #expect(absolute(-3) == 3)
    let none = "metalens_has_no_such_function"
    #expect(unsafe library.function(none) as Absolute? == nil)
    #expect(throws: missing) { let _: Absolute = try unsafe library.function(none, or: missing) }
    // No function pointer has this size.
    #expect(unsafe library.function("abs") as (Int, Int)? == nil)
  }

  /// Checks that no name without a slash reaches the system where that would look in the current directory.
  @Test(
    arguments: [
      (nil, ["a.so", "/b.so"], ["a.so", "/b.so"]),
      (["/x", "/y"], ["a.so", "/b.so", "c.so"], ["/x/a.so", "/y/a.so", "/b.so", "/x/c.so", "/y/c.so"]),
      (["/x"], ["./a.so"], ["./a.so"]), ([], ["a.so"], []), (["/x"], [], []),
    ] as [([String]?, [String], [String])])
  func namesAreLookedForInFolders(folders: [String]?, names: [String], candidates: [String]) {
    #expect(DynamicLibrary.candidates(for: names, in: folders) == candidates)
  }

  @Test(arguments: [[], ["libnowhere-metalens.so.1"], ["/etc/hostname"]])
  func whatCannotBeLoadedIsNone(names: [String]) { #expect(DynamicLibrary(names) == nil) }

  /// Whoever opens a fifo waits for its other end.
  @Test func onlyRegularFilesAreOpened() throws {
    let directory = try TemporaryDirectory()
    let (fifo, file, link) = (directory.at("fifo.so"), directory.at("file.so"), directory.at("link.so"))
    try directory.make(fifo: fifo)
    try directory.make(file: file)
    try directory.make(link: link, to: "fifo.so")
    let expected = [
      (fifo.display, false), (link.display, false), (directory.path.display, false), ("/dev/null", false),
      (file.display, true), (directory.at("none.so").display, true), ("libc.so.6", true), ("fifo.so", true),
    ]
    for (name, mayBe) in expected { #expect(DynamicLibrary.mayBeLoaded(name) == mayBe, "\(name)") }
    #expect(DynamicLibrary([fifo.display, link.display]) == nil)
  }
}
