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

  /// Whether this maker's cameras write it.
  func isWritten(by maker: StatedMaker) -> Bool {
    let expected: [Maker] =
      switch self {
      case .samsung: [.samsung]
      case .isoMedia: [.google, .samsung, .xiaomi, .oneplus, .oppo, .vivo, .honor, .huawei]
      case .nikon: [.nikon]
      case .vivo: [.vivo]
      case .onePlus: [.oneplus]
      case .insta360: [.insta360, .arashi]
      case .sony: [.sony]
      default: []
      }
    return maker.isOne(of: expected)
  }
}
