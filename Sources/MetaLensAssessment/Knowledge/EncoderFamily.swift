/// An encoder, or a kind of encoders, whose JPEGs can be recognized; raw values are stable and appear in reports.
///
/// What each does was seen by running it (`Tests/Accuracy/encoder_layouts.py`) or in labelled photos.
package enum EncoderFamily: String, Sendable, Hashable, CaseIterable {
  /// libjpeg and libjpeg-turbo, and programs that use them: ImageMagick, GIMP, Pillow, libvips; Windows' encoder codes
  /// the same way.
  case libjpeg
  /// libjpeg's layout with tables that only libjpeg 9e and later make (Docs/Sources.md, S4.1).
  case libjpeg9e
  /// libjpeg's layout with Photoshop's tables: Pillow's presets (Docs/Sources.md, S4.5).
  case pillow
  /// libjpeg's layout after EXIF: Android's Bitmap.compress and ExifInterface, also in some phones' cameras.
  case android
  case mozjpeg
  /// mozjpeg's base 3 at quality 80 in one segment (Docs/Sources.md, S4.3).
  case whatsApp
  /// Photoshop's Save As.
  case photoshop
  /// Photoshop's Save for Web.
  case saveForWeb
  case lightroom
  /// Photos, Preview and sips: frame and Huffman codes before the tables (Docs/Sources.md, S1).
  case appleJPEG
  /// The encoder of Apple's phones, in a file whose layout isn't a camera's.
  case imageIO
  /// QuickTime and iPhoto.
  case quickTime
  case gd
  case ffmpeg
  /// The way cameras code: standard Huffman codes, tables in one segment, no JFIF before EXIF.
  case camera
  case unknown

  /// Whether the family is a program's or a messenger's, and no camera's.
  ///
  /// Android's library doesn't count as a program, since cameras of Android phones code the same way.
  var isProgram: Bool {
    switch self {
    case .libjpeg, .libjpeg9e, .pillow, .mozjpeg, .whatsApp, .photoshop, .saveForWeb, .lightroom, .appleJPEG,
      .imageIO, .quickTime, .gd, .ffmpeg:
      true
    case .android, .camera, .unknown: false
    }
  }

  /// Whether the family is recognized by libjpeg's layout, which phones' cameras have too.
  var isLibjpeg: Bool { self == .libjpeg || self == .libjpeg9e }

  /// The name that people know; it is a product's name, and so the same in every language.
  var name: String {
    switch self {
    case .libjpeg: "libjpeg"
    case .libjpeg9e: "libjpeg 9e"
    case .pillow: "Pillow (libjpeg)"
    case .android: "Android (libjpeg)"
    case .mozjpeg: "mozjpeg"
    case .whatsApp: "WhatsApp"
    case .photoshop: "Adobe Photoshop"
    case .saveForWeb: "Adobe Photoshop Save for Web"
    case .lightroom: "Adobe Lightroom"
    case .appleJPEG: "AppleJPEG (macOS, iOS)"
    case .imageIO: "Apple ImageIO"
    case .quickTime: "Apple QuickTime"
    case .gd: "gd (PHP)"
    case .ffmpeg: "FFmpeg"
    case .camera, .unknown: ""
    }
  }
}
