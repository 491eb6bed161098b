import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifTagsAppendedRuleTests {
  @Test(
    arguments: [
      ([0x8827], "0x8827"), ([0x9286, 0x8827], "0x9286 0x8827"), ([0x8827, 0x9286], "0x8827 0x9286"),
      ([0x9286, 0x8827, 0x9207, 0x9209], "0x9286 0x8827 0x9207 0x9209"),
      // Tags that the directory already has.
      ([0xA001, 0x8827], "0xA001 0x8827"), ([0xA002], "0xA002"),
    ] as [([UInt16], String)])
  func namesTheTags(tags: [UInt16], named: String) throws {
    let found = try findings(by: .exifTagsAppended, on: .tagsAppended(tags))
    #expect(found.map(\.detail) == [.flag(.exifTagsAppended, ["directory": "ExifIFD", "tags": named])])
    #expect(found.first?.evidence.map(\.location) == ["APP1 Exif ExifIFD"])
    #expect(found.first?.evidence.first?.tag == tags.first)
    #expect(found.first?.evidence.first?.offset != nil)
  }

  @Test(
    arguments: [
      [], [0xA003], [0xA431], [0x8827, 0xA431],
      // More than programs add.
      [0x9286, 0x8827, 0x9207, 0x9209, 0x9208],
    ] as [[UInt16]])
  func otherTagsAreNone(tags: [UInt16]) throws {
    #expect(try raised(by: .exifTagsAppended, on: .tagsAppended(tags)).isEmpty)
  }

  @Test(
    arguments: [
      .camera(), .camera { $0.exif.reverse() }, .camera { $0.ifd0.reverse() },
      // Seven fields before it are too few.
      .tagsAppended([0x8827]) { $0.remove(0xA001, from: .exif) },
      // Unsorted before the last four, and no maker.
      .tagsAppended([0x8827]) { $0.exif.swapAt(0, 1) },
      .tagsAppended([0x8827]) { $0.remove(ExifTag.make, from: .ifd0) },
      // GPS, and a pointer behind all others.
      .camera { tiff in
        for tag in [1, 2, 3, 4, 5, 6, 7, 8, 0] as [UInt16] { tiff.gps.append(tiff.short(tag, 1)) }
      },
      .camera { tiff in
        for tag in [0x011A, 0x011B, 0x0128, 0x0213, 0xC4A5] as [UInt16] {
          tiff.set(tiff.short(tag, 1), in: .ifd0)
        }
      },
      .androidOrder(), .androidOrder(make: "Xiaomi", model: "23127PN0CG"),
    ] as [ExamplePhoto])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .exifTagsAppended, on: photo).isEmpty)
  }

  /// Nothing else is said about the order, and the block isn't praised.
  @Test func speaksAlone() throws {
    let appended = ExamplePhoto.tagsAppended([0x8827])
    #expect(try raised(by: .exifUnsorted, on: appended).isEmpty)
    #expect(try raised(by: .exifBlockCamera, on: appended).isEmpty)
    let ordered = ExamplePhoto.tagsAppended([])
    #expect(try raised(by: .exifUnsorted, on: ordered).isEmpty)
    #expect(try !raised(by: .exifBlockCamera, on: ordered).isEmpty)
  }

  /// A name in IFD0, where programs add it.
  @Test func ofTheFirstDirectory() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.exif = []
      tiff.makerNoteShift = nil
      for tag in [0x0112, 0x011A, 0x011B, 0x0128, 0x0213] as [UInt16] {
        tiff.set(tiff.short(tag, 1), in: .ifd0)
      }
      tiff.ifd0.append(tiff.ascii(ExifTag.artist, "Kim"))
    }
    let found = try findings(by: .exifTagsAppended, on: photo)
    #expect(
      found.map(\.detail) == [.flag(.exifTagsAppended, ["directory": "IFD0", "tags": "0x013B"])])
  }
}
