import MetaLensDecoding
import MetaLensKit

/// Photos in other formats than JPEG: small containers with a camera's EXIF.
extension ExamplePhoto {
  /// Returns a PNG with this EXIF block, or none, changed by a closure.
  package static func png(exif: [UInt8]? = nil, _ change: (inout PNGBuilder) -> Void = { _ in })
    -> ExamplePhoto
  {
    ExamplePhoto(PNGBuilder(size: size, exif: exif).with(change).build())
  }

  /// Returns a WebP with this EXIF block, or none, changed by a closure.
  package static func webP(exif: [UInt8]? = nil, _ change: (inout WebPBuilder) -> Void = { _ in })
    -> ExamplePhoto
  {
    ExamplePhoto(WebPBuilder(size: size, exif: exif).with(change).build())
  }

  /// Returns a JPEG XL of boxes, with these before its codestream.
  package static func jpegXL(exif: [UInt8]? = nil, leading: [UInt8] = []) -> ExamplePhoto {
    ExamplePhoto(BoxFileBuilder(.jpegXL, size: size, exif: exif).with { $0.leading = leading }.build())
  }

  /// Returns a TIFF with this make, or none.
  package static func tiff(make: String?) -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    tiff.set(tiff.short(0x0100, 64), in: .ifd0)
    tiff.set(tiff.short(0x0101, 48), in: .ifd0)
    tiff.set(tiff.short(0x0103, 1), in: .ifd0)
    // One strip, at the first bytes after the header: without a strip there is no picture.
    tiff.set(tiff.short(0x0111, 8), in: .ifd0)
    tiff.set(tiff.short(0x0117, 1), in: .ifd0)
    if let make { tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0) }
    tiff.set(tiff.ascii(ExifTag.model, "Camera 1"), in: .ifd0)
    return ExamplePhoto(tiff.build())
  }

  /// A raw file of Fujifilm's: this JPEG as its preview, and 64 bytes of a sensor's data.
  package static func raf(preview: [UInt8], sensor: UInt8 = 0xAB) -> ExamplePhoto {
    var bytes = Array("FUJIFILMCCD-RAW 0201FF383501FinePix S2Pro".utf8)
    bytes += [UInt8](repeating: 0, count: 60 - bytes.count) + Array("0100".utf8)
    bytes += [UInt8](repeating: 0, count: 148 - bytes.count)
    // One record, RawImageFullSize: height, width.
    let records = PNGBuilder.long(1) + [1, 0, 0, 4, 0, 48, 0, 64]
    let pieces = [preview, records, [UInt8](repeating: sensor, count: 64)]
    var offset = bytes.count
    for (index, piece) in pieces.enumerated() {
      let place = 84 + 8 * index
      bytes.replaceSubrange(
        place..<place + 8, with: PNGBuilder.long(offset) + PNGBuilder.long(piece.count))
      offset += piece.count
    }
    return ExamplePhoto(bytes + pieces.flatMap(\.self))
  }

  package static func dng(originalRawFileName: String, _ change: (inout TIFFBuilder) -> Void = { _ in })
    -> ExamplePhoto
  {
    ExamplePhoto(
      cameraExif { tiff in
        tiff.makerNoteShift = nil
        // DNGVersion 1.4.0.0 makes a TIFF a DNG.
        tiff.set(.init(0xC612, rawType: ExifType.byte.rawValue, count: 4, bytes: [1, 4, 0, 0]), in: .ifd0)
        tiff.set(tiff.ascii(0xC68B, originalRawFileName), in: .ifd0)
        change(&tiff)
      })
  }

  /// Returns a camera's HEIF, changed by a closure.
  package static func heif(_ change: (inout HEIFBuilder) -> Void = { _ in }) -> ExamplePhoto {
    ExamplePhoto(HEIFBuilder(size: size, exif: cameraExif()).with(change).build())
  }

  /// Returns a camera's HEIF that EXIF and `irot` turn.
  package static func heif(orientation: UInt16, rotation: UInt8) -> ExamplePhoto {
    heif { builder in
      builder.exif = cameraExif { $0.set($0.short(ExifTag.orientation, orientation), in: .ifd0) }
      builder.rotation = rotation
    }
  }

  /// Returns a camera's HEIF with the boxes in `meta` in this order.
  package static func heif(
    order: [String], exif: [UInt8]? = cameraExif(), hasColours: Bool = false
  ) -> ExamplePhoto {
    heif { builder in
      builder.exif = exif
      builder.hasColours = hasColours
      builder.order = order
    }
  }

  /// Returns a HEIF laid out as Canon's cameras do.
  package static func canonHEIF(make: String = "Canon") -> ExamplePhoto {
    heif { builder in
      builder.exif = cameraExif { $0.setCamera(make, "Canon EOS R5") }
      builder.brands = ["heix", "mif1", "heix"]
      builder.order = ["hdlr", "uuid", "dinf", "pitm", "iinf", "iref", "iprp", "iloc"]
      builder.others = [
        "uuid": HEIFBuilder.box("uuid", MediaUUID.canon + [0, 0, 0, 0]),
        "dinf": HEIFBuilder.box("dinf", []),
      ]
    }
  }
}
