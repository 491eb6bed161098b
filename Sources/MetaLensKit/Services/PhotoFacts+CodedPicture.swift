import MetaLensDecoding
import MetaLensFacts

extension PhotoFacts {
  /// SHA-256 of the coded picture without metadata, in lower-case hexadecimal.
  ///
  /// - Returns: nil where the structure wasn't read, the picture isn't whole, or its container doesn't state exactly where
  ///   it stands.
  func codedPictureDigest(
    in source: any ByteSource, limits: ReadLimits
  ) throws(PhotoReadingError) -> String? {
    guard let container = container.value else {
      guard let coding = structure.value?.coding else { return nil }
      return try CodedPictureHash.digest(of: coding, in: source, limits: limits)
    }
    let ranges = container.codedRanges
    // More bytes than the file has are the same ones again.
    guard isComplete, !ranges.isEmpty, ranges.reduce(0, { $0 + $1.count }) <= source.byteCount else {
      return nil
    }
    return try RangesHash.digest(of: ranges, in: source, limits: limits)?.sha256
  }
}
