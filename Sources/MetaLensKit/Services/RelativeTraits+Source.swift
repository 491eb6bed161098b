import MetaLensDecoding
import MetaLensFacts

extension RelativeTraits {
  /// Makes the traits of a photo that was read; the coded picture's digest is missing at depth `metadata`.
  ///
  /// - Parameters:
  ///   - source: the photo's bytes; those of the picture are read again.
  init(
    _ facts: PhotoFacts, _ attributions: Attributions, depth: AnalysisDepth, name: FileName?,
    in source: any ByteSource, limits: ReadLimits
  ) throws(PhotoReadingError) {
    let codedPicture = depth >= .structure ? try facts.codedPictureDigest(in: source, limits: limits) : nil
    self.init(facts, attributions, codedPicture: codedPicture, name: name)
  }
}
