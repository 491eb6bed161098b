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

  /// All listed files are on disk after a single wait, however many there are; with one file, the wait is for that
  /// file.
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

  /// Returns a photo whose index names further pictures, each of which has almost all bytes after the main one.
  private static func overlapping(_ count: Int) -> [UInt8] {
    var trailer: [UInt8] = []
    for _ in 0..<count { trailer += [0xFF, 0xD8] }
    trailer += [UInt8](repeating: 1, count: 200_000)
    func photo(_ entries: [(byteCount: Int, offset: Int)]) -> [UInt8] {
      var builder = JPEGBuilder()
      builder.segments = [(0xE2, ExamplePhoto.index([(byteCount: 0, offset: 0)] + entries))]
      builder.trailer = trailer
      return builder.build()
    }
    let blank = photo(Array(repeating: (byteCount: 0, offset: 0), count: count))
    let start = blank.count - trailer.count
    // Offsets are relative to the end of the identifier (CIPA DC-007, 5.2.3.3.3).
    let base = blank.firstRange(of: Array("MPF\u{0}".utf8))?.upperBound ?? 0
    return photo(
      (0..<count).map { (byteCount: trailer.count - 2 * $0, offset: start + 2 * $0 - base) })
  }

  /// A file that names its bytes many times can't fill a disk: parts above the limit are counted, and the others are
  /// written.
  @Test func writesNoMoreThanItMay() async {
    let run = CannedRun()
    let photo = Self.overlapping(40)
    run.current { $0.files = ["a.jpg": photo] }
    #expect(await run.run("extract", "a.jpg", "--all", "--output", "parts") == .notAnalyzed)
    let parts = run.current { $0.files }.filter { $0.key.hasPrefix("parts/") }
    let byteCount = parts.values.reduce(0) { $0 + $1.count }
    let maximum = 4_000_000 + 5 * photo.count
    #expect(byteCount <= maximum && byteCount > maximum - photo.count)
    #expect(run.outputText.split(separator: "\n").count == parts.count)
    let words = Message.extractLeftOut(count: String(40 - parts.count)).text(in: .english)
    #expect(run.errorText.contains("a.jpg: " + words))
  }

  /// On the real file system, a folder is created, and an existing link isn't followed.
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
