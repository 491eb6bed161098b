/// The programs and makers that write each kind of trailer (Docs/Sources.md, S14).
extension Trailer.Kind {
  /// The program that writes the trailer; nil if none is known.
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

  /// The name of the devices' trailers for people: their maker, or the trailer's own mark; nil if no maker of devices
  /// writes it alone.
  var writer: String? {
    switch self {
    case .samsung: "Samsung"
    case .nikon: "Nikon"
    case .vivo: "vivo"
    case .onePlus: "OnePlus"
    case .insta360: "Insta360"
    case .sony: "Sony"
    case .google: "Google"
    case .qdiobs: "QDIOBS"
    default: nil
    }
  }

  /// Whether this maker's cameras write the trailer.
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

  /// The makers whose phones append a motion photo's film and list it in XMP (Motion Photo format 1.0, and MicroVideo
  /// before).
  private static let filmMakers: [Maker] = [.google, .samsung, .xiaomi, .oneplus, .oppo, .vivo]
  /// The makers whose phones append a film that XMP needn't list, so that it can't be known whether the film is the
  /// phone's.
  static let unlistedFilmMakers: [Maker] = [.honor, .huawei]
}

extension RuleContext {
  /// Whether XMP's list of what follows the picture contains this trailer.
  func isAnnounced(_ trailer: Trailer) -> Bool {
    trailer.place == nil && ContainerItems.announce(trailer, in: xmp, fileByteCount: facts.byteCount)
  }
}
