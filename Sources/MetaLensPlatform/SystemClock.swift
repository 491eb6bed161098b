/// A clock that only goes forward.
package enum SystemClock {
  private static let start = ContinuousClock.now

  /// Nanoseconds since the process first asked.
  package static func monotonicNanoseconds() -> UInt64 {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
