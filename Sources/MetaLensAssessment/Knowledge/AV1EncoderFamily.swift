/// Who codes pictures in AV1 in a way of their own; raw values are stable and appear in reports.
///
/// What of each was seen, and on how many files: `Docs/Measurements/AV1.md`.
package enum AV1EncoderFamily: String, Sendable, Hashable, CaseIterable {
  /// AOMedia's libaom, which libavif, libheif and FFmpeg use.
  case libaom
  /// rav1e, in Rust, which libavif, FFmpeg and ravif use.
  case rav1e
  /// SVT-AV1, which libavif and FFmpeg use.
  case svtAV1
  /// None of these, or one that codes as another can.
  case unknown

  /// The name that people know; a product's name, so it is the same in every language.
  var name: String {
    switch self {
    case .libaom: "libaom"
    case .rav1e: "rav1e"
    case .svtAV1: "SVT-AV1"
    case .unknown: ""
    }
  }
}
