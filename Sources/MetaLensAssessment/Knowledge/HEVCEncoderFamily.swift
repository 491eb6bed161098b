/// Who codes pictures in HEVC in a way of their own; raw values are stable and appear in reports.
///
/// What of each was seen, and on how many files: `Docs/Measurements/HEIC.md`.
package enum HEVCEncoderFamily: String, Sendable, Hashable, CaseIterable {
  /// The encoder in Apple's phones, for the camera's files and what is exported on the phone.
  case applePhone
  /// Another encoder of Apple's.
  case appleOther
  /// x265, as libheif uses it.
  case x265
  /// The encoder in Samsung's phones of 2019.
  case samsung
  /// None of these.
  case unknown

  /// The name that people know; a product's name, so it is the same in every language.
  var name: String {
    switch self {
    case .applePhone: "Apple iPhone"
    case .appleOther: "Apple"
    case .x265: "x265"
    case .samsung: "Samsung Galaxy"
    case .unknown: ""
    }
  }

  /// Whether it is Apple's.
  var isApple: Bool { self == .applePhone || self == .appleOther }
}
