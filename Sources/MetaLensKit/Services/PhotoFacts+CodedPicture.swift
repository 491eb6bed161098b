import MetaLensDecoding
import MetaLensFacts

extension PhotoFacts {
  /// Returns the SHA-256 of the coded picture without metadata, in lower-case hexadecimal.
  ///
  /// - Returns: nil if the structure wasn't read, the picture isn't complete, or its container doesn't state exactly
  ///   where it is.
  func codedPictureDigest(
    in source: any ByteSource, limits: ReadLimits
  ) throws(PhotoReadingError) -> String? {
    guard let container = container.value else {
      guard let coding = structure.value?.coding else { return nil }
      return try CodedPictureHash.digest(of: coding, in: source, limits: limits)
    }
    let ranges = container.codedRanges
    // If the ranges have more bytes than the file, they list some of them twice.
    guard isComplete, !ranges.isEmpty, ranges.reduce(0, { $0 + $1.count }) <= source.byteCount else {
      return nil
    }
    return try RangesHash.digest(of: ranges, in: source, limits: limits)?.sha256
  }
}
