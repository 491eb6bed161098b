import MetaLensFacts
import Testing

@testable import MetaLensKit

struct ExifTagNameTests {
  @Test(
    arguments: [
      (ExifTag.make, .ifd0, "Make"), (ExifTag.thumbnailOffset, .ifd1, "JPEGInterchangeFormat"),
      (ExifTag.makerNote, .exif, "MakerNote"), (1, .gps, "GPSLatitudeRef"),
      (1, .interoperability, "InteroperabilityIndex"),
      (0xDEAD, .ifd0, nil), (ExifTag.make, .gps, nil),
    ] as [(UInt16, ExifDirectory.Kind, String?)])
  func names(tag: UInt16, kind: ExifDirectory.Kind, name: String?) {
    #expect(ExifTagName.of(tag, in: kind) == name)
    #expect(ExifTagName.shown(tag, in: kind) == name ?? ExifTag.hexadecimal(tag))
  }

  /// Each row is read: a broken one would be skipped without a word.
  @Test func everyRowCounts() {
    let rows = ExifTagName.data.split(separator: "\n").filter { $0.first != "#" }
    #expect(rows.count > 150)
    for row in rows {
      let fields = row.split(separator: "\t")
      #expect(fields.count == 4, "\(row)")
      let kind: ExifDirectory.Kind? =
        ["tiff": .ifd0, "exif": .exif, "gps": .gps, "interop": .interoperability][
          fields.first.map(String.init) ?? ""]
      guard fields.count == 4, let kind, let tag = UInt16(fields[1].dropFirst(2), radix: 16) else {
        Issue.record("\(row)")
        continue
      }
      #expect(ExifTagName.of(tag, in: kind) == String(fields[2]), "\(row)")
    }
  }

}
