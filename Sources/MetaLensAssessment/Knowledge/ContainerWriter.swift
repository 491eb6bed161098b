/// Who builds containers in a way of their own; raw values are stable and appear in reports.
///
/// `Docs/ContainerWriters.md` says what of each was seen, in which version and on how many files.
package enum ContainerWriter: String, Sendable, Hashable, CaseIterable {
  /// Apple's phones: HEIF in tiles of 512 by 512 pixels under one grid.
  case appleCamera
  /// Apple's ImageIO: Photos, Preview, sips, exports of apps. In HEIF its order of boxes is the camera's.
  case imageIO
  /// macOS' and iOS' screenshots, by ImageIO.
  case appleScreenshot
  /// HEIF with the picture's data before its boxes, as Samsung's phones and Android's own writer do.
  case android
  /// The layout above with Samsung's box behind it.
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
  /// libpng left as it comes: GIMP, libvips, pngquant, GNOME.
  case libpng
  case gnomeScreenshot
  case pngcrush
  /// libtiff with its directory behind the picture: ImageMagick, libvips, tiffcp.
  case libtiff
  case openJPEG
  case libjxl

  /// The name that people know; a product's name, so it is the same in every language.
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

  /// The makers of this writer's cameras; empty for programs, nil if any maker's phone may do the same.
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

  /// Whether it is a camera's own layout.
  var isCamera: Bool {
    switch self {
    case .appleCamera, .samsungCamera, .canonCamera, .sonyCamera: true
    default: false
    }
  }
}
