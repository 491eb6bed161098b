import MetaLensDecoding
import MetaLensFacts

extension RelativeTraits {
  /// Of a photo that was read; what the depth doesn't read is none.
  ///
  /// - Parameters:
  ///   - source: the photo's bytes, of which those of the picture are read again.
  init(
    _ facts: PhotoFacts, _ attributions: Attributions, depth: AnalysisDepth, name: FileName?,
    in source: any ByteSource, limits: ReadLimits
  ) throws(PhotoReadingError) {
    let codedPicture = depth >= .structure ? try facts.codedPictureDigest(in: source, limits: limits) : nil
    self.init(facts, attributions, codedPicture: codedPicture, name: name)
  }
}
