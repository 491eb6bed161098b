package import MetaLensFacts

/// The SHA-256 of the content that a JPEG's picture decodes from, which shows whether two pictures coded differently
/// look the same.
///
/// A program that optimizes codes, or makes a picture progressive, leaves all of this content unchanged (ITU-T T.81,
/// A.3 and F.1): size, colour space, sampling, quantization tables and every coefficient.
package enum CoefficientHash {
  /// Returns the digest in lower-case hexadecimal, which is the same on machines of the same byte order.
  ///
  /// - Returns: Nil if the facts aren't of a complete JPEG, if the picture exceeds the limits, or if libjpeg can't
  ///   decode it without a warning.
  package static func digest(
    of facts: PhotoFacts, in source: any ByteSource, limits: ReadLimits = ReadLimits()
  ) throws(PhotoReadingError) -> String? {
    guard facts.isComplete, let end = facts.structure.value?.coding.pictureEnd, end <= source.byteCount,
      end <= limits.pictureBytes
    else { return nil }
    return try LibjpegPicture.coefficientDigest(
      source.contents(of: 0..<end, limits: limits),
      bounds: .picture(ofBytes: end, area: facts.frame.value?.size.area ?? limits.pictureArea, limits))
  }
}
