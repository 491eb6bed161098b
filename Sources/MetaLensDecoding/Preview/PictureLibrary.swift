package import MetaLensFacts
import MetaLensPlatform

/// A library that decodes pictures for pages; loaded if it is installed, otherwise not used.
package enum PictureLibrary: String, Sendable, CaseIterable {
  case libheif
  case libpng
  case libwebp
  case libtiff

  /// Returns the library for a format's pictures; nil if no library is used.
  package init?(for format: PhotoFormat) {
    switch format {
    case .heic, .avif: self = .libheif
    case .png: self = .libpng
    case .webp: self = .libwebp
    case .tiff: self = .libtiff
    default: return nil
    }
  }

  /// The files to look for, the newest first.
  ///
  /// All versions in a row have the same functions that are used here.
  ///
  /// The names are Linux's and Homebrew's; none was tested on a Mac.
  private var fileNames: [String] {
    #if canImport(Glibc)
      switch self {
      case .libheif: ["libheif.so.1"]
      case .libpng: ["libpng16.so.16"]
      case .libwebp: ["libwebp.so.7", "libwebp.so.6"]
      case .libtiff: ["libtiff.so.6", "libtiff.so.5"]
      }
    #else
      switch self {
      case .libheif: ["libheif.1.dylib"]
      case .libpng: ["libpng16.16.dylib"]
      case .libwebp: ["libwebp.7.dylib"]
      case .libtiff: ["libtiff.6.dylib", "libtiff.5.dylib"]
      }
    #endif
  }

  /// Loads the library, and the files that it loads itself: no file needs to be opened afterward.
  func loaded() throws(PictureRefusal) -> DynamicLibrary {
    guard let library = DynamicLibrary(fileNames) else { throw .libraryMissing(rawValue) }
    if self == .libheif { try LibheifPicture(library).loadDecoders() }
    return library
  }

  /// Decodes a whole file, reduced.
  ///
  /// Call it only in a process with limits: a library that is wrong about its input ends the process, or never returns.
  ///
  /// - Parameters:
  ///   - library: The result of `loaded()`.
  ///   - bounds: The limits of size and work, checked against the header as the library reads it.
  ///   - orientation: How a TIFF's rows are stored, so that they are returned in that order.
  func decode(
    _ bytes: [UInt8], by library: DynamicLibrary, within bounds: PictureBounds, orientation: Int
  ) throws(PictureRefusal) -> ColourRaster {
    switch self {
    case .libheif: try LibheifPicture(library).decode(bytes, within: bounds)
    case .libpng: try LibpngPicture(library).decode(PNGPixelChunks.only(of: bytes), within: bounds)
    case .libwebp: try LibwebpPicture(library).decode(bytes, within: bounds)
    case .libtiff: try LibtiffPicture(library).decode(bytes, within: bounds, orientation: orientation)
    }
  }
}
