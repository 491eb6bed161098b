import MetaLensFacts

/// Completes Canon's CR2: the sensor's data are in the fourth directory, which states no size.
enum CanonRaw {
  /// CR2's own header after TIFF's: `CR`, a version, and the offset of the sensor's directory (exiftool, ExifTool.pm).
  static func header(fileByteCount: Int) -> ContainerPart {
    ContainerPart("CR2 header", offset: 8, byteCount: max(0, min(8, fileByteCount - 8)))
  }

  /// Sets the main picture's size to the size that EXIF states for the developed picture, if its directory states none.
  ///
  /// exiftool uses that size for every CR2 (Exif.pm, composite ImageSize).
  static func complete(_ picture: inout TIFFPicture, format: PhotoFormat, exif: ExifFacts) {
    guard format == .cr2, picture.row.size == nil,
      let width = exif.entry(ExifTag.pixelXDimension, in: .exif),
      let height = exif.entry(ExifTag.pixelYDimension, in: .exif),
      let columns = exif.unsignedInteger(of: width), let rows = exif.unsignedInteger(of: height)
    else { return }
    // The row keeps what the directory itself states.
    picture.statedSize = PixelSize(width: Int(columns), height: Int(rows))
    picture.sizeLocation = "ExifIFD"
    picture.sizeOffset = exif.fileOffset(at: width.offset)
  }
}
