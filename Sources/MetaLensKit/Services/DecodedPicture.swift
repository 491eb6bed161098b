import MetaLensDecoding
import MetaLensFacts

/// A photo's picture after decoding, whichever process decoded it: its samples, or what a page shows instead.
enum DecodedPicture: Sendable, Equatable {
  /// The picture's samples, and whether they are those of a smaller picture that a raw file contains for viewers.
  case samples(ColourRaster, isEmbedded: Bool)
  /// There are no samples; a page shows this instead.
  case missing(PhotoDossier.Shown)

  /// The picture's samples; nil if there are none.
  var raster: ColourRaster? {
    guard case .samples(let raster, _) = self else { return nil }
    return raster
  }

  /// Returns the picture reduced to `maximum` pixels on the longer side; the picture itself if it isn't larger.
  func reduced(maximum: Int) -> Self {
    guard case .samples(let raster, let isEmbedded) = self else { return self }
    return .samples(raster.reduced(maximum: maximum), isEmbedded: isEmbedded)
  }

  /// Returns what a page shows of the picture, encoded with libjpeg's quality, 1 to 100.
  func shown(quality: Int = DisplayPicture.quality) -> PhotoDossier.Shown {
    switch self {
    case .samples(let raster, let isEmbedded): .coded(raster, quality: quality, isEmbedded: isEmbedded)
    case .missing(let shown): shown
    }
  }
}
