import Testing

@testable import MetaLensCLI

struct ExitCodeTests {
  @Test func twoBeforeThreeBeforeOne() {
    let heaviestLast: [ExitCode] = [.success, .underThreshold, .notAnalyzed, .usage, .interrupted]
    for (low, first) in heaviestLast.enumerated() {
      for (high, second) in heaviestLast.enumerated() {
        #expect(first.merged(with: second) == heaviestLast[max(low, high)])
      }
    }
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 130])
  }
}
