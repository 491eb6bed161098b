import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PlainLocaleTests {
  #if canImport(Glibc)
    private static let unicode = "C.utf8"
  #else
    private static let unicode = "en_US.UTF-8"
  #endif

  @Test func isTheThreadsLocaleMeanwhileAndNoLonger() throws {
    let chosen = unsafe try #require(newlocale(LC_CTYPE_MASK, Self.unicode, nil))
    let before = unsafe uselocale(chosen)
    defer {
      unsafe uselocale(before)
      unsafe freelocale(chosen)
    }
    func isOneByteACharacter() -> Bool {
      #if canImport(Glibc)
        __ctype_get_mb_cur_max() == 1
      #else
        ___mb_cur_max() == 1
      #endif
    }
    #expect(!isOneByteACharacter())
    #expect(PlainLocale.run(isOneByteACharacter))
    #expect(!isOneByteACharacter())
  }
}
