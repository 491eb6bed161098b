import MetaLensKit

extension ExamplePhoto {
  /// Returns a camera's JPEG with these Content Credentials, whose signature signs nothing.
  package static func credentials(_ builder: CredentialBuilder) -> ExamplePhoto {
    store(builder.build())
  }

  /// Returns a camera's JPEG whose XMP states the address of its provenance.
  package static func provenance(_ address: String) -> ExamplePhoto {
    camera(xmp: "<dcterms:provenance>\(address)</dcterms:provenance>")
  }
}

extension CredentialBuilder {
  private static func action(
    _ name: String, _ program: CredentialManifest.Program? = nil, term: String? = nil, when: String? = nil
  ) -> CredentialManifest.Action {
    var action = CredentialManifest.Action(name: name, offset: nil)
    action.softwareAgent = program
    action.digitalSourceType = term.map { "http://cv.iptc.org/newscodes/digitalsourcetype/" + $0 }
    action.when = when
    return action
  }

  /// Returns a camera's own manifest.
  package static func captured(then actions: [String] = []) -> CredentialBuilder {
    CredentialBuilder(
      generators: [.init(name: "Example Camera", version: "1.0")],
      actions: [action("c2pa.created", term: "digitalCapture")] + actions.map { action($0) })
  }

  /// Returns a generator's manifest.
  package static func generated() -> CredentialBuilder {
    CredentialBuilder(
      generators: [.init(name: "Example Service")],
      actions: [
        action(
          "c2pa.created", .init(name: "Example Model", version: "2"), term: "trainedAlgorithmicMedia")
      ])
  }

  /// Returns a phone's manifest for a picture that a model redrew in part.
  package static func partlyGenerated() -> CredentialBuilder {
    CredentialBuilder(
      generator: "Example Phone c2pa-rs/0.62.0",
      actions: [
        action("c2pa.edited", .init(name: "Photo assist"), term: "compositeWithTrainedAlgorithmicMedia")
      ])
  }

  /// Returns an editor's manifest.
  package static func edited() -> CredentialBuilder {
    CredentialBuilder(
      generators: [.init(name: "Example Editor", version: "3.1")],
      actions: [action("c2pa.opened"), action("c2pa.cropped", when: "2026-03-26T00:14:26Z")])
  }

  /// Returns a manifest that names the file it was made from.
  package static func derived() -> CredentialBuilder {
    var builder = CredentialBuilder(
      generators: [.init(name: "Example Editor", version: "3.1")], actions: [action("c2pa.opened")])
    builder.ingredients = [
      .init(title: "IMG_0001.jpg", format: "image/jpeg", relationship: "parentOf", offset: nil)
    ]
    return builder
  }
}
