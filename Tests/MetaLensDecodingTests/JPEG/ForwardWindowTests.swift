import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ForwardWindowTests {
  @Test(arguments: [1, 2, 3, 7, 100])
  func holdsWhatItIsToldToKeep(windowBytes: Int) throws {
    let bytes = [UInt8](0..<50)
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    var window = ForwardWindow(at: 10, byteCount: bytes.count, limits: limits)
    #expect(try window.load(to: 20, keepingFrom: 12, MemorySource(bytes)))
    #expect(window.start <= 12)
    #expect(Array(bytes[window.start..<window.end]) == window.bytes)
    #expect(try window.load(to: 50, keepingFrom: 45, MemorySource(bytes)))
    #expect(window.end == 50)
    #expect(try !window.load(to: 51, keepingFrom: 45, MemorySource(bytes)))
  }

  @Test func aSourceThatShrankIsTold() {
    var window = ForwardWindow(at: 0, byteCount: 50, limits: ReadLimits())
    #expect(throws: PhotoReadingError.self) {
      _ = try window.advance(keepingFrom: 0, MemorySource([1, 2, 3]))
    }
  }
}
