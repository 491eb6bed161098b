/// A family of quantization tables, named after what makes them; raw values are stable.
package enum QuantizationFamily: String, Sendable, Hashable, CaseIterable {
  /// The Independent JPEG Group's formula over the tables of T.81, Annex K: libjpeg, libjpeg-turbo, many cameras.
  case ijg
  /// IJG's tables with the chroma DC value of libjpeg 9e and later, which no phone uses (Docs/Sources.md, S4.1).
  case ijg9e
  /// The formula over one of mozjpeg's other bases, 1 to 8; its base 0 is IJG's.
  case mozjpeg
  /// Photoshop's Save As, 0 to 12. Pillow's presets low to maximum are its 3, 5, 8 and 10.
  case photoshop
  /// Photoshop's Save for Web, 0 to 100. Pillow's presets web_low to web_maximum are its 10, 30, 60, 80 and 100.
  case saveForWeb
  /// Lightroom 2.1 and later, in percent; below 24 % it uses Photoshop's tables (Docs/Sources.md, S4.6).
  case lightroom
  /// Apple's encoders, in both cameras and programs. A setting is the last luma and chroma value.
  case apple

  /// The family's name in English.
  package var name: String {
    switch self {
    case .ijg: "IJG"
    case .ijg9e: "IJG (libjpeg 9e)"
    case .mozjpeg: "mozjpeg"
    case .photoshop: "Photoshop Save As"
    case .saveForWeb: "Photoshop Save for Web"
    case .lightroom: "Lightroom"
    case .apple: "Apple"
    }
  }
}
