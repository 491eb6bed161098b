import MetaLensKit

/// Photos whose metadata describe their picture.
extension ExamplePhoto {
  /// Returns an Olympus camera's JPEG whose maker note states this size of the picture, and the serial number if there
  /// is one.
  package static func olympus(width: UInt32, height: UInt32, serialNumber: String? = nil) -> ExamplePhoto {
    camera { tiff in
      tiff.setCamera("OLYMPUS OPTICAL CO.,LTD", "C720UZ")
      tiff.makerNoteShift = nil
      var note = TIFFBuilder(byteOrder: .littleEndian)
      if let serialNumber {
        // At most three digits, so that the value fits in the entry.
        note.set(note.ascii(0x0404, String(serialNumber.prefix(3))), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.bodySerialNumber, serialNumber), in: .exif)
      }
      note.set(note.long(0x102E, width), in: .ifd0)
      note.set(note.long(0x102F, height), in: .ifd0)
      // The maker's name is in the place of a TIFF block's header.
      let bytes = Array("OLYMP\0\u{1}\0".utf8) + note.build().dropFirst(8)
      tiff.set(tiff.undefined(ExifTag.makerNote, bytes), in: .exif)
    }
  }

  /// Returns a camera's JPEG with IPTC, and with this value as Photoshop's digest of it.
  package static func digest(_ digest: [UInt8]) -> ExamplePhoto {
    camera(
      ExampleMetadata().with {
        $0.iptc = [(record: 2, number: 25, text: "keyword")]
        $0.photoshop = [(id: 0x0425, bytes: digest)]
      })
  }

  /// Returns a camera's JPEG whose XMP lists a gain map, or another item, of this size, with these bytes after the
  /// picture.
  package static func listing(
    _ semantic: String = "GainMap", byteCount: Int, behind: [UInt8], make: String = "Canon"
  ) -> ExamplePhoto {
    camera(
      xmp: """
        <Container:Directory><rdf:Seq>\
        <rdf:li rdf:parseType="Resource"><Container:Item rdf:parseType="Resource">\
        <Item:Semantic>Primary</Item:Semantic><Item:Mime>image/jpeg</Item:Mime></Container:Item></rdf:li>\
        <rdf:li rdf:parseType="Resource"><Container:Item rdf:parseType="Resource">\
        <Item:Semantic>\(semantic)</Item:Semantic><Item:Mime>image/jpeg</Item:Mime>\
        <Item:Length>\(byteCount)</Item:Length></Container:Item></rdf:li>\
        </rdf:Seq></Container:Directory>
        """
    ) { $0.set($0.ascii(ExifTag.make, make), in: .ifd0) }
    .with { $0.bytes += behind }
  }
}
