import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AndroidFieldOrderTests {
  private func isFollowed(_ change: (inout TIFFBuilder) -> Void) throws -> Bool {
    let photo = ExamplePhoto.androidOrder(change)
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(MemorySource(photo.bytes), hashing: false)
    return AndroidFieldOrder.isFollowed(by: try #require(facts.exif.value))
  }

  /// `"Make".hashCode()` is 2390542 (0x247A0E), and `HashMap` folds its upper half, 0x24, into it.
  @Test(arguments: [("Make", 0x24_7A2A), ("", 0), ("a", 97)] as [(String, UInt32)])
  func javasHash(name: String, hash: UInt32) {
    #expect(AndroidFieldOrder.spread(name) == hash)
  }

  @Test func namesInTheOrderOfTheirHash() throws {
    #expect(try isFollowed { _ in })
    // A field that only the maker's version of the library knows may be anywhere, and so may a renamed field.
    #expect(try isFollowed { $0.ifd0.insert($0.short(0x9999, 1), at: 0) })
    #expect(try isFollowed { $0.ifd0.insert($0.short(0x8827, 100), at: 0) })
  }

  @Test func anyOtherOrder() throws {
    #expect(try !isFollowed { $0.ifd0.sort { $0.tag < $1.tag } })
    #expect(try !isFollowed { $0.ifd0.reverse() })
    #expect(try !isFollowed { $0.ifd0.append($0.rational(0x011B, (72, 1))) })
  }

  @Test func fewFieldsAreInSomeOrderByChance() throws {
    #expect(try isFollowed { $0.ifd0.removeLast() })
    #expect(try !isFollowed { $0.ifd0.removeLast(2) })
  }
}
