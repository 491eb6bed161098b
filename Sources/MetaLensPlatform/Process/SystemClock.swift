#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's clocks.
package enum SystemClock {
  /// The time since 1970, UTC; nanoseconds are 0 to 999,999,999.
  package static func now() -> (seconds: Int64, nanoseconds: Int64) {
    let time = read(CLOCK_REALTIME)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// Nanoseconds from an arbitrary beginning, never backwards.
  package static func monotonicNanoseconds() -> UInt64 {
    let time = read(CLOCK_MONOTONIC)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    unsafe _ = clock_gettime(clock, &time)
    return time
  }
}
