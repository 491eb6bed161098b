import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

/// The command on real files, with the real service.
struct SignaturesCommandTests {
  private func run(_ arguments: String...) async -> RealRun.Outcome { await RealRun.run(arguments) }

  private func photos() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for number in 1...3 {
      let photo = ExamplePhoto.color(make: "Example", model: "One", surplus: number) {
        $0.set($0.ascii(0x9003, "2024:01:0\(number) 10:00:00"), in: .exif)
      }
      try directory.file("\(number).jpg", photo.bytes)
    }
    try directory.file("grey.jpg", TemporaryDirectory.photo)
    try directory.file("notes.txt", Array("notes".utf8))
    return directory
  }

  @Test func whatIsLearnedIsUsed() async throws {
    let directory = try photos()
    let table = directory.path + "/table.tsv"
    let learned = await run("signatures", "learn", "--output", table, directory.path)
    #expect(learned.code == .success)
    #expect(
      learned.error.contains(
        "photos learned from: 3, models: 1, of these based on 3 or more independent photos: 1"))
    #expect(
      learned.error.contains(
        "photos that name no camera or aren't complete JPEGs in colour or HEICs, as raw files aren't: 1"))
    #expect(learned.error.contains("learn only from files that you know"))

    let listed = await run("signatures", "list", "--no-shipped-signatures", "--signatures", table)
    #expect(listed.output.contains(", photos: 3, models: 1"))
    #expect(listed.output.contains("    3  Example  One\n"))

    let other = ExamplePhoto.color(make: "Example", model: "One", oneTableASegment: true, optimized: true)
    try directory.file("other.jpg", other.bytes)
    let photo = directory.path + "/other.jpg"
    let with = await run("analyze", "--format", "json", "--signatures", table, photo)
    #expect(with.output.contains("\"cameraFileDiffers\""))
    let without = await run("analyze", "--format", "json", photo)
    #expect(!without.output.contains("\"id\":\"cameraFileDiffers\""))
    #expect(without.output.contains("\"cameraUnknown\""))
    let own = await run("batch", "--format", "ndjson", "--signatures", table, directory.path + "/1.jpg")
    #expect(own.output.contains("\"cameraKnownAgrees\""))
    #expect(own.output.contains("\"files\":2"))
  }

  @Test func aLearnedPhotoDoesNotCountForItselfUnderAnotherDate() async throws {
    let directory = try TemporaryDirectory()
    for (name, date) in [("a.jpg", "2024:01:01 10:00:00"), ("changed", "2021:07:09 08:00:00")] {
      let photo = ExamplePhoto.color(make: "Example", model: "One", surplus: 1) {
        $0.set($0.ascii(0x9003, date), in: .exif)
      }
      try directory.file(name, photo.bytes)
    }
    let table = directory.path + "/table.tsv"
    let learned = await run("signatures", "learn", "-q", "--output", table, directory.path + "/a.jpg")
    #expect(learned.code == .success)
    let changed = await run("batch", "--format", "ndjson", "--signatures", table, directory.path + "/changed")
    #expect(changed.output.contains("\"id\":\"cameraUnknown\""))
    #expect(!changed.output.contains("\"id\":\"cameraKnownAgrees\""))
    let none = await run(
      "batch", "--format", "ndjson", "--no-shipped-signatures", directory.path + "/a.jpg")
    #expect(none.output.contains("\"photos\":0,\"sha256\":null"))
  }

  @Test func learningTwiceGivesTheSameTable() async throws {
    let directory = try photos()
    let table = directory.path + "/table.tsv"
    #expect(await run("signatures", "learn", "-q", "-o", table, directory.path).error.isEmpty)
    let first = await run("signatures", "--no-shipped-signatures", "--signatures", table).output
    #expect(await run("signatures", "learn", "-q", "-o", table, directory.path).code == .success)
    #expect(await run("signatures", "--no-shipped-signatures", "--signatures", table).output == first)
  }

  @Test func aTableIsWrittenToStandardOutput() async throws {
    let directory = try photos()
    let learned = await run("signatures", "learn", "-q", "-o", "-", directory.path)
    #expect(learned.code == .success && learned.error.isEmpty)
    try directory.file("table.tsv", Array(learned.output.utf8))
    let listed = await run(
      "signatures", "list", "--no-shipped-signatures", "--signatures", directory.path + "/table.tsv")
    #expect(listed.output.contains(", photos: 3, models: 1"))
  }

  @Test func aPhotoIsNeverWrittenOver() async throws {
    let directory = try photos()
    let photo = directory.path + "/1.jpg"
    let result = await run("signatures", "learn", "--output", photo, directory.path)
    #expect(result.code == .usage)
    #expect(await run("analyze", photo).code == .success)
  }

  @Test func nothingLearnedWritesNothing() async throws {
    let directory = try TemporaryDirectory()
    try directory.file("grey.jpg", TemporaryDirectory.photo)
    let table = directory.path + "/table.tsv"
    #expect(await run("signatures", "learn", "--output", table, directory.path).code == .notAnalyzed)
    #expect(await run("signatures", "--signatures", table).code == .notAnalyzed)
  }

  @Test(arguments: ["analyze", "batch"]) func aBrokenTableEndsTheCommand(command: String) async throws {
    let directory = try photos()
    try directory.file("broken.tsv", Array("metalens-signatures/3\n\nbroken\n".utf8))
    let broken = directory.path + "/broken.tsv"
    let result = await run(command, "--signatures", broken, directory.path + "/1.jpg")
    #expect(result.code == .notAnalyzed)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("broken.tsv: "))
    #expect(result.error.contains("line 3: 1 columns"))
    // The table is an input too, just like the photos.
    let over = await run(
      command, "--format", "json", "--signatures", broken, "-o", broken, directory.path + "/1.jpg")
    #expect(over.code == .notAnalyzed)
  }

  @Test(arguments: [
    ["signatures", "forget"], ["signatures", "list", "extra"], ["signatures", "learn"],
    ["signatures", "learn", "photos"],
    ["signatures", "learn", "-o", "x", "--signatures", "y", "photos"], ["flags", "--signatures", "x"],
    ["analyze", "--signatures", "", "x"],
  ])
  func wrongUsage(arguments: [String]) async { #expect(await CannedRun().run(arguments) == .usage) }
}
