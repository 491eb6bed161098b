import MetaLensKit

extension RuleExample {
  static let xmpExtensionBroken = RuleExample(
    .xmpExtensionBroken, triggering: .extended(text: ExampleMetadata.extensionText + " "),
    nonTriggering: .extended())
}

extension ExamplePhoto {
  /// Returns a camera's JPEG whose XMP has these properties, nil for no packet, and goes on in an extension in two
  /// segments, whose payloads are changed by a closure.
  package static func extended(
    xmp: String? = ExampleMetadata.named(ExampleMetadata.extensionGUID),
    text: String = ExampleMetadata.extensionText, _ change: (inout [[UInt8]]) -> Void = { _ in }
  ) -> ExamplePhoto {
    var portions = ExampleMetadata.portions(of: text)
    change(&portions)
    var segments = ExampleMetadata().with { $0.xmp = xmp }.segments
    for portion in portions { segments.append((marker: 0xE1, payload: portion)) }
    return ExamplePhoto(exif: cameraExif()) { $0.segments = segments }
  }
}

extension ExampleMetadata {
  /// An extension of XMP.
  package static let extensionText =
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
    + "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
    + "<rdf:Description rdf:about=\"\" xmlns:GDepth=\"http://ns.google.com/photos/1.0/depthmap/\" "
    + "GDepth:Format=\"RangeInverse\"/></rdf:RDF></x:xmpmeta>"

  /// The MD5 of that extension, by `md5sum`, in the spelling that writers use.
  package static let extensionGUID = "026EEB1B3E17277FA515923FCA440A46"

  /// Returns the property that names an extension.
  package static func named(_ guid: String) -> String {
    "<xmpNote:HasExtendedXMP>\(guid)</xmpNote:HasExtendedXMP>"
  }

  /// Returns the payloads of two segments with the halves of an extension (XMP part 3, 1.1.3.1).
  package static func portions(of text: String, guid: String = extensionGUID) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let middle = bytes.count / 2
    return [0..<middle, middle..<bytes.count].map { range in
      var payload = Array("http://ns.adobe.com/xmp/extension/\u{0}\(guid)".utf8)
      payload += PNGBuilder.long(bytes.count)
      payload += PNGBuilder.long(range.lowerBound)
      return payload + bytes[range]
    }
  }
}
