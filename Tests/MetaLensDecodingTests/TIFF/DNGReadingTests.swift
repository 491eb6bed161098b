import MetaLensDecoding
import MetaLensFacts
import Testing

struct DNGReadingTests {
  typealias Builder = TIFFFileBuilder

  static func builder(isBig: Bool) -> Builder {
    let digest = (0..<16).map { UInt8($0 * 16 + 1) }
    return Builder(
      [
        .init(
          Builder.picture(
            16, 12, subfile: 1,
            [
              (0xC612, .raw(1, 4, [1, 4, 0, 0])), (0xC614, .ascii("Example Model 1")),
              (0xC634, .undefined(Array("Adobe\0MakN".utf8))), (0xC65D, .undefined(digest)),
              (0xC68B, .ascii("IMG_1.CR2")), (0xC68C, .undefined([1, 2, 3, 4, 5, 6, 7, 8, 9])),
              (0xC71C, .undefined(digest)), (0xC7A7, .undefined([1, 2])), (0x014A, .directories([1, 2])),
              (ExifTag.make, .ascii("SONY")),
            ])),
        .init(Builder.picture(80, 60, subfile: 0, compression: 7, photometric: 32803)),
        .init(
          Builder.picture(
            40, 30, subfile: 1, compression: 7,
            [
              (0xC716, .ascii("Example App")), (0xC717, .ascii("1.2")),
              (0xC71B, .ascii("2024-05-06T07:08:09")),
            ])),
      ], isBig: isBig)
  }

  @Test(arguments: [false, true])
  func readsWhereAFileComesFrom(isBig: Bool) throws {
    let facts = try PhotoDecoder().decode(MemorySource(Self.builder(isBig: isBig).build()), hashing: false)
    #expect(facts.format == .dng)
    #expect(facts.exif.value?.container == "DNG")
    #expect(facts.isComplete)
    #expect(facts.container.value?.image?.coding == "lossless JPEG")
    guard case .tiff(let tiff) = facts.container.value?.detail, let dng = tiff.dng else {
      Issue.record("no DNG facts")
      return
    }
    #expect(dng.version == "1.4.0.0")
    #expect(dng.uniqueCameraModel == "Example Model 1")
    #expect(dng.originalRawFileName == "IMG_1.CR2")
    #expect(dng.holdsOriginalRaw)
    #expect(dng.previewApplication == "Example App")
    #expect(dng.previewApplicationVersion == "1.2")
    #expect(dng.previewDateTime == "2024-05-06T07:08:09")
    #expect(dng.rawImageDigest == "0111213141516171" + "8191a1b1c1d1e1f1")
    #expect(dng.rawDataUniqueID == dng.rawImageDigest)
    #expect(dng.newRawImageDigest == nil)
    #expect(dng.privateDataOwner == "Adobe")
  }
}
