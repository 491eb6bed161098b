import MetaLensDecoding
import MetaLensFacts
import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PhotoMetadataService {
  /// Compares two files: reports what they share and where they differ.
  ///
  /// If the coded pictures of two JPEGs differ, both are decoded to fill in `PhotoComparison.areSameCoefficients` and
  /// `PhotoComparison.areLookingAlike`. Of raw files previews are read for the latter, for
  /// `PhotoComparison.heldPicture` and for `PhotoComparison.areSamePreviews`.
  ///
  /// - Parameters:
  ///   - first: the first file's URL.
  ///   - second: the second file's URL.
  /// - Throws: `MetaLensError` if a file can't be read, isn't a readable photo, or changed meanwhile;
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  public func compare(contentsOf first: URL, with second: URL) async throws -> PhotoComparison {
    do {
      let place = try PhotoSource.path(SystemPath(fileURL: first)).opened()
      let other = try PhotoSource.path(SystemPath(fileURL: second)).opened()
      return try await comparison(
        of: try await inspect(place, wording: false), try await inspect(other, wording: false), at: place,
        other)
    } catch { throw Self.publicError(error) }
  }

  /// Compares two inspected photos; reads their bytes again if the inspections don't suffice.
  @concurrent
  package func comparison(
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) async throws(MetaLensError) -> PhotoComparison {
    try comparisonInPlace(of: first, second, at: place, other)
  }

  /// Compares two photos held in memory, on the calling thread.
  package func comparison(
    of first: PhotoInspection, _ second: PhotoInspection, in bytes: [UInt8], _ other: [UInt8]
  ) throws(MetaLensError) -> PhotoComparison {
    try comparisonInPlace(of: first, second, at: .bytes(bytes), .bytes(other))
  }

  private func comparisonInPlace(
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) throws(MetaLensError) -> PhotoComparison {
    var comparison = PhotoComparison(first, second)
    guard !comparison.areSameBytes else { return comparison }
    if let offset = try firstDifference(between: place, and: other) {
      comparison.firstDifference = PhotoComparison.FirstDifference(at: offset, first, second)
    }
    comparison.heldPicture = try heldPicture(of: first, second, at: place, other)
    comparison.areSamePreviews = try areSamePreviews(of: first, second, at: place, other)
    if comparison.isSamePicture == false {
      comparison.areSameCoefficients = try areSameCoefficients(of: first, second, at: place, other)
    }
    // Equal pictures look alike anyway.
    if comparison.isSamePicture != true, comparison.areSameCoefficients != true,
      comparison.areSamePreviews != true, comparison.heldPicture == nil
    {
      let looks = try looks(first, second, at: place, other)
      (comparison.areLookingAlike, comparison.uncomparedLooks) = (looks.areAlike, looks.obstacles)
    }
    return comparison
  }

  /// Whether two JPEGs of the same size have the same coefficients; nil for other files, or if one can't be decoded.
  private func areSameCoefficients(
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) throws(MetaLensError) -> Bool? {
    guard first.facts.format == .jpeg, second.facts.format == .jpeg,
      first.facts.pictureSize == second.facts.pictureSize,
      let one = try coefficients(of: first, at: place), let two = try coefficients(of: second, at: other)
    else { return nil }
    return one == two
  }

  private func coefficients(
    of photo: PhotoInspection, at place: PhotoSource
  ) throws(MetaLensError) -> String? {
    try reading(place) { source in
      try CoefficientHash.digest(of: photo.facts, in: source, limits: limits)
    }
  }
}
