import Foundation
import MetaLensFacts
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensKit

/// Tests that two pictures are shown and compared at one size, which the longer file's bytes determine.
struct PhotoMetadataServicePairTests {
  private static let picture = CoefficientPicture.shades(columns: 80, rows: 60) { 2 * $0 + $1 }.build()
  private let service = PhotoMetadataService()

  /// Checks that both pictures have the same size, whatever bytes follow the second.
  @Test(arguments: [0, 400, 1_000_000]) func bothAreReducedAlike(trailing: Int) async throws {
    let second = Self.picture + [UInt8](repeating: 7, count: trailing)
    let pair = try await service.pair(.bytes(Self.picture), .bytes(second))
    let side = service.pairSide(Self.picture.count, second.count)
    let sizes = [pair.first, pair.second].map { $0.picture?.size }
    #expect(sizes[0] != nil && sizes[0] == sizes[1])
    #expect(sizes.allSatisfy { ($0?.width ?? 0) <= side })
    guard case .same(let size) = pair.pixels else {
      Issue.record("\(pair.pixels)")
      return
    }
    #expect(size == sizes[0])
    // Another process reads them one by one.
    let apart = try [
      service.readPairPicture(of: Self.picture, beside: second.count),
      service.readPairPicture(of: second, beside: Self.picture.count),
    ]
    let again = try service.pair(
      (picture: apart[0], bytes: Self.picture), (picture: apart[1], bytes: second))
    #expect(again == pair)
  }

  /// A raw file's preview is shown and not compared, also where it can't be decoded.
  @Test func rawFilesAreShownByTheirPreviews() async throws {
    let raw = ExamplePhoto.raf(preview: Self.picture).bytes
    let broken = ExamplePhoto.raf(preview: [UInt8](repeating: 7, count: 100)).bytes
    for (first, second) in [(raw, Self.picture), (Self.picture, raw), (raw, raw), (broken, Self.picture)] {
      let pair = try await service.pair(.bytes(first), .bytes(second))
      #expect(pair.pixels == .previews)
      for (bytes, side) in [(first, pair.first), (second, pair.second)] {
        #expect((side.picture == nil) == (bytes == broken))
        #expect(side.picture?.isEmbedded ?? true == (bytes != Self.picture))
      }
      let again = try service.pair(
        (picture: service.readPairPicture(of: first, beside: second.count), bytes: first),
        (picture: service.readPairPicture(of: second, beside: first.count), bytes: second))
      #expect(again == pair)
    }
  }

  /// Returns a program that counts in a file how often it is started, and answers with two pixels.
  private func counting(_ file: URL) throws -> SystemPath {
    // Another process writes the file: if this one had it open for writing while a test running beside it starts a
    // program, the file couldn't be started.
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let script = #"cat >/dev/null; echo >> "$0.count"; printf '\001\000\002\000\001abcdef'"#
    shell.arguments = ["-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#, file.path, script]
    try shell.run()
    shell.waitUntilExit()
    return SystemPath(file.path)
  }

  /// Checks that equal bytes are decoded only once, and that others of the same length aren't taken for them.
  @Test(arguments: [(0, 1), (1, 2)]) func theSameBytesAreDecodedOnce(change: UInt8, count: Int) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    let counted = URL(filePath: file.path + ".count")
    defer { for url in [file, counted] { try? FileManager.default.removeItem(at: url) } }
    let service = self.service.decodingPictures(by: try counting(file))
    let first = PNGBuilder().with { $0.trailer = [0] }.build()
    var second = first
    second[second.count - 1] ^= change
    let pair = try await service.pair(.bytes(first), .bytes(second))
    #expect(pair.first.picture != nil && pair.first.picture == pair.second.picture)
    #expect((pair.first.md5 == pair.second.md5) == (change == 0))
    #expect(try Data(contentsOf: counted).count == count)
    // The same holds where another process has read them.
    let again = try service.pair(
      (picture: .byLibrary(.png, orientation: 1), bytes: first),
      (picture: .byLibrary(.png, orientation: 1), bytes: second))
    #expect(again == pair)
    #expect(try Data(contentsOf: counted).count == 2 * count)
  }

  /// Checks that an error names the photo it concerns, also beside one without a name.
  @Test(arguments: [true, false]) func aFailureNamesItsOwnPhoto(isFirst: Bool) async throws {
    let missing = PhotoSource.path(SystemPath("/nonexistent/a.jpg"))
    let other = PhotoSource.bytes(Self.picture)
    await #expect {
      try await service.pair(isFirst ? missing : other, isFirst ? other : missing)
    } throws: { ($0 as? MetaLensError)?.path == "/nonexistent/a.jpg" }
    let notAPhoto = PhotoSource.named([1], SystemPath("b.jpg"))
    await #expect {
      try await service.pair(
        isFirst ? notAPhoto : .named(Self.picture, SystemPath("a.jpg")),
        isFirst ? .named(Self.picture, SystemPath("a.jpg")) : notAPhoto)
    } throws: { ($0 as? MetaLensError)?.path == "b.jpg" }
  }

  @Test(arguments: [(0, 0, 128), (400, 1000, 310), (6000, 10, 640), (1 << 30, 0, 640)])
  func theLongerFileSaysHowFar(first: Int, second: Int, side: Int) {
    #expect(service.pairSide(first, second) == side && service.pairSide(second, first) == side)
  }

  /// Checks that a picture is turned as EXIF states, each side on its own.
  @Test(arguments: [(1, 320), (6, 240), (8, 240), (9, 320)])
  func isTurned(orientation: Int, width: Int) async throws {
    let picture = CoefficientPicture.shades(columns: 40, rows: 30) { 2 * $0 + $1 }
    let block: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation)]
      + [0, 0, 0, 0, 0, 0]
    let bytes = picture.build(exif: block)
    let pair = try await service.pair(.bytes(bytes), .bytes(bytes))
    #expect(pair.first.picture?.size.width == width)
  }
}
