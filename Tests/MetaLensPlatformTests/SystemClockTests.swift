import Testing

@testable import MetaLensPlatform

@Suite struct SystemClockTests {
  @Test func runsForward() {
    let time = SystemClock.now()
    #expect(time.seconds > 1_750_000_000)
    #expect((0..<1_000_000_000).contains(time.nanoseconds))
    let first = SystemClock.monotonicNanoseconds()
    #expect(SystemClock.monotonicNanoseconds() >= first)
    #expect(first > 0)
  }
}
