import MetaLensFacts

/// The decoding process's reply to its parent, as bytes: samples or a reason, and nothing from the file.
///
/// The reply has samples, not a coded picture: the parent checks their number and encodes them itself, so that bytes
/// that a hostile file made a library write are never shown on a page.
enum PictureReply {
  /// Returns the maximum number of bytes of a reply, for a picture with this many pixels on the longer side.
  static func maximumBytes(side: Int) -> Int { headCount + max(side * side * 3, maximumWords) }

  private static let headCount = 5
  private static let maximumWords = 200
  private enum Kind {
    static let picture: UInt8 = 1
    static let missing: UInt8 = 2
    static let refused: UInt8 = 3
    static let tooLarge: UInt8 = 4
    static let thumbnail: UInt8 = 5
  }

  static func bytes(_ result: Result<ColourRaster, PictureRefusal>) -> [UInt8] {
    switch result {
    case .success(let raster):
      let size = [raster.width, raster.height].flatMap { UInt16(truncatingIfNeeded: $0).bytes() }
      return [raster.isThumbnail ? Kind.thumbnail : Kind.picture] + size + raster.samples
    case .failure(.libraryMissing): return [Kind.missing]
    case .failure(.refused(_, let words)): return [Kind.refused] + words.utf8.prefix(maximumWords)
    case .failure: return [Kind.tooLarge]
    }
  }

  /// Returns a reply's content; nil if it isn't a reply, or isn't complete.
  static func read(
    _ bytes: [UInt8], side: Int, of library: PictureLibrary
  ) -> Result<ColourRaster, PictureRefusal>? {
    switch bytes.first {
    case Kind.picture?, Kind.thumbnail?:
      guard bytes.count > headCount else { return nil }
      let (width, height) = (Int(bytes.uint16(at: 1)), Int(bytes.uint16(at: 3)))
      guard width <= side, height <= side else { return nil }
      var raster = ColourRaster(width: width, height: height, samples: Array(bytes[headCount...]))
      raster.isThumbnail = bytes[0] == Kind.thumbnail
      return raster.isEmpty ? nil : .success(raster)
    case Kind.missing?: return .failure(.libraryMissing(library.rawValue))
    case Kind.refused?:
      let words = String(decoding: bytes.dropFirst().prefix(maximumWords), as: UTF8.self)
      return .failure(.refused(library.rawValue, words: words))
    case Kind.tooLarge?: return .failure(.tooLarge)
    default: return nil
    }
  }
}
