import MetaLensKit

/// Photos as platforms, screens and programs that remove metadata leave them.
extension ExamplePhoto {
  /// Returns a JPEG coded as Telegram codes its copies.
  package static func platformCopy(quality: Int = 87, density: UInt8 = 72, exif: [UInt8]? = nil)
    -> ExamplePhoto
  {
    let jfif: [UInt8] = Array("JFIF\u{0}".utf8) + [1, 1, 1, 0, density, 0, density, 0, 0]
    return ExamplePhoto(exif: exif) { builder in
      builder.leading = [(0xE0, jfif)]
      builder.sampling = [0x22, 0x11, 0x11]
      builder.huffman = standardHuffman(isColor: true)
      builder.isSplit = true
      builder.frameMarker = 0xC2
      if let base = QuantizationCatalogue.shipped.bases.first(where: { $0.family == .ijg }) {
        builder.quantization = [base.luma, base.chroma].map {
          QuantizationScaling.table($0, quality: quality, isBaseline: true)
        }
      }
    }
  }

  /// Returns a PNG without camera, with a comment as Apple's screenshots have it.
  package static func screenshot(comment: String = "Screenshot") -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    tiff.set(tiff.undefined(0x9286, Array("ASCII\u{0}\u{0}\u{0}".utf8) + Array(comment.utf8)), in: .exif)
    return png(exif: tiff.build())
  }

  /// Returns a JPEG whose EXIF has only these SHORT values in IFD0.
  package static func displayTags(_ tags: [UInt16]) -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    for tag in tags { tiff.set(tiff.short(tag, 1), in: .ifd0) }
    return ExamplePhoto(exif: tiff.build())
  }
}

extension ExamplePhoto {
  /// Returns a camera's JPEG with all tags of the table, changed by a closure.
  package static func fullTags(_ change: (inout TIFFBuilder) -> Void = { _ in }) -> ExamplePhoto {
    camera { tiff in
      for row in CameraTags.all {
        for tag in row.main where !tiff.ifd0.contains(where: { $0.tag == tag }) {
          tiff.set(tiff.short(tag, 1), in: .ifd0)
        }
        for tag in row.exif where !tiff.exif.contains(where: { $0.tag == tag }) {
          tiff.set(tiff.short(tag, 1), in: .exif)
        }
      }
      change(&tiff)
    }
  }
}
