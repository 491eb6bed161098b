import MetaLensKit

/// Photos with particular dates and places.
extension ExamplePhoto {
  /// Returns a camera's JPEG taken at this moment, all three dates alike.
  package static func taken(_ date: String, _ change: (inout TIFFBuilder) -> Void = { _ in }) -> ExamplePhoto
  {
    camera { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTime, date), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, date), in: .exif)
      tiff.set(tiff.ascii(ExifTag.dateTimeDigitized, date), in: .exif)
      change(&tiff)
    }
  }

  /// Returns a phone's JPEG with the moment of its position in UTC, taken at 15:56:01 on 2023-05-30.
  package static func fixed(
    _ date: String, _ time: (UInt32, UInt32, UInt32), make: String = "samsung", offset: String? = nil,
    _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      tiff.set(
        tiff.rationals(ExifTag.gpsTimeStamp, [(time.0, 1), (time.1, 1), (time.2, 1)]), in: .gps)
      tiff.set(tiff.ascii(ExifTag.gpsDateStamp, date), in: .gps)
      if let offset { tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif) }
      change(&tiff)
    }
  }

  /// Returns a phone's JPEG with Samsung's trailer of 2023-05-30 15:56:01 at +09:00, and its position's moment.
  package static func phoneTrailer(fix time: (UInt32, UInt32, UInt32)) -> ExamplePhoto {
    let photo = fixed("2023:05:30", time)
    return ExamplePhoto(photo.bytes + samsungTrailer("Image_UTC_Data", "1685429761824"))
  }

  /// Returns a camera's JPEG with this offset from UTC, at a fifth of a degree beyond this longitude.
  package static func zoned(_ offset: String, longitude: UInt32, _ reference: String) -> ExamplePhoto {
    camera { tiff in
      tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, offset), in: .exif)
      tiff.setPlace([34, 3, 7], "N", [longitude, 12, 5], reference)
    }
  }

  /// Returns an iPhone's JPEG with this system version.
  package static func phone(software: String, taken date: String) -> ExamplePhoto {
    taken(date) { tiff in
      tiff.setCamera("Apple", "iPhone 6")
      tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0)
    }
  }

  /// Returns a camera's JPEG with these fractions of a second beside created and digitized, nil for none.
  package static func fractions(_ created: String?, _ digitized: String?, make: String = "Canon")
    -> ExamplePhoto
  {
    camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      if let created { tiff.set(tiff.ascii(ExifTag.subSecTimeOriginal, created), in: .exif) }
      if let digitized { tiff.set(tiff.ascii(ExifTag.subSecTimeDigitized, digitized), in: .exif) }
    }
  }

  /// Returns a camera's JPEG with these offsets from UTC beside created and digitized, nil for none.
  package static func offsets(_ created: String?, _ digitized: String?) -> ExamplePhoto {
    camera { tiff in
      if let created { tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, created), in: .exif) }
      if let digitized { tiff.set(tiff.ascii(ExifTag.offsetTimeDigitized, digitized), in: .exif) }
    }
  }

  /// Returns a camera's JPEG at this height.
  package static func altitude(_ metres: (UInt32, UInt32), reference: UInt8?) -> ExamplePhoto {
    camera { tiff in
      tiff.set(tiff.rational(ExifTag.gpsAltitude, metres), in: .gps)
      if let reference { tiff.set(tiff.byte(ExifTag.gpsAltitudeRef, reference), in: .gps) }
    }
  }

  /// Returns a camera's JPEG at 30 minutes beyond this latitude and at 127 degrees east, and XMP's word for it.
  package static func positioned(xmp latitude: String, _ longitude: String, latitude degrees: UInt32)
    -> ExamplePhoto
  {
    camera(
      xmp:
        "<exif:GPSLatitude>\(latitude)</exif:GPSLatitude><exif:GPSLongitude>\(longitude)</exif:GPSLongitude>"
    ) { $0.setPlace([degrees, 30, 0], "N", [127, 0, 0], "E") }
  }

  /// Returns a Pentax' JPEG whose maker note (AOC, tags 0x0006 and 0x0007) states this date and 15:56:01.
  package static func pentax(note date: (year: Int, month: UInt8, day: UInt8)) -> ExamplePhoto {
    camera { tiff in
      tiff.setCamera("PENTAX Corporation", "PENTAX K10D")
      var note = TIFFBuilder(byteOrder: .littleEndian)
      note.ifd0 = [
        note.undefined(6, PNGBuilder.short(date.year) + [date.month, date.day]),
        note.undefined(7, [15, 56, 1]),
      ]
      tiff.makerNoteShift = nil
      let bytes = Array("AOC\0II".utf8) + note.build().dropFirst(8)
      tiff.set(tiff.undefined(ExifTag.makerNote, bytes), in: .exif)
    }
  }
}
