/// A camera or program whose containers can be recognized; raw values are stable and appear in reports.
///
/// `Docs/ContainerWriters.md` says what was seen of each, in which version and in how many files.
package enum ContainerWriter: String, Sendable, Hashable, CaseIterable {
  /// Apple's phones: HEIF in tiles of 512 by 512 pixels under one grid.
  case appleCamera
  /// Apple's ImageIO: Photos, Preview, sips, exports of apps. In HEIF its order of boxes is the camera's.
  case imageIO
  /// Screenshots of macOS and iOS, written by ImageIO.
  case appleScreenshot
  /// HEIF with the picture's data before its boxes, as Samsung's phones and Android's own writer do.
  case android
  /// The layout of `android`, followed by Samsung's box.
  case samsungCamera
  /// Canon's HIF.
  case canonCamera
  /// Sony's HIF.
  case sonyCamera
  case libheif
  case libavif
  case ffmpeg
  /// libwebp and its muxer: cwebp, Pillow, libvips, GIMP and many more.
  case libwebp
  case imageMagick
  case graphicsMagick
  case pillow
  /// libpng with its default settings: GIMP, libvips, pngquant, GNOME.
  case libpng
  case gnomeScreenshot
  case pngcrush
  /// libtiff, with the directory after the picture: ImageMagick, libvips, tiffcp.
  case libtiff
  case openJPEG
  case libjxl

  /// The name that people know; it is a product's name, and so the same in every language.
  var name: String {
    switch self {
    case .appleCamera: "Apple iPhone"
    case .imageIO: "Apple ImageIO"
    case .appleScreenshot: "Apple screenshot"
    case .android: "Android"
    case .samsungCamera: "Samsung Galaxy"
    case .canonCamera: "Canon EOS"
    case .sonyCamera: "Sony Alpha"
    case .ffmpeg: "FFmpeg"
    case .imageMagick: "ImageMagick"
    case .graphicsMagick: "GraphicsMagick"
    case .pillow: "Pillow"
    case .gnomeScreenshot: "gnome-screenshot"
    case .openJPEG: "OpenJPEG"
    case .libheif, .libavif, .libwebp, .libpng, .pngcrush, .libtiff, .libjxl: rawValue
    }
  }

  /// The makers of the cameras with this layout; empty for programs, nil if any maker's phone may have it.
  var makers: [Maker]? {
    switch self {
    case .appleCamera, .imageIO, .appleScreenshot: [.apple]
    case .samsungCamera: [.samsung]
    case .canonCamera: [.canon]
    case .sonyCamera: [.sony]
    case .android: nil
    default: []
    }
  }

  /// Whether the layout is a camera's own.
  var isCamera: Bool {
    switch self {
    case .appleCamera, .samsungCamera, .canonCamera, .sonyCamera: true
    default: false
    }
  }
}
