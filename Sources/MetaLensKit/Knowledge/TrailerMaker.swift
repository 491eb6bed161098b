import MetaLensFacts

/// Whose trailer it is (Docs/Sources.md, S14).
extension Trailer.Kind {
  /// The program that writes it, or nil.
  var program: String? {
    switch self {
    case .canon: "Canon DPP"
    case .afcp: "AFCP"
    case .fotoStation: "FotoStation"
    case .photoMechanic: "Photo Mechanic"
    case .mie: "MIE (ExifTool)"
    default: nil
    }
  }

  /// Whether cameras of this Make write it.
  func isWritten(byMake make: String) -> Bool {
    let expected: [String] =
      switch self {
      case .samsung: ["samsung"]
      case .isoMedia: ["google", "samsung", "xiaomi", "oneplus", "oppo", "vivo", "honor", "huawei"]
      case .nikon: ["nikon"]
      case .vivo: ["vivo"]
      case .onePlus: ["oneplus"]
      case .insta360: ["insta360", "arashi"]
      case .sony: ["sony"]
      default: []
      }
    guard !expected.isEmpty else { return false }
    let words = SoftwareCatalogue.words(of: Array(make.utf8)[...])
    return expected.contains { words.contains(Array($0.utf8)) }
  }
}
