import MetaLensKit

extension ExamplePhoto {
  /// Returns a Nikon's JPEG whose maker note states a step of the camera's own retouching (tag 0x009E: 5 trim, 19
  /// developed from the raw file).
  package static func nikonRetouched(_ step: UInt16) -> ExamplePhoto {
    nikon { $0.set($0.short(0x009E, step, 0, 0, 0, 0, 0, 0, 0, 0, 0), in: .ifd0) }
  }

  /// Returns a Nikon's JPEG whose maker note states that the camera was switched on at nine o'clock of a day (tag
  /// 0x00B6).
  package static func nikonPoweredUp(_ year: UInt16, _ month: UInt8, _ day: UInt8) -> ExamplePhoto {
    nikon {
      let date = [UInt8(year & 0xFF), UInt8(year >> 8), month, day, 9, 0, 0, 0]
      $0.set($0.undefined(0x00B6, date), in: .ifd0)
    }
  }

  /// Returns a Nikon's JPEG whose maker note states how many bytes its coded picture has (tag 0x00A2): 38, unless its
  /// coding is changed.
  package static func nikonCoded(
    _ byteCount: UInt32, _ change: (inout JPEGBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    nikon({ $0.set($0.long(0x00A2, byteCount), in: .ifd0) }, coding: change)
  }

  /// Returns a Fujifilm's JPEG whose maker note states in the body's number the day on which it was made, as `yymmdd`.
  package static func fujifilmMade(_ day: String) -> ExamplePhoto {
    var note = TIFFBuilder(byteOrder: .littleEndian)
    note.set(note.ascii(0x0010, "FC  B3315592     593533363634\(day)7183301268C7"), in: .ifd0)
    // The maker's name and the offset of the IFD are in the place of a TIFF block's header and a gap.
    note.directoryAlignment = 12
    let bytes = Array("FUJIFILM".utf8) + [12, 0, 0, 0] + note.build().dropFirst(12)
    return camera { tiff in
      tiff.makerNoteShift = nil
      tiff.setCamera("FUJIFILM", "X-T20")
      tiff.set(tiff.undefined(ExifTag.makerNote, bytes), in: .exif)
    }
  }

  private static func nikon(
    _ change: (inout TIFFBuilder) -> Void, coding: (inout JPEGBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    var note = TIFFBuilder(byteOrder: .littleEndian)
    change(&note)
    let header = Array("Nikon\u{0}".utf8) + [2, 0x10, 0, 0]
    let bytes = header + note.build()
    let exif = cameraExif { tiff in
      tiff.makerNoteShift = nil
      tiff.setCamera("NIKON CORPORATION", "NIKON D90")
      tiff.set(tiff.undefined(ExifTag.makerNote, bytes), in: .exif)
    }
    return ExamplePhoto(exif: exif, coding)
  }
}
