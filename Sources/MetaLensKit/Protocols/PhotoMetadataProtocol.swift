import MetaLensDecoding
public import MetaLensFacts
import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A service that analyzes, inspects and compares photos, and extracts their parts.
///
/// `PhotoMetadataService` conforms to it; so can a test double or a remote service. A conforming type has to implement
/// only `analyze(photoData:)`. The default `analyze(contentsOf:depth:hashing:)` reads the file and calls that method;
/// the shorter overloads and `reports(of:)` call `analyze(contentsOf:depth:hashing:)`. The overloads are extension
/// methods: called on `any PhotoMetadataProtocol`, they never dispatch to a conforming type's own methods. By default,
/// `inspect` and `extract` read the bytes on this machine.
public protocol PhotoMetadataProtocol: Sendable {
  /// Analyzes a photo held in memory.
  ///
  /// - Parameter photoData: all bytes of the file, as stored.
  /// - Returns: the report; the same bytes give the same report, except for `analyzedDate` and what depends on it
  ///   (`dateInFuture`, and through it `changed`).
  /// - Throws: `MetaLensError` if the bytes aren't a readable photo, `CancellationError` if the task
  ///   was cancelled.
  func analyze(photoData: Data) async throws -> OriginalityReport

  /// Analyzes a file.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - depth: how much to read, if this service has depths.
  ///   - hashing: whether to compute SHA-256 too.
  /// - Returns: the report.
  /// - Throws: `MetaLensError` if the file can't be read or isn't a readable photo, `CancellationError` if the
  ///   task was cancelled.
  func analyze(contentsOf url: URL, depth: AnalysisDepth, hashing: Bool) async throws -> OriginalityReport

  /// Inspects a photo held in memory: lists what it consists of, without a judgement.
  ///
  /// - Throws: `MetaLensError` if the bytes aren't a readable photo, `CancellationError` if the task
  ///   was cancelled.
  func inspect(photoData: Data) async throws -> PhotoInspection

  /// Inspects a file: lists what it consists of, without a judgement.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - attributes: whether to read the file system's attributes too, if this service does so.
  /// - Throws: `MetaLensError` if the file can't be read or isn't a readable photo, `CancellationError` if the
  ///   task was cancelled.
  func inspect(contentsOf url: URL, attributes: Bool) async throws -> PhotoInspection

  /// Compares two files: reports what they share and where they differ.
  ///
  /// - Parameters:
  ///   - first: the first file's URL.
  ///   - second: the second file's URL.
  /// - Throws: `MetaLensError` if a file can't be read or isn't a readable photo, `CancellationError` if the
  ///   task was cancelled.
  func compare(contentsOf first: URL, with second: URL) async throws -> PhotoComparison

  /// Extracts a part of a file, byte for byte.
  ///
  /// - Throws: `MetaLensError` if the file can't be read or isn't a readable photo; its code is `partMissing` if
  ///   the file has no such part, and `tooLarge` if the part is more than may be held in memory. `CancellationError`
  ///   if the task was cancelled.
  func extract(_ part: PhotoPart, contentsOf url: URL) async throws -> Data

  /// Extracts a part of a photo held in memory, byte for byte.
  ///
  /// - Throws: `MetaLensError` if the bytes aren't a readable photo; its code is `partMissing` if the photo
  ///   has no such part, and `tooLarge` if the part is more than may be held in memory. `CancellationError` if
  ///   the task was cancelled.
  func extract(_ part: PhotoPart, photoData: Data) async throws -> Data
}

extension PhotoMetadataProtocol {
  /// Analyzes all of a file: at depth `pixels`, with SHA-256.
  public func analyze(contentsOf url: URL) async throws -> OriginalityReport {
    try await analyze(contentsOf: url, depth: .pixels, hashing: true)
  }

  /// Analyzes a file, with SHA-256.
  public func analyze(contentsOf url: URL, depth: AnalysisDepth) async throws -> OriginalityReport {
    try await analyze(contentsOf: url, depth: depth, hashing: true)
  }

  /// Reads the whole file and analyzes its bytes with `analyze(photoData:)`, whatever `depth` and `hashing` are.
  public func analyze(
    contentsOf url: URL, depth: AnalysisDepth, hashing: Bool
  ) async throws -> OriginalityReport {
    try await analyze(photoData: try data(of: url))
  }

  /// Inspects the bytes on this machine, with `PhotoMetadataService`.
  public func inspect(photoData: Data) async throws -> PhotoInspection {
    try await PhotoMetadataService().inspect(photoData: photoData)
  }

  /// Inspects a file, without the file system's attributes.
  public func inspect(contentsOf url: URL) async throws -> PhotoInspection {
    try await inspect(contentsOf: url, attributes: false)
  }

  /// Reads the whole file and inspects its bytes with `inspect(photoData:)`, without the file system's attributes.
  public func inspect(contentsOf url: URL, attributes: Bool) async throws -> PhotoInspection {
    try await inspect(photoData: try data(of: url))
  }

  /// Compares the results of `inspect(contentsOf:)`; decodes no picture and doesn't look for
  /// `PhotoComparison.firstDifference`.
  public func compare(contentsOf first: URL, with second: URL) async throws -> PhotoComparison {
    PhotoComparison(try await inspect(contentsOf: first), try await inspect(contentsOf: second))
  }

  /// Extracts the part on this machine, with `PhotoMetadataService`.
  public func extract(_ part: PhotoPart, contentsOf url: URL) async throws -> Data {
    try await PhotoMetadataService().extract(part, contentsOf: url)
  }

  /// Extracts the part on this machine, with `PhotoMetadataService`.
  public func extract(_ part: PhotoPart, photoData: Data) async throws -> Data {
    try await PhotoMetadataService().extract(part, photoData: photoData)
  }

  /// Returns all bytes of a file, read by windows; throws between two windows if the task was cancelled.
  private func data(of url: URL) throws -> Data {
    let limits = ReadLimits()
    let data: Data
    do {
      data = try PhotoMetadataService().reading(.path(SystemPath(fileURL: url))) { source in
        guard source.byteCount <= limits.memoryBytes else {
          throw MetaLensError(.tooLarge, detail: String(limits.memoryBytes))
        }
        var bytes = Data(capacity: source.byteCount)
        var rest = 0..<source.byteCount
        while let window = try source.nextWindow(of: &rest, limits: limits) {
          bytes.append(contentsOf: window)
        }
        return bytes
      }
    } catch { throw PhotoMetadataService.publicError(error) }
    try Task.checkCancellation()
    return data
  }
}
