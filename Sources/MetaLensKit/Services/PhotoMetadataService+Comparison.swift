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
  /// If the coded pictures of two JPEGs differ, both are decoded to fill in `PhotoComparison.areSameCoefficients`.
  ///
  /// - Parameters:
  ///   - first: the first file's URL.
  ///   - second: the second file's URL.
  /// - Throws: `MetaLensError` if a file can't be read, isn't a readable photo, or changed meanwhile;
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  public func compare(contentsOf first: URL, with second: URL) async throws -> PhotoComparison {
    do {
      let place = PhotoPlace.path(try SystemPath(fileURL: first))
      let other = PhotoPlace.path(try SystemPath(fileURL: second))
      return try await comparison(
        of: try await inspect(place, wording: false), try await inspect(other, wording: false), at: place,
        other)
    } catch { throw Self.publicError(error) }
  }

  /// Compares two inspected photos; reads their bytes again if the inspections don't suffice.
  @concurrent
  package func comparison(
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoPlace, _ other: PhotoPlace
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
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoPlace, _ other: PhotoPlace
  ) throws(MetaLensError) -> PhotoComparison {
    var comparison = PhotoComparison(first, second)
    if !comparison.areSameBytes, let offset = try firstDifference(between: place, and: other) {
      comparison.firstDifference = PhotoComparison.FirstDifference(at: offset, first, second)
    }
    guard comparison.isSamePicture == false, first.facts.format == .jpeg, second.facts.format == .jpeg,
      first.facts.pictureSize == second.facts.pictureSize,
      let one = try coefficients(of: first, at: place), let two = try coefficients(of: second, at: other)
    else { return comparison }
    comparison.areSameCoefficients = one == two
    return comparison
  }

  private func coefficients(
    of photo: PhotoInspection, at place: PhotoPlace
  ) throws(MetaLensError) -> String? {
    try reading(place) { source in
      try CoefficientHash.digest(of: photo.facts, in: source, limits: limits)
    }
  }
}
