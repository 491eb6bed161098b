package import MetaLensFacts
import MetaLensPlatform

/// A library that decodes pictures for pages: loaded where it is installed, and done without where it isn't.
package enum PictureLibrary: String, Sendable, CaseIterable {
  case libheif
  case libpng
  case libwebp
  case libtiff

  /// The library for a format's pictures; nil where none is used.
  package init?(for format: PhotoFormat) {
    switch format {
    case .heic, .avif: self = .libheif
    case .png: self = .libpng
    case .webp: self = .libwebp
    case .tiff: self = .libtiff
    default: return nil
    }
  }

  /// The files to look for, the newest first; all of one row have the functions that are used, alike.
  ///
  /// The names without a path are Linux's and Homebrew's, which a Mac looks for in its own places; what stands with a path
  /// is where Homebrew puts libraries on Apple silicon. Nothing was tried on a Mac.
  private var fileNames: [String] {
    #if canImport(Glibc)
      switch self {
      case .libheif: ["libheif.so.1"]
      case .libpng: ["libpng16.so.16"]
      case .libwebp: ["libwebp.so.7", "libwebp.so.6"]
      case .libtiff: ["libtiff.so.6", "libtiff.so.5"]
      }
    #else
      let names =
        switch self {
        case .libheif: ["libheif.1.dylib"]
        case .libpng: ["libpng16.16.dylib"]
        case .libwebp: ["libwebp.7.dylib"]
        case .libtiff: ["libtiff.6.dylib", "libtiff.5.dylib"]
        }
      return names + names.map { "/opt/homebrew/lib/" + $0 }
    #endif
  }

  /// Loads it, and what it loads itself: afterwards nothing needs to be opened.
  func loaded() throws(PictureRefusal) -> DynamicLibrary {
    guard let library = DynamicLibrary(fileNames) else { throw .libraryMissing(rawValue) }
    if self == .libheif { try LibheifPicture(library).loadDecoders() }
    return library
  }

  /// Decodes a whole file, reduced.
  ///
  /// Only for a process with limits: a library that is wrong about its input ends the process, or never returns.
  ///
  /// - Parameters:
  ///   - library: what `loaded()` gave.
  ///   - bounds: what it may come to and cost, by what the library reads of the header.
  ///   - orientation: how a TIFF's rows are stored, so that they are handed over as they are.
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
