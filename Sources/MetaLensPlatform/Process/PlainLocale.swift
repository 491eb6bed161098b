#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The C locale, for C libraries that would otherwise use the program's language.
package enum PlainLocale {
  /// Runs a closure in the C locale, only on this thread, whatever locale the program has chosen.
  package static func run<Result>(_ body: () -> Result) -> Result {
    // Without a base locale, the categories outside the mask are those of the C locale as well (POSIX, newlocale).
    guard let plain = unsafe newlocale(LC_MESSAGES_MASK, "C", nil) else { return body() }
    let before = unsafe uselocale(plain)
    defer {
      unsafe uselocale(before)
      unsafe freelocale(plain)
    }
    return body()
  }
}
