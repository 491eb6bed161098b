import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ResourceLimitsTests {
  /// What the hard limit allows is allowed, and what is allowed already isn't taken away.
  @Test func descriptorsAreAllowedAndStay() throws {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var areAllowed = false
    // Another test lowers the limit of this process once, and may do so in between.
    for _ in 0..<3 where !areAllowed {
      var limit = rlimit()
      try #require(unsafe getrlimit(resource, &limit) == 0)
      // No more than Darwin allows, whatever the hard limit is.
      limit.rlim_cur = min(limit.rlim_cur, 10_240) - 1
      try #require(unsafe setrlimit(resource, &limit) == 0)
      let more = Int(clamping: limit.rlim_cur) + 1
      areAllowed =
        ResourceLimits.allowDescriptors(0) == more - 1 && ResourceLimits.allowDescriptors(more) == more
        && ResourceLimits.allowDescriptors(0) == more
    }
    #expect(areAllowed)
  }
}
