import MetaLensDecoding
import MetaLensFacts
package import MetaLensPlatform

extension PhotoMetadataService {
  /// The longer side at which two pictures are compared and shown, in pixels.
  private static let pairSide = 640

  /// Decodes two photos' pictures for a page about both; a photo is a path, or bytes held in memory.
  @concurrent
  package func pair(
    _ first: (path: SystemPath?, bytes: [UInt8]), _ second: (path: SystemPath?, bytes: [UInt8])
  ) async throws(MetaLensError) -> PicturePair {
    let one = try side(first.path, first.bytes)
    let other = try side(second.path, second.bytes)
    let pixels: PicturePair.Pixels
    if let left = one.raster, let right = other.raster {
      if let difference = PictureDifference(left, right) {
        let size = PixelSize(width: difference.map.width, height: difference.map.height)
        let map = difference.most == 0 ? nil : PictureToLookAt(coding: difference.map)
        pixels =
          map.map { PicturePair.Pixels.different($0, share: difference.share, most: difference.most) }
          ?? .same(size)
      } else {
        pixels = .unlike
      }
    } else {
      pixels = .missing
    }
    return PicturePair(first: one.side, second: other.side, pixels: pixels)
  }

  private func side(
    _ path: SystemPath?, _ bytes: [UInt8]
  ) throws(MetaLensError) -> (side: PicturePair.Side, raster: ColourRaster?) {
    do {
      guard let path else { return try side(of: try memorySource(bytes)) }
      let source = try FileSource(opening: path)
      let result = try side(of: source)
      guard try source.isUnchanged() else { throw PhotoReadingError.changedWhileRead }
      return result
    } catch {
      throw MetaLensError(reading: error, path: path)
    }
  }

  private func side(
    of source: any ByteSource
  ) throws(PhotoReadingError) -> (side: PicturePair.Side, raster: ColourRaster?) {
    let facts = try decoder.decode(source, depth: .structure, hashing: false)
    let md5 = try FileHash.md5(of: source, limits: limits)
    var raster: ColourRaster?
    let orientation = analysis.attributions(of: facts).summary.orientation ?? 1
    // A raw's preview isn't its picture: two of them that are alike would say nothing of the sensor's data.
    if !facts.holdsPreviewForViewers {
      raster = try mainPicture(facts, of: source, orientation: orientation, most: Self.pairSide).raster
    }
    return (PicturePair.Side(picture: raster.flatMap { PictureToLookAt(coding: $0) }, md5: md5), raster)
  }
}
