/// Who codes JPEGs in a way of their own; raw values are stable and appear in reports.
///
/// What each does was seen by running it (`Tests/Accuracy/encoder_layouts.py`) or on labelled photos.
package enum EncoderFamily: String, Sendable, Hashable, CaseIterable {
  /// libjpeg and libjpeg-turbo, and who uses them: ImageMagick, GIMP, Pillow, libvips, Windows' encoder alike.
  case libjpeg
  /// libjpeg's layout with tables that only libjpeg 9e and later make (Docs/Sources.md, S4.1).
  case libjpeg9e
  /// libjpeg's layout with tables of Photoshop: Pillow's presets (Docs/Sources.md, S4.5).
  case pillow
  /// libjpeg's layout behind EXIF: Android's Bitmap.compress and ExifInterface, some phones' cameras among them.
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
  /// Apple's encoder as in its phones, in a file that no camera laid out.
  case imageIO
  /// QuickTime and iPhoto.
  case quickTime
  case gd
  case ffmpeg
  /// As cameras code: standard Huffman codes, tables together, no JFIF before EXIF.
  case camera
  /// None of these.
  case unknown

  /// Whether it is a program's or a messenger's, and no camera's.
  ///
  /// Cameras of Android phones code as Android's library does.
  var isProgram: Bool {
    switch self {
    case .libjpeg, .libjpeg9e, .pillow, .mozjpeg, .whatsApp, .photoshop, .saveForWeb, .lightroom, .appleJPEG,
      .imageIO, .quickTime, .gd, .ffmpeg:
      true
    case .android, .camera, .unknown: false
    }
  }

  /// Whether it is told by libjpeg's layout, which phones' cameras have too.
  var isLibjpeg: Bool { self == .libjpeg || self == .libjpeg9e }

  /// The name that people know; a product's name, so it is the same in every language.
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
