/// An encoder whose HEVC pictures can be recognized; raw values are stable and appear in reports.
///
/// `Docs/Measurements/HEIC.md` says what was seen of each, and in how many files.
package enum HEVCEncoderFamily: String, Sendable, Hashable, CaseIterable {
  /// The encoder in Apple's phones, for the camera's files and for exports on the phone.
  case applePhone
  case appleOther
  /// x265, as libheif uses it.
  case x265
  /// The encoder in Samsung's phones of 2019.
  case samsung
  case unknown

  /// The name that people know; it is a product's name, and so the same in every language.
  var name: String {
    switch self {
    case .applePhone: "Apple iPhone"
    case .appleOther: "Apple"
    case .x265: "x265"
    case .samsung: "Samsung Galaxy"
    case .unknown: ""
    }
  }

  var isApple: Bool { self == .applePhone || self == .appleOther }
}
