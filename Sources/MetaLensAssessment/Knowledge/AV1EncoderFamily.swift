/// An encoder whose AV1 pictures can be recognized; raw values are stable and appear in reports.
///
/// `Docs/Measurements/AV1.md` says what was seen of each, and in how many files.
package enum AV1EncoderFamily: String, Sendable, Hashable, CaseIterable {
  /// AOMedia's libaom, which libavif, libheif and FFmpeg use.
  case libaom
  /// rav1e, in Rust, which libavif, FFmpeg and ravif use.
  case rav1e
  /// SVT-AV1, which libavif and FFmpeg use.
  case svtAV1
  /// None of these, or a coding that several encoders can produce.
  case unknown

  /// The name that people know; it is a product's name, and so the same in every language.
  var name: String {
    switch self {
    case .libaom: "libaom"
    case .rav1e: "rav1e"
    case .svtAV1: "SVT-AV1"
    case .unknown: ""
    }
  }
}
