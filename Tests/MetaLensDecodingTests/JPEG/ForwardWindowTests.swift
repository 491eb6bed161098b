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
}
