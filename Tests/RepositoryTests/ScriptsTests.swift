import Testing

/// Tests that a folder's README names each of its scripts.
struct ScriptsTests {
  @Test(arguments: ["Accuracy", "Benchmarks", "Comparisons", "Evasion", "Fuzzing", "Scripts"])
  func readmeNamesEach(folder: String) throws {
    let readme = try Repository.text("Tests/\(folder)/README.md")
    let names = Repository.files(under: "Tests/\(folder)").map { $0.dropFirst("Tests/\(folder)/".count) }
    let scripts = names.filter { !$0.contains("/") && ($0.hasSuffix(".py") || $0.hasSuffix(".sh")) }
    #expect(!scripts.isEmpty)
    for script in scripts {
      #expect(readme.contains("`\(script)"), "Tests/\(folder)/README.md doesn't name \(script)")
    }
  }
}
