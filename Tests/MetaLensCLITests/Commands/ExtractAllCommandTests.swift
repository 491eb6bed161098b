import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ExtractAllCommandTests {
  private static let thumbnail = CoefficientPicture.shades(columns: 4, rows: 3) { 9 * $0 + $1 }.build()

  private static func run() -> CannedRun {
    var metadata = ExampleMetadata()
    metadata.xmp = "<xmp:CreatorTool>GIMP</xmp:CreatorTool>"
    metadata.icc = ExampleMetadata.profile(creator: "lcms")
    let bytes = ExamplePhoto.camera(metadata) { $0.thumbnail = thumbnail }.bytes
    let run = CannedRun()
    run.current { $0.files = ["a.jpg": bytes, "none.jpg": JPEGBuilder().build()] }
    return run
  }

  @Test func takesEverythingOut() async throws {
    let run = Self.run()
    #expect(await run.run("extract", "a.jpg", "--all", "--output", "parts") == .success)
    let files = run.current { $0.files }
    #expect(run.current { $0.directories } == ["parts"])
    #expect(run.outputText == "thumbnail-1.jpg\nprofile-1.icc\nxmp-1.xmp\n")
    #expect(files["parts/thumbnail-1.jpg"] == Self.thumbnail)
    #expect(try #require(files["parts/profile-1.icc"]) == ExampleMetadata.profile(creator: "lcms"))
    #expect(String(decoding: try #require(files["parts/xmp-1.xmp"]), as: UTF8.self).contains("GIMP"))
  }

  /// All that is named is on the disk, after one wait however many files there are; of one file the file itself is.
  @Test(arguments: [("--all", "parts"), ("--thumbnail", "parts"), ("--trailer", nil)] as [(String, String?)])
  func waitsForTheDiskOnce(part: String, synced: String?) async {
    let run = Self.run()
    _ = await run.run("extract", "a.jpg", part, "--output", "parts")
    #expect(run.current { $0.synced } == (synced.map { [$0] } ?? []))
  }

  @Test func replacesNothingUnlessTold() async {
    let run = Self.run()
    run.current { $0.files["parts/xmp-1.xmp"] = [1] }
    #expect(await run.run("extract", "a.jpg", "--all", "-o", "parts") == .notAnalyzed)
    #expect(run.current { $0.files["parts/xmp-1.xmp"] } == [1])
    #expect(run.current { $0.files["parts/thumbnail-1.jpg"] } == nil)
    #expect(run.errorText.contains("parts/xmp-1.xmp is there already; --force"))
    #expect(await run.run("extract", "a.jpg", "--all", "-o", "parts", "--force") == .success)
    #expect(run.current { $0.files["parts/xmp-1.xmp"] } != [1])
  }

  @Test(arguments: [[], ["--force"]]) func neverWritesThroughALink(more: [String]) async {
    let run = Self.run()
    _ = run.current { $0.links.insert("parts/xmp-1.xmp") }
    #expect(await run.run(["extract", "a.jpg", "--all", "-o", "parts"] + more) == .notAnalyzed)
    #expect(run.current { $0.files["parts/thumbnail-1.jpg"] } == nil)
  }

  @Test(
    arguments: [
      ("a.jpg --all", .usage), ("a.jpg --all -o -", .usage), ("a.jpg --all --xmp -o x", .usage),
      ("a.jpg --xmp --force", .usage), ("none.jpg --all -o x", .notAnalyzed),
      ("no.jpg --all -o x", .notAnalyzed),
    ] as [(String, ExitCode)])
  func saysWhatIsWrong(line: String, code: ExitCode) async {
    let run = Self.run()
    #expect(await run.run(["extract"] + line.split(separator: " ").map(String.init)) == code)
    #expect(!run.errorText.isEmpty)
  }

  /// The system's own files: a folder is made, and a link that is there isn't followed.
  @Test func staysInItsFolder() async throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.jpg", TemporaryDirectory.photo)
    try directory.directory("parts")
    try directory.link("parts/thumbnail-1.jpg", to: directory.path + "/outside")
    let fileSystem = FileSystem.system
    #expect(try fileSystem.entry(SystemPath(directory.path + "/parts/thumbnail-1.jpg")) == .link)
    #expect(try fileSystem.entry(SystemPath(directory.path + "/none")) == nil)
    try fileSystem.makeDirectory(SystemPath(directory.path + "/new"))
    try fileSystem.makeDirectory(SystemPath(directory.path + "/new"))
    #expect(try fileSystem.entry(SystemPath(directory.path + "/new")) == .directory)
    #expect(throws: OutputError.self) { try fileSystem.makeDirectory(SystemPath(directory.path + "/a.jpg")) }
  }
}
