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
    ("something added", ["lossless"]), ("a camera's metadata on another picture", ["transplant"]),
    ("the same, by a forger", ["transplantTables"]), ("generated pictures", ["aiStripped"]),
  ])
  func errorsAreThoseMeasured(row: String, families: [String]) throws {
    var sums = [0, 0, 0, 0]
    for family in families {
      for (index, count) in try counts(of: family).enumerated() { sums[index] += count }
    }
    let told = try #require(lines.first { $0.hasPrefix("| \(row)") })
    #expect(cells(told).dropFirst().map { Int($0.filter { $0 != "," }) } == sums)
  }

  /// Checks that the numbers in the sentences around the table are those of the page of accuracy too.
  @Test func sentencesAreThoseMeasured() throws {
    let text = lines.joined(separator: "\n")
    let measured = try Repository.text("Docs/Accuracy.md")
    let row = try #require(
      measured.firstMatch(of: /\| a camera left out \| \d+ \| (\d+) \| (\d+)\/.* to ([\d.]+)\) \|\n/))
    let cost = try #require(measured.firstMatch(of: /would\s+cost\s+(\d+)\s+of\s+the\s+greens/))
    #expect(text.contains("would cost \(cost.1) of the \(row.2) greens"))
    let bound = try #require(measured.firstMatch(of: /under\s+([\d.]+)\s+%\s+\(one-sided/))
    #expect(
      text.contains("Of \(row.1) cameras that leaves room for a true rate of up to \(bound.1) % (one-sided)"))
    #expect(text.contains("or \(row.3) % (two-sided 95 % interval)"))
    let lost = try counts(of: "reencodedLost")[0] + counts(of: "platform")[0]
    #expect(text.contains("All \(lost) files of the families `reencodedLost`"))
  }

  /// Checks that what stayed green of files by programs that nobody had looked at is what was measured.
  @Test func unseenProgramsAreThoseMeasured() throws {
    let measured = try Repository.text("Docs/Measurements/UnseenPrograms.md")
    let edited = try #require(measured.firstMatch(of: /\| together \| (\d+) \| (\d+) \|/))
    let section = measured.split(separator: "\n").drop { $0 != "## Pictures coded again" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    // The columns are what was done, files, and greens with the model before and after; the heading has no numbers.
    let rows = section.filter { $0.hasPrefix("| ") }.map { cells($0).map { Int($0) ?? 0 } }
    let (files, greens) = (rows.reduce(0) { $0 + $1[1] }, rows.reduce(0) { $0 + $1[2] })
    #expect(files > 0)
    let text = lines.joined(separator: "\n").filter { $0 != "," }
    #expect(text.contains("\(edited.2) of \(edited.1) with edited metadata were green"))
    #expect(text.contains("and \(greens) of \(files) coded again"))
  }

  /// Returns how many files of a family were measured, and how many of them were green, amber and red.
  private func counts(of family: String) throws -> [Int] {
    let measured = try Repository.text("Docs/Accuracy.md").split(separator: "\n")
    // The columns are the family, whether a trace was expected, files, cameras, AUC, green, amber and red.
    let columns = cells(try #require(measured.first { $0.hasPrefix("| \(family) | ") && $0.contains("/") }))
    return columns.indices.filter { [2, 5, 6, 7].contains($0) }.map {
      Int(columns[$0].prefix { $0.isNumber }) ?? -1
    }
  }

  private func cells(_ row: Substring) -> [Substring] {
    row.split(separator: "|").map { $0.drop { $0 == " " } }.map { $0.prefix { $0 != " " } }
  }
}
