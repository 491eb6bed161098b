import MetaLensFacts
import MetaLensSamples
import Testing

struct HEIFBuilderTests {
  @Test func placesWhatItHolds() throws {
    var builder = HEIFBuilder(size: PixelSize(width: 3, height: 2), exif: [0x4D, 0x4D, 0, 42])
    builder.extra = HEIFBuilder.box("free", [1])
    builder.trailer = [9]
    let bytes = builder.build()
    func find(_ pattern: [UInt8]) -> [Int] {
      bytes.indices.dropLast(pattern.count - 1).filter {
        bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
      }
    }
    let data = try #require(find(Array("mdat".utf8)).first) + 4
    // The offsets in iloc count from the file's beginning: those of the picture, and of EXIF after it.
    let iloc = try #require(find(Array("iloc".utf8)).first)
    func long(_ index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(long(iloc + 18) == data && long(iloc + 22) == builder.picture.count)
    #expect(long(iloc + 32) == data + builder.picture.count && long(iloc + 36) == 14)
    #expect(find([0x4D, 0x4D, 0, 42]) == [data + builder.picture.count + 10])
    #expect(bytes.last == 9)
    let ispe = try #require(find(Array("ispe".utf8)).first)
    #expect(long(ispe + 8) == 3 && long(ispe + 12) == 2)
  }
}
