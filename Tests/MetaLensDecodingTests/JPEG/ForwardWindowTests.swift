import MetaLensBytes
import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ForwardWindowTests {
  @Test(arguments: [1, 2, 3, 7, 100])
  func holdsWhatItIsToldToKeep(windowBytes: Int) throws {
    let bytes = [UInt8](0..<50)
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    var window = ForwardWindow(
      at: 10, byteCount: bytes.count, of: MemorySource(bytes), limits: limits)
    #expect(try window.load(to: 20, keepingFrom: 12))
    #expect(window.start <= 12)
    #expect(Array(bytes[window.start..<window.end]) == window.bytes)
    #expect(try window.load(to: 50, keepingFrom: 45))
    #expect(window.end == 50)
    #expect(try !window.load(to: 51, keepingFrom: 45))
  }

  @Test func aSourceThatShrankIsTold() {
    var window = ForwardWindow(at: 0, byteCount: 50, of: MemorySource([1, 2, 3]), limits: ReadLimits())
    #expect(throws: PhotoReadingError.self) {
      _ = try window.advance(keepingFrom: 0)
    }
  }

  /// Checks that the bytes kept for decoding are those that were hashed, up to the picture's end, whatever is read
  /// after it.
  @Test(arguments: [(30, 100, 30), (50, 100, 50), (0, 100, 0), (30, 29, nil)] as [(Int, Int, Int?)])
  func keepsWhatWasHashed(_ limit: Int, _ maximum: Int, _ count: Int?) throws {
    let bytes = [UInt8](0..<50)
    var limits = ReadLimits()
    limits.windowBytes = 7
    limits.stepBytes = 1
    limits.pictureBytes = maximum
    let source = MemorySource(bytes)
    var header = HeaderWindow(byteCount: bytes.count, limits: limits)
    _ = try header.load(to: 4, from: source)
    var window = try ForwardWindow(header: header, of: source, hashing: true, keeping: true, limits: limits)
    _ = try window.load(to: 20, keepingFrom: 15)
    #expect(try window.takeKept(to: limit) == count.map { Array(bytes[..<$0]) })
    #expect(try window.finish() == DigestStream.sha256(of: bytes))
  }

  /// Checks that a large file gets no room for what stands behind its picture, and that a picture with more bytes than
  /// the first room is kept whole, in room that is asked for once more.
  @Test(arguments: [
    (1_000, 1 << 28, 1 << 24), ((1 << 24) + 1_000_000, 6 << 24, 6 << 24),
    ((1 << 24) + 1_000_000, (1 << 24) + 1_000_000, (1 << 24) + 1_000_000), (1_000, 2_000_000, 2_000_000),
  ])
  func roomIsMadeAsItIsNeeded(pictureEnd: Int, byteCount: Int, room: Int) throws {
    let source = EndlessSource(byteCount: byteCount)
    var header = HeaderWindow(byteCount: source.byteCount, limits: ReadLimits())
    _ = try header.load(to: 4, from: source)
    var window = try ForwardWindow(
      header: header, of: source, hashing: false, keeping: true, limits: ReadLimits())
    let kept = try window.takeKept(to: pictureEnd)
    let picture = try #require(kept)
    #expect(picture.count == pictureEnd)
    #expect(picture.last == EndlessSource.byte)
    // The system may give a little more than was asked for.
    #expect(picture.capacity >= room && picture.capacity < room + room / 8)
  }
}

/// A large file of one byte over and over, of which nothing is in memory.
private struct EndlessSource: ByteSource {
  static let byte: UInt8 = 7
  let byteCount: Int

  func read(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](repeating: Self.byte, count: max(0, min(count, byteCount - offset)))
  }
}
