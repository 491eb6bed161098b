import MetaLensKit

/// Photos with metadata outside EXIF.
extension ExamplePhoto {
  /// Returns a camera's JPEG with these metadata, its EXIF changed by a closure.
  package static func camera(
    _ metadata: ExampleMetadata, exif change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    ExamplePhoto(exif: cameraExif(change)) { $0.segments = metadata.segments }
  }

  /// Returns a camera's JPEG with an XMP packet of these properties; the usual prefixes are declared.
  package static func camera(
    xmp: String, toolkit: String? = nil, exif change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    var metadata = ExampleMetadata()
    metadata.xmp = xmp
    metadata.toolkit = toolkit
    return camera(metadata, exif: change)
  }

  /// Returns a camera's JPEG with these IPTC data sets.
  package static func camera(
    iptc: [(record: Int, number: Int, text: String)], exif change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera(ExampleMetadata().with { $0.iptc = iptc }, exif: change)
  }

  /// Returns a camera's JPEG with these Photoshop resources.
  package static func camera(
    photoshop: [(id: Int, bytes: [UInt8])], exif change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera(ExampleMetadata().with { $0.photoshop = photoshop }, exif: change)
  }

  /// Returns a camera's JPEG with this ICC profile.
  package static func camera(
    icc: [UInt8], exif change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    camera(ExampleMetadata().with { $0.icc = icc }, exif: change)
  }

  /// Returns a PNG with these texts: `tEXt` where they are ASCII, else `iTXt`; XMP's keyword always in `iTXt`.
  package static func png(
    texts: [(keyword: String, text: String)], exif: [UInt8]? = nil
  ) -> ExamplePhoto {
    png(exif: exif) { builder in
      for (keyword, text) in texts {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 } && keyword != "XML:com.adobe.xmp"
        // iTXt: flag and method of compression, no language, no translated keyword (PNG, 11.3.3.4).
        let between: [UInt8] = isPlain ? [0] : [0, 0, 0, 0, 0]
        builder.leading.append(
          (isPlain ? "tEXt" : "iTXt", Array(keyword.utf8) + between + Array(text.utf8)))
      }
    }
  }
}
