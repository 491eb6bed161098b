import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct SparseWindowTests {
  static let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  static func window(_ limits: ReadLimits = ReadLimits()) -> SparseWindow {
    SparseWindow(byteCount: bytes.count, limits: limits)
  }

  /// Checks that one window gives the bytes of several places, one after the other, and none outside the file.
  @Test(arguments: [
    (0, 10, true), (0, 5000, true), (4999, 1, true), (5000, 0, true), (5000, 1, false), (4990, 11, false),
    (-1, 2, false), (3, -1, false), (Int.max, 1, false), (1, Int.max, false), (Int.max, Int.max, false),
  ])
  func givesWhatIsThere(_ offset: Int, _ count: Int, _ isThere: Bool) throws {
    var window = Self.window()
    // The result must be the same after a read elsewhere.
    for first in [0, 2000, 4000] {
      _ = try window.bytes(at: first, count: 16, from: MemorySource(Self.bytes))
      let found = try window.bytes(at: offset, count: count, from: MemorySource(Self.bytes))
      #expect((found != nil) == isThere)
      if let found { #expect(Array(found) == Array(Self.bytes[offset..<offset + count])) }
    }
  }

  @Test func aShrunkenFileIsTold() {
    var window = Self.window()
    #expect(throws: PhotoReadingError.self) {
      _ = try window.bytes(at: 4000, count: 900, from: MemorySource(Array(Self.bytes.prefix(4100))))
    }
  }
}
