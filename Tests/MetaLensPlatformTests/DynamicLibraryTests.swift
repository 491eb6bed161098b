import Testing

@testable import MetaLensPlatform

struct DynamicLibraryTests {
  private typealias Absolute = @convention(c) (Int32) -> Int32

  #if canImport(Glibc)
    private static let names = ["libnowhere-metalens.so.1", "libc.so.6"]
  #else
    private static let names = ["libnowhere-metalens.dylib", "/usr/lib/libSystem.B.dylib"]
  #endif

  @Test func callsAFunction() throws {
    let library = try #require(DynamicLibrary(Self.names))
    let absolute = try #require(unsafe library.function("abs", as: Absolute.self))
    #expect(absolute(-3) == 3)
    #expect(unsafe library.function("metalens_has_no_such_function", as: Absolute.self) == nil)
    // No function is as large as this.
    #expect(unsafe library.function("abs", as: (Int, Int).self) == nil)
  }

  @Test(arguments: [[], ["libnowhere-metalens.so.1"], ["/etc/hostname"]])
  func whatCannotBeLoadedIsNone(names: [String]) { #expect(DynamicLibrary(names) == nil) }
}
