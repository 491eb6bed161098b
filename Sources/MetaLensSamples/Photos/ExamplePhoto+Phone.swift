package import MetaLensFacts
import MetaLensKit

/// HEIFs as Apple's phones write them.
extension ExamplePhoto {
  /// Two tiles of 512 by 512, side by side.
  package static let phoneSize = PixelSize(width: 1024, height: 512)

  /// Returns EXIF of a phone with this Make and Software, changed by a closure.
  package static func phoneExif(
    make: String = "Apple", software: String = "17.5.1", _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> [UInt8] {
    cameraExif(byteOrder: .bigEndian) { tiff in
      tiff.makerNoteShift = nil
      tiff.setCamera(make, "iPhone 14 Pro")
      tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0)
      tiff.set(tiff.short(ExifTag.pixelXDimension, UInt16(phoneSize.width)), in: .exif)
      tiff.set(tiff.short(ExifTag.pixelYDimension, UInt16(phoneSize.height)), in: .exif)
      tiff.set(tiff.undefined(ExifTag.makerNote, appleNote()), in: .exif)
      change(&tiff)
    }
  }

  /// Returns a phone's HEIF with this EXIF, changed by a closure.
  package static func phone(
    _ exif: [UInt8]? = phoneExif(), _ change: (inout PhoneHEIFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    ExamplePhoto(PhoneHEIFBuilder(size: phoneSize, exif: exif).with(change).build())
  }

  /// Returns a phone's HEIF as Apple's software renders it: other colours, and no thumbnail.
  package static func phoneRendered(_ exif: [UInt8] = phoneExif()) -> ExamplePhoto {
    phone(exif) {
      $0.hevc = .applePhone.colour(2, 2, 6)
      $0.hasThumbnail = false
    }
  }

  /// Apple's maker note with two texts of odd length: the values one behind the other, a zero behind each of the first
  /// `padCount`, and spare bytes at the end.
  package static func appleNote(padCount: Int = 0, spareCount: Int = 0) -> [UInt8] {
    let texts = ["Example 1", "Example 22", "Example 333"].map { Array($0.utf8) + [0] }
    var out: [UInt8] = Array("Apple iOS".utf8) + [0, 0, 1] + Array("MM".utf8) + [0, UInt8(texts.count)]
    var place = out.count + 12 * texts.count + 4
    var values: [UInt8] = []
    for (index, text) in texts.enumerated() {
      out += [0, UInt8(0x60 + index), 0, 2] + PNGBuilder.long(text.count) + PNGBuilder.long(place)
      let pad = index < padCount && text.count & 1 == 1 ? 1 : 0
      values += text + [UInt8](repeating: 0, count: pad)
      place += text.count + pad
    }
    return out + PNGBuilder.long(0) + values + [UInt8](repeating: 0, count: spareCount)
  }
}
