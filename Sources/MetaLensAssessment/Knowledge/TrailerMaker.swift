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
      case .isoMedia: Trailer.Kind.filmMakers + Trailer.Kind.unlistedFilmMakers
      case .nikon: [.nikon]
      case .vivo: [.vivo]
      case .onePlus: [.oneplus]
      case .insta360: [.insta360, .arashi]
      case .sony: [.sony]
      case .google: [.google]
      default: []
      }
    return maker.isOne(of: expected)
  }

  /// Whose phones append a motion photo's film, and announce it (Motion Photo format 1.0, and MicroVideo before).
  private static let filmMakers: [Maker] = [.google, .samsung, .xiaomi, .oneplus, .oppo, .vivo]
  /// Whose phones append a film of which XMP needn't tell: whether it is the phone's can't be said.
  static let unlistedFilmMakers: [Maker] = [.honor, .huawei]
}

extension RuleContext {
  /// Whether XMP's list of what stands behind the picture has this piece.
  func isAnnounced(_ trailer: Trailer) -> Bool {
    trailer.place == nil && ContainerItems.announce(trailer, in: xmp, fileByteCount: facts.byteCount)
  }
}
