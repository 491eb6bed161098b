import MetaLensDecoding
package import MetaLensKit

/// A photo made in a few lines, for a rule's example; a test reads its bytes and raises its flags like those of any
/// photo.
package struct ExamplePhoto: Changeable, Sendable {
  package var bytes: [UInt8]
  /// The photo's file name; nil for bytes without one.
  package var name: FileName?
  /// What a library would find in its Content Credentials; nil if they aren't checked.
  package var check: CredentialCheck?

  /// Makes a grey JPEG with this EXIF block, or none, changed by a closure.
  package init(
    size: PixelSize = Self.size, exif: [UInt8]?, _ change: (inout JPEGBuilder) -> Void = { _ in }
  ) {
    // Standard Huffman tables, as cameras have.
    var builder = JPEGBuilder(size: size, exif: exif)
    builder.huffman = Self.standardHuffman()
    change(&builder)
    bytes = builder.build()
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static let size = PixelSize(width: 64, height: 48)

  /// Returns a JPEG that is consistent, like a camera's, changed by a closure.
  package static func camera(
    size: PixelSize = Self.size, byteOrder: ByteOrder = .littleEndian,
    _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    ExamplePhoto(size: size, exif: cameraExif(byteOrder: byteOrder, change))
  }

  /// Returns the EXIF block of a camera's JPEG, changed by a closure.
  package static func cameraExif(
    byteOrder: ByteOrder = .littleEndian, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> [UInt8] {
    var tiff = TIFFBuilder(byteOrder: byteOrder)
    let date = "2023:05:30 15:56:01"
    tiff.setCamera("Canon", "Canon EOS 40D")
    tiff.set(tiff.ascii(ExifTag.dateTime, date), in: .ifd0)
    tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
    tiff.set(tiff.ascii(ExifTag.dateTimeDigitized, date), in: .exif)
    tiff.set(tiff.short(ExifTag.pixelXDimension, UInt16(Self.size.width)), in: .exif)
    tiff.set(tiff.short(ExifTag.pixelYDimension, UInt16(Self.size.height)), in: .exif)
    // Canon's blocks are never packed to their last byte, and contain a maker note.
    tiff.slackCount = 2
    tiff.makerNoteShift = 0
    change(&tiff)
    return tiff.build()
  }

  /// Returns a camera's JPEG with this Software.
  package static func software(_ text: String) -> ExamplePhoto {
    camera { $0.set($0.ascii(ExifTag.software, text), in: .ifd0) }
  }

  /// Returns a camera's JPEG with this position, in degrees, minutes and seconds as fractions.
  package static func position(
    latitude: [(UInt32, UInt32)], longitude: [(UInt32, UInt32)], latitudeRef: String? = "N",
    longitudeRef: String? = "E"
  ) -> ExamplePhoto {
    camera { tiff in
      if let latitudeRef { tiff.set(tiff.ascii(ExifTag.gpsLatitudeRef, latitudeRef), in: .gps) }
      if let longitudeRef { tiff.set(tiff.ascii(ExifTag.gpsLongitudeRef, longitudeRef), in: .gps) }
      tiff.set(tiff.rationals(ExifTag.gpsLatitude, latitude), in: .gps)
      tiff.set(tiff.rationals(ExifTag.gpsLongitude, longitude), in: .gps)
    }
  }

  /// The beginning of the frame header of a grey picture.
  static let greyFrame: [UInt8] = [0xFF, 0xC0, 0x00, 0x0B]

  /// Returns the file with these bytes at a place.
  private func inserting(_ extra: ArraySlice<UInt8>, at place: Int) -> ExamplePhoto {
    with { $0.bytes.insert(contentsOf: extra, at: place) }
  }

  /// Returns the file with another sample precision in its frame header.
  package func precision(_ bits: UInt8) -> ExamplePhoto {
    guard let header = bytes.firstRange(of: Self.greyFrame) else { return self }
    return with { $0.bytes[header.upperBound] = bits }
  }

  /// Returns the file with its EXIF segment a second time.
  package func withSecondExif() -> ExamplePhoto {
    guard bytes.count > 6, bytes[3] == 0xE1 else { return self }
    let end = 4 + (Int(bytes[4]) << 8 | Int(bytes[5]))
    return end <= bytes.count ? inserting(bytes[2..<end], at: end) : self
  }

  /// Returns the file under a name with this extension.
  package func named(_ nameExtension: String) -> ExamplePhoto {
    called("photo." + nameExtension)
  }

  /// Returns the file under this name.
  package func called(_ name: String) -> ExamplePhoto {
    with { $0.name = FileName(name) }
  }

  /// The extension of the file: its own, or the usual one of its format.
  package var fileExtension: String {
    name?.nameExtension.text ?? PhotoFormat(detecting: bytes).map(FormatExtension.usual) ?? "jpg"
  }

  /// Returns the file with 300 bytes of its picture's data there twice, in the middle.
  package func damaged() -> ExamplePhoto {
    let scans = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    guard let scan = scans.last else { return self }
    let middle = scan + (bytes.count - scan) / 2
    return inserting(bytes[max(scan + 14, middle - 300)..<middle], at: middle)
  }

  /// Returns the file without its last bytes.
  package func cut(by count: Int) -> ExamplePhoto {
    with { $0.bytes.removeLast(min(count, bytes.count)) }
  }
}
