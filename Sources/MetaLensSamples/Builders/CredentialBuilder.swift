package import MetaLensFacts

/// Composes a manifest store of Content Credentials that holds no more than what it states; its signature signs
/// nothing: for the examples of rules, tests and fixtures.
package struct CredentialBuilder: Changeable, Sendable {
  package var label = "urn:c2pa:00000000-0000-4000-8000-000000000001"
  package var isUpdate = false
  /// The claim's version: 1 or 2.
  package var claimVersion = 2
  /// `claim_generator`; nil for none.
  package var generator: String?
  /// `claim_generator_info`.
  package var generators: [CredentialManifest.Program]
  /// `dc:title`; nil for none.
  package var title: String?
  /// `dc:format`; nil for none.
  package var format: String?
  /// `instanceID`; nil for none.
  package var instanceID: String? = "xmp:iid:00000000-0000-4000-8000-000000000002"
  /// The actions; no assertion for none.
  package var actions: [CredentialManifest.Action]
  /// The ingredients, an assertion each.
  package var ingredients: [CredentialManifest.Ingredient] = []
  /// Further assertions in CBOR.
  package var assertions: [(label: String, value: CBORItem)] = []
  /// Further assertions in JSON.
  package var jsonAssertions: [(label: String, text: String)] = []
  /// Manifests before this one.
  package var earlier: [CredentialBuilder] = []

  package init(
    generator: String? = nil, generators: [CredentialManifest.Program] = [],
    actions: [CredentialManifest.Action] = []
  ) {
    self.generator = generator
    self.generators = generators
    self.actions = actions
  }

  /// Returns the store's bytes, as in `caBX` or a RIFF chunk.
  package func build() -> [UInt8] {
    Self.superbox("c2pa", "c2pa", (earlier + [self]).flatMap(\.manifest))
  }

  /// The superbox of this manifest, without the store around it.
  package var manifest: [UInt8] {
    Self.superbox(
      isUpdate ? "c2um" : "c2ma", label,
      Self.superbox("c2as", "c2pa.assertions", assertionBoxes) + claim
        + Self.cbor("c2cs", "c2pa.signature", .bytes([])))
  }

  /// The claim's superbox alone.
  package var claim: [UInt8] {
    let info = generators.map(Self.program)
    // Version 2 has one generator, version 1 a list.
    let stated: CBORItem? = info.isEmpty ? nil : claimVersion == 2 ? info.first : .array(info)
    return Self.cbor(
      "c2cl", claimVersion == 2 ? "c2pa.claim.v2" : "c2pa.claim",
      .map(ofStated: [
        ("claim_generator", generator.map(CBORItem.text)), ("claim_generator_info", stated),
        ("dc:title", title.map(CBORItem.text)), ("dc:format", format.map(CBORItem.text)),
        ("instanceID", instanceID.map(CBORItem.text)),
      ]))
  }

  private var assertionBoxes: [UInt8] {
    var out: [UInt8] = []
    if !actions.isEmpty {
      out += Self.cbor(
        "cbor", claimVersion == 2 ? "c2pa.actions.v2" : "c2pa.actions",
        .map([(key: "actions", value: .array(actions.map(Self.action)))]))
    }
    for (index, ingredient) in ingredients.enumerated() {
      out += Self.cbor(
        "cbor", "c2pa.ingredient" + (index == 0 ? "" : "__\(index)"),
        .map(ofStated: [
          ("dc:title", ingredient.title.map(CBORItem.text)),
          ("dc:format", ingredient.format.map(CBORItem.text)),
          ("relationship", ingredient.relationship.map(CBORItem.text)),
        ]))
    }
    for (label, value) in assertions { out += Self.cbor("cbor", label, value) }
    for (label, text) in jsonAssertions {
      out += Self.superbox("json", label, HEIFBuilder.box("json", Array(text.utf8)))
    }
    return out
  }

  private static func action(_ action: CredentialManifest.Action) -> CBORItem {
    .map(ofStated: [
      ("action", .text(action.name)), ("when", action.when.map { .tagged(0, .text($0)) }),
      ("softwareAgent", action.softwareAgent.map(program)),
      ("digitalSourceType", action.digitalSourceType.map(CBORItem.text)),
      ("description", action.description.map(CBORItem.text)),
    ])
  }

  private static func program(_ program: CredentialManifest.Program) -> CBORItem {
    .map(ofStated: [("name", .text(program.name)), ("version", program.version.map(CBORItem.text))])
  }
}

extension CredentialBuilder {
  /// The last bytes of all content types in ISO 19566-5.
  static let typeEnding: [UInt8] = [
    0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xAA, 0x00, 0x38, 0x9B, 0x71,
  ]

  /// Returns a superbox of a content type's first four letters, a label (nil for none) and boxes.
  package static func superbox(_ type: String, _ label: String?, _ content: [UInt8]) -> [UInt8] {
    // Bit 0: others may ask for it; bit 1: a label is there.
    let description = Array(type.utf8) + typeEnding + (label.map { [3] + Array($0.utf8) + [0] } ?? [1])
    return HEIFBuilder.box("jumb", HEIFBuilder.box("jumd", description) + content)
  }

  /// Returns a superbox with CBOR.
  package static func cbor(_ type: String, _ label: String, _ value: CBORItem) -> [UInt8] {
    superbox(type, label, HEIFBuilder.box("cbor", value.encoded))
  }

  /// Payloads of APP11 segments that hold a superbox, so many bytes of it each (ISO 19566-5, annex D).
  package static func segments(
    of superbox: [UInt8], instance: UInt8 = 1, pieceBytes: Int = 64_000
  ) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var position = 8
    repeat {
      let end = min(superbox.count, position + pieceBytes)
      pieces.append(
        Array("JP".utf8) + [0, instance] + PNGBuilder.long(pieces.count + 1) + superbox.prefix(8)
          + superbox[position..<end])
      position = end
    } while position < superbox.count
    return pieces
  }
}
