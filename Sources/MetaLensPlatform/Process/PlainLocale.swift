#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The C locale, for C libraries that would speak the program's language.
package enum PlainLocale {
  /// Runs something in the C locale: on this thread alone, whatever locale the program has chosen.
  package static func run<Result>(_ body: () -> Result) -> Result {
    // What a mask leaves out is the C locale's as well where there is no other to begin with (POSIX, newlocale).
    guard let plain = unsafe newlocale(LC_MESSAGES_MASK, "C", nil) else { return body() }
    let before = unsafe uselocale(plain)
    defer {
      unsafe uselocale(before)
      unsafe freelocale(plain)
    }
    return body()
  }
}
