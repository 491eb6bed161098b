import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct PNGPixelChunksTests {
  private static let plain = PNGBuilder().build()

  @Test func isAllOfAPlainFile() { #expect(PNGPixelChunks.only(of: Self.plain) == Self.plain) }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "caBX", "zzZz"])
  func leavesOutWhatIsNoPicture(type: String) {
    var builder = PNGBuilder()
    builder.leading.append((type, [UInt8](repeating: 65, count: 300)))
    builder.trailing.append((type, [1]))
    builder.trailer = [1, 2, 3]
    #expect(PNGPixelChunks.only(of: builder.build()) == Self.plain)
  }

  /// Checks that chunks affecting the pixels are kept, also an unknown critical one, for which libpng rightly refuses
  /// the picture.
  @Test(arguments: ["PLTE", "tRNS", "gAMA", "sRGB", "cHRM", "sBIT", "ZZZZ"]) func keepsPixels(type: String) {
    var builder = PNGBuilder()
    builder.leading.append((type, [1, 2, 3]))
    #expect(PNGPixelChunks.only(of: builder.build()) == builder.build())
  }

  /// Checks that a cut file stays as it is, as libpng then reports what is wrong.
  @Test(arguments: [0, 4, 8, 11, 15, 20, 40, plain.count - 1]) func whatIsCutStaysSo(count: Int) {
    let bytes = Array(Self.plain.prefix(count))
    #expect(PNGPixelChunks.only(of: bytes) == bytes)
  }

  @Test func aLyingLengthEndsIt() {
    let lying: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF] + Array("tEXt".utf8) + [1, 2]
    let bytes = Self.plain[..<33] + lying
    #expect(PNGPixelChunks.only(of: Array(bytes)) == Array(bytes))
  }
}
