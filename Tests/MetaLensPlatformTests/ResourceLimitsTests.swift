import Testing

@testable import MetaLensPlatform

struct ResourceLimitsTests {
  /// What is allowed already isn't taken away.
  @Test func descriptorsAreAllowedAndStay() {
    let before = ResourceLimits.allowDescriptors(0)
    #expect(before > 0)
    let more = before == .max ? before : before + 1
    let after = ResourceLimits.allowDescriptors(more)
    // The hard limit may be reached.
    #expect(after == before || after == more)
    #expect(ResourceLimits.allowDescriptors(before) == after)
  }
}
