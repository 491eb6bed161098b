import Testing

/// README is short, and says how to try it first.
struct ReadmeTests {
  private let lines: [Substring]

  init() throws {
    lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func isShort() { #expect(lines.count <= 201, "200 lines and the end of the last") }

  @Test(arguments: [
    "swift build -c release --static-swift-stdlib --product metalens && .build/release/metalens batch",
    "swift test --disable-xctest",
  ])
  func commandsComeFirst(command: String) throws {
    let line = try #require(lines.firstIndex { $0.contains(command) })
    #expect(line < 40, "\(command) stands in line \(line + 1)")
  }

  /// A screen is some 50 lines.
  @Test func samplesFitOneScreen() {
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    for pair in stride(from: 0, to: fences.count - 1, by: 2) {
      #expect(fences[pair + 1] - fences[pair] <= 50, "the block in line \(fences[pair] + 1) is long")
    }
  }
}
