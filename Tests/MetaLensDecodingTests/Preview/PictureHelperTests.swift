import Foundation
import MetaLensFacts
import MetaLensPlatform
import Testing

@testable import MetaLensDecoding

/// Tests of the process that asks for a picture, with scripts in place of the process that decodes it.
struct PictureHelperTests {
  private func raster(
    _ script: String, by library: PictureLibrary = .libpng, orientation: Int = 1,
    seconds: Double = .infinity, limits: ReadLimits = ReadLimits(), maximum: Int = 8, isOfTwo: Bool = false,
    choice: PictureChoice = .any
  ) throws -> Result<ColourRaster, PictureRefusal> {
    let file = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    // Another process writes the file: if this one had it open for writing while a test running beside it starts a
    // program, the file couldn't be started.
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#, file.path, script]
    try shell.run()
    shell.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: file) }
    let helper = PictureHelper(executable: SystemPath(file.path), seconds: seconds)
    return try helper.raster(
      of: MemorySource(Array("input".utf8)), by: library, orientation: orientation, maximum: maximum,
      limits: limits,
      isOfTwo: isOfTwo, choice: choice)
  }

  /// A script that answers with two pixels side by side.
  private static let two = #"cat >/dev/null; printf '\001\000\002\000\001abcdef'"#

  @Test(arguments: [
    (PictureLibrary.libpng, 1, 2), (.libpng, 6, 1), (.libtiff, 8, 1), (.libwebp, 3, 2), (.libheif, 6, 2),
    (.libpng, 99, 2),
  ])
  func turnsWhatTheContainerDoesNot(library: PictureLibrary, orientation: Int, width: Int) throws {
    let raster = try raster(Self.two, by: library, orientation: orientation).get()
    #expect(raster.width == width && raster.samples.count == 6)
  }

  /// Checks that a library's failure after its answer costs nothing.
  @Test func aWholeReplyCounts() throws {
    #expect(try raster(Self.two + "; kill -SEGV $$").get().width == 2)
  }

  @Test(arguments: [
    ("exit 0", PictureRefusal.crashed("libpng")), ("kill -SEGV $$", .crashed("libpng")),
    ("kill -XCPU $$", .tookTooLong("libpng")), ("kill -ALRM $$", .tookTooLong("libpng")),
    (#"printf '\001\000\002\000\001abc'"#, .crashed("libpng")), ("exec yes", .crashed("libpng")),
    (#"printf '\002'"#, .libraryMissing("libpng")),
    (#"printf '\003no good'"#, .refused("libpng", words: "no good")), (#"printf '\004'"#, .tooLarge),
  ])
  func tellsWhy(script: String, refusal: PictureRefusal) throws {
    #expect(try raster(script) == .failure(refusal))
  }

  @Test func whoeverHangsIsEnded() throws {
    #expect(try raster("exec tail -f /dev/null", seconds: 0.3) == .failure(.tookTooLong("libpng")))
  }

  @Test func aMissingProgramIsNoPicture() throws {
    let helper = PictureHelper(executable: SystemPath("/nowhere/metalens"))
    let result = try helper.raster(
      of: MemorySource([1]), by: .libheif, orientation: 1, maximum: 8, limits: ReadLimits())
    #expect(result == .failure(.crashed("libheif")))
  }

  /// Checks the numbers passed on: five bytes justify only a small picture.
  ///
  /// A picture to be compared is reduced as the other one is, and is the main picture.
  @Test(
    arguments: [
      (false, .any, "129 1300000 9000000 1"), (true, .any, "1280 1300000 9000000 2"),
      (false, .main, "129 1300000 9000000 2"), (false, .thumbnail, "129 1300000 9000000 3"),
    ] as [(Bool, PictureChoice, String)])
  func asksForWhatTheFileIsWorth(isOfTwo: Bool, choice: PictureChoice, numbers: String) throws {
    let script = #"cat >/dev/null; printf '\003%s' "$3 $4 $5 $6""#
    let refusal = try raster(script, maximum: 1280, isOfTwo: isOfTwo, choice: choice)
    #expect(refusal == .failure(.refused("libpng", words: numbers)))
  }

  /// Checks that no process is started for a thumbnail that is to be compared.
  @Test func noThumbnailIsCompared() throws {
    #expect(try raster(Self.two, isOfTwo: true, choice: .thumbnail) == .failure(.tooLarge))
  }

  @Test func aLargeFileIsNotGiven() throws {
    var limits = ReadLimits()
    limits.pictureBytes = 4
    #expect(try raster(Self.two, limits: limits) == .failure(.tooLarge))
  }
}
