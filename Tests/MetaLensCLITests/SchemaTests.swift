import Foundation
import Testing

/// Checks real output against `Docs/report.schema.json` with an independent validator (Debian's python3-jsonschema).
struct SchemaTests {
  @Test func fixturesKeepTheSchema() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    // The command is beside the test bundle.
    let bundle = URL(filePath: CommandLine.arguments[0])
    let program = bundle.deletingLastPathComponent().appending(path: "metalens")
    try #require(FileManager.default.isExecutableFile(atPath: program.path))
    let validator = Process()
    validator.executableURL = URL(filePath: "/usr/bin/python3")
    validator.arguments = [
      root.appending(path: "Tests/Scripts/validate_reports.py").path, program.path,
      root.appending(path: "Fixtures").path,
    ]
    let output = Pipe()
    validator.standardOutput = output
    validator.standardError = output
    try validator.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    validator.waitUntilExit()
    #expect(validator.terminationStatus == 0, "\(text)")
    #expect(text.contains("objects valid"))
  }
}
