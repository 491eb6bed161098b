import MetaLensKit

extension ExamplePhoto {
  /// Returns a camera's JPEG whose XMP states this term of IPTC's Digital Source Type.
  package static func sourceType(_ term: String, property: String = "DigitalSourceType") -> ExamplePhoto {
    camera(
      xmp:
        "<Iptc4xmpExt:\(property)>http://cv.iptc.org/newscodes/digitalsourcetype/\(term)</Iptc4xmpExt:\(property)>"
    )
  }

  /// Returns a camera's JPEG with China's label in XMP.
  package static func contentLabel(_ label: Int) -> ExamplePhoto {
    let text =
      "{&quot;Label&quot;:&quot;\(label)&quot;,&quot;ContentProducer&quot;:&quot;00119144030071526726XG00000&quot;,"
      + "&quot;ProduceID&quot;:&quot;1&quot;}"
    return camera(xmp: "<TC260:AIGC>\(text)</TC260:AIGC>")
  }

  /// What AUTOMATIC1111's web UI writes.
  package static let webUI = """
    a lighthouse at dusk
    Negative prompt: people
    Steps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1234, Size: 512x512, Model hash: 6ce0161689, Version: v1.10.1
    """

  /// Returns a JPEG of no camera whose UserComment is this text, in UTF-16 after `UNICODE`.
  package static func userComment(_ text: String) -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    let bytes = Array("UNICODE\0".utf8) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    tiff.set(
      .init(
        ExifTag.userComment, rawType: ExifType.undefined.rawValue, count: UInt32(bytes.count),
        bytes: bytes), in: .exif)
    return ExamplePhoto(exif: tiff.build())
  }
}
