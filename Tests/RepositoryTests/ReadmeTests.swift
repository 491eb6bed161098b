import Testing

/// Tests that README is short, and first says how to try the command.
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

  /// Checks that samples fit a screen, which has about 50 lines.
  @Test func samplesFitOneScreen() {
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    for pair in stride(from: 0, to: fences.count - 1, by: 2) {
      #expect(fences[pair + 1] - fences[pair] <= 50, "the block in line \(fences[pair] + 1) is long")
    }
  }

  /// Checks that README's numbers of errors are the sums of the measured ones.
  @Test(arguments: [
    (
      "coded again, cropped",
      ["reencodedKept", "reencodedLost", "croppedResized", "converted", "platform"]
    ),
    ("metadata removed", ["stripped"]), ("metadata edited", ["metadataEdited"]),
    ("bytes or comments added", ["lossless"]), ("a camera's metadata on another picture", ["transplant"]),
    ("the same, coded", ["transplantTables"]), ("generated pictures", ["aiStripped"]),
  ])
  func errorsAreThoseMeasured(row: String, families: [String]) throws {
    let measured = try Repository.text("Docs/Accuracy.md").split(separator: "\n")
    var sums = [0, 0, 0, 0]
    for family in families {
      // The columns are the family, whether a trace was expected, files, cameras, AUC, green, amber and red.
      let columns = cells(try #require(measured.first { $0.hasPrefix("| \(family) | ") && $0.contains("/") }))
      let counts = columns.indices.filter { [2, 5, 6, 7].contains($0) }.map {
        Int(columns[$0].prefix { $0.isNumber }) ?? -1
      }
      for index in sums.indices { sums[index] += counts[index] }
    }
    let told = try #require(lines.first { $0.hasPrefix("| \(row)") })
    #expect(cells(told).dropFirst().map { Int($0.filter { $0 != "," }) } == sums)
  }

  private func cells(_ row: Substring) -> [Substring] {
    row.split(separator: "|").map { $0.drop { $0 == " " } }.map { $0.prefix { $0 != " " } }
  }
}
