extension ExamplePhoto {
  /// Returns a camera's JPEG with a manifest store of these bytes, whatever they are.
  package static func store(_ bytes: [UInt8]) -> ExamplePhoto {
    ExamplePhoto(exif: cameraExif()) {
      $0.segments = CredentialBuilder.segments(of: bytes).map { (0xEB, $0) }
    }
  }
}

extension CredentialBuilder {
  /// Returns a manifest whose one ingredient refers to a manifest with that label.
  package static func leading(from label: String, to other: String) -> CredentialBuilder {
    var builder = CredentialBuilder(generator: "hostile")
    builder.label = label
    builder.assertions = [
      (
        "c2pa.ingredient.v3",
        .map([
          ("relationship", .text("parentOf")), ("dc:title", .text(other)),
          ("activeManifest", .map([("url", .text("self#jumbf=/c2pa/\(other)")), ("alg", .text("sha256"))])),
        ])
      )
    ]
    return builder
  }

  /// Two manifests that are made from each other.
  package static var circle: CredentialBuilder {
    var last = leading(from: "urn:c2pa:b", to: "urn:c2pa:a")
    last.earlier = [leading(from: "urn:c2pa:a", to: "urn:c2pa:b")]
    return last
  }

  /// Values and boxes in each other.
  package static var deep: [UInt8] {
    var builder = CredentialBuilder(generator: "hostile")
    builder.assertions = [
      ("c2pa.actions.v2", .raw(Array(repeating: 0x81, count: 5_000) + [0])),
      ("com.example.maps", .raw((0..<3_000).flatMap { _ in [0xA1, 0x61, 0x61] as [UInt8] } + [0])),
    ]
    var boxes: [UInt8] = []
    for _ in 0..<200 { boxes = superbox("c2as", "a", boxes) }
    return superbox("c2pa", "c2pa", superbox("c2ma", "urn:c2pa:boxes", boxes) + builder.manifest)
  }

  /// Counts of items that no memory can hold: in a claim, a list of actions and a string.
  package static var counted: [UInt8] {
    var builder = CredentialBuilder(generator: "hostile")
    builder.assertions = [
      ("c2pa.actions.v2", .raw([0xA1, 0x67] + Array("actions".utf8) + [0x9B, 0x40, 0, 0, 0, 0, 0, 0, 0])),
      ("com.example.string", .raw([0x5B, 0x40, 0, 0, 0, 0, 0, 0, 0])),
    ]
    let claim = cbor("c2cl", "c2pa.claim.v2", .raw([0xBB, 0x40, 0, 0, 0, 0, 0, 0, 0]))
    return superbox("c2pa", "c2pa", superbox("c2ma", "urn:c2pa:claim", claim) + builder.manifest)
  }

  /// Boxes that end after what contains them, within their own header, and beyond 64 bits.
  package static var misstated: [UInt8] {
    let name = Array("jumb".utf8)
    let kind = Array("c2ma".utf8) + typeEnding + [3] + Array("m".utf8) + [0]
    let inner = HEIFBuilder.box("jumd", kind)
    let boxes: [[UInt8]] = [
      [0x7F, 0xFF, 0xFF, 0xFF] + name + inner, [0, 0, 0, 7] + name + inner,
      [0, 0, 0, 1] + name + Array(repeating: 0xFF, count: 8) + inner, [0, 0, 0, 0] + name + inner,
    ]
    return boxes.flatMap { superbox("c2pa", "c2pa", $0) }
  }

  /// Manifests that are packed with Brotli: 16 MB of blanks in 14 bytes each, so many of them.
  package static func swelling(_ count: Int) -> [UInt8] {
    let manifests = (0..<count).flatMap {
      superbox("c2cm", "urn:c2pa:\($0)", HEIFBuilder.box("brob", blanks))
    }
    return superbox("c2pa", "c2pa", manifests)
  }

  /// 16 MB of blanks in 14 bytes of Brotli (RFC 7932).
  package static let blanks: [UInt8] = [
    0x9F, 0xFF, 0xFF, 0xFF, 0x00, 0x24, 0x00, 0xE2, 0xB1, 0x40, 0x72, 0xEF, 0xFF, 0x01,
  ]
}
