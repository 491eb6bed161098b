import MetaLensDecoding
import MetaLensFacts
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PhotoSourceDescriptorTests {
  private static let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })

  /// Takes a photo from a descriptor of a file of these bytes, of which some were read before.
  private static func taken(
    _ bytes: [UInt8], skipping skipped: Int = 0, limit: Int = 1 << 20
  ) throws -> PhotoSource? {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "metalens-\(UInt64.random(in: .min ... .max))")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let descriptor = unsafe openat(AT_FDCWD, url.path, O_RDONLY, 0)
    try #require(descriptor >= 0)
    defer { _ = close(descriptor) }
    try #require(lseek(descriptor, off_t(skipped), SEEK_SET) == off_t(skipped))
    // Other tests send signals.
    return try PhotoSource.taken(from: descriptor, limit: limit, signal: .endsProcess)
  }

  /// Checks that a file is read where it is, whatever the limit for bytes in memory, and is told as bytes are.
  @Test func aFileStaysWhereItIs() async throws {
    let bytes = ExamplePhoto.camera().bytes
    let place = try #require(try Self.taken(bytes, limit: 10))
    guard case .open(let file, nil) = place else {
      Issue.record("the file wasn't taken")
      return
    }
    #expect(try file.contents() == bytes)
    #expect(place.path == nil)
    let inMemory = try await Self.service.analyze(.bytes(bytes), depth: .pixels, hashing: true)
    let inPlace = try await Self.service.analyze(place, depth: .pixels, hashing: true)
    #expect(inPlace == inMemory)
    let inspection = try await Self.service.inspect(place, attributes: true)
    #expect(inspection.attributes == nil)
  }

  @Test func theRestOfAFileIsKept() throws {
    let bytes = ExamplePhoto.camera().bytes
    guard case .bytes(let kept)? = try Self.taken([0] + bytes, skipping: 1) else {
      Issue.record("the bytes weren't kept")
      return
    }
    #expect(kept == bytes)
    let isTooMuchKept = try Self.taken([0] + bytes, skipping: 1, limit: 10) != nil
    #expect(!isTooMuchKept)
  }

  /// Checks that what is no photo isn't kept, and that its first bytes say what it is.
  @Test func whatIsNoPhotoIsNotReadToItsEnd() async throws {
    let bytes = [UInt8](repeating: 0, count: 300_000)
    let place = try #require(try Self.taken(bytes, skipping: 1))
    guard case .bytes(let kept) = place else {
      Issue.record("the bytes weren't kept")
      return
    }
    #expect(kept.count >= PhotoFormat.detectionByteCount && kept.count < bytes.count / 2)
    let error = await #expect(throws: MetaLensError.self) {
      try await Self.service.analyze(place, depth: .metadata, hashing: false)
    }
    #expect(error?.code == .notAPhoto && error?.detail == OtherFile.zeros.rawValue)
  }
}
