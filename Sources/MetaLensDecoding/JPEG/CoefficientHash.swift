package import MetaLensFacts

/// SHA-256 of what a JPEG's picture decodes from, so that two that are coded otherwise can be told to show the same.
///
/// A program that optimises codes, or makes a picture progressive, leaves all of it as it was (ITU-T T.81, A.3 and F.1):
/// size, colour space, sampling, quantization tables and every coefficient.
package enum CoefficientHash {
  /// The digest in lower-case hexadecimal, the same on machines of one byte order.
  ///
  /// - Returns: nil where the facts are of no whole JPEG, the picture is more than the limits allow, or libjpeg can't
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
