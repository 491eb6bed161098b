import MetaLensKit

extension ExamplePhoto {
  /// A Nikon's JPEG whose maker note states a step of the camera's own retouching (tag 0x009E: 5 trim, 19 developed
  /// from the raw file).
  package static func nikonRetouched(_ step: UInt16) -> ExamplePhoto {
    var note = TIFFBuilder(byteOrder: .littleEndian)
    note.set(note.short(0x009E, step, 0, 0, 0, 0, 0, 0, 0, 0, 0), in: .ifd0)
    let header = Array("Nikon\u{0}".utf8) + [2, 0x10, 0, 0]
    let bytes = header + note.build()
    return camera { tiff in
      tiff.makerNoteShift = nil
      tiff.set(tiff.ascii(ExifTag.make, "NIKON CORPORATION"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.model, "NIKON D90"), in: .ifd0)
      tiff.set(tiff.undefined(ExifTag.makerNote, bytes), in: .exif)
    }
  }
}
