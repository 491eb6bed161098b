import Foundation

/// Runs a program and keeps its output.
enum Command {
  struct Result {
    var exitCode: Int32
    var output: String
    var errors: String
  }

  struct NotBuilt: Error { var path: String }

  /// Returns the path of one of the package's programs, which is beside the tests' bundle.
  static func built(_ name: String) throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    // On macOS the runner is elsewhere, and the bundle is a folder.
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    let program = folder.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw NotBuilt(path: program.path)
    }
    return program
  }

  /// Runs a program; its few lines of output go through files, since a full pipe would stop the program.
  static func run(_ program: URL, _ arguments: [String], in directory: URL? = nil) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = ["output", "errors"].map { folder.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationStatus, output: try String(contentsOf: streams[0], encoding: .utf8),
      errors: try String(contentsOf: streams[1], encoding: .utf8))
  }
}
