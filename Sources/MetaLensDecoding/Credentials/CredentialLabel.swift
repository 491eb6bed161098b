import MetaLensFacts

/// The labels and types of C2PA's boxes (C2PA 2.1, 6.2 and 11.1.4).
enum CredentialLabel {
  /// Returns the content type of a C2PA superbox: four letters, then the ending of all types of ISO 19566-5.
  static func type(_ letters: String) -> [UInt8] {
    Array(letters.utf8) + [0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xAA, 0x00, 0x38, 0x9B, 0x71]
  }

  /// A manifest store.
  static let store = type("c2pa")
  /// The types of a manifest, and of one that updates another without changing the picture.
  static let manifests = [type("c2ma"), type("c2um")]
  /// The assertions of a manifest.
  static let assertions = type("c2as")
  /// A manifest packed with Brotli (C2PA 2.1, 11.1.4.6).
  static let packedManifest = type("c2cm")

  /// Returns a label without its instance (`__1`) and its version (`.v2`).
  static func base(_ label: String) -> Substring {
    var rest = label[...]
    let digits = rest.utf8.reversed().prefix { $0.isASCIIDigit }.count
    if digits > 0, rest.utf8.dropLast(digits).suffix(2).elementsEqual("__".utf8) {
      rest = rest.dropLast(digits + 2)
    }
    let version = rest.utf8.reversed().prefix { $0.isASCIIDigit }.count
    if version > 0, rest.utf8.dropLast(version).suffix(2).elementsEqual(".v".utf8) {
      rest = rest.dropLast(version + 2)
    }
    return rest
  }

  /// Returns the label of the manifest that a JUMBF URI refers to (C2PA 2.1, 8.3), which follows the store's label; nil
  /// for a URI relative to the manifest that contains it.
  static func manifest(ofURI uri: String) -> String? {
    let path = uri.split(separator: "=", maxSplits: 1).last ?? ""
    let labels = path.split(separator: "/")
    guard path.hasPrefix("/"), labels.first == "c2pa", labels.count > 1 else { return nil }
    return String(labels[1])
  }

  /// Whether the values of an assertion bear on the picture's origin.
  ///
  /// Every vendor's own do; the standard's do unless they are about hashes, thumbnails, certificates or regions.
  static func hasValues(_ base: Substring) -> Bool {
    guard ["c2pa.", "stds.", "cawg."].contains(where: base.hasPrefix) else { return base.contains(".") }
    return standard.contains(base)
  }

  private static let standard: Set<Substring> = [
    "c2pa.ai_generated_content", "c2pa.ai-generated-content", "c2pa.content-origin", "c2pa.creation-tool",
    "c2pa.metadata", "c2pa.soft-binding", "c2pa.training-mining", "cawg.metadata", "cawg.training-mining",
    "stds.exif", "stds.iptc", "stds.iptc.photo-metadata", "stds.schema-org.CreativeWork",
  ]
}
