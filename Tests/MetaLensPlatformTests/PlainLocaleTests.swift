import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PlainLocaleTests {
  @Test func isTheThreadsLocaleMeanwhileAndNoLonger() throws {
    let chosen = unsafe try #require(newlocale(LC_CTYPE_MASK, "C.utf8", nil))
    let before = unsafe uselocale(chosen)
    defer {
      unsafe uselocale(before)
      unsafe freelocale(chosen)
    }
    func isOneByteACharacter() -> Bool { __ctype_get_mb_cur_max() == 1 }
    #expect(!isOneByteACharacter())
    #expect(PlainLocale.run(isOneByteACharacter))
    #expect(!isOneByteACharacter())
  }
}
