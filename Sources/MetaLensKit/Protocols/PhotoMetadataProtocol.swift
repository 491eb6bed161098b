import MetaLensDecoding
public import MetaLensFacts
import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A source of reports and inspections, which can also extract parts of a photo.
///
/// `PhotoMetadataService` conforms to it; so can a test double or a remote service. A conforming type has to implement only
/// `analyze(photoData:)`. The default `analyze(contentsOf:depth:hashing:)` reads the file and calls it; the shorter
/// overloads and `reports(of:)` call `analyze(contentsOf:depth:hashing:)`. The overloads are extension methods: called on
/// `any PhotoMetadataProtocol` they are never replaced by a type's own. The default `inspect` and `extract` read the
/// bytes on this machine.
public protocol PhotoMetadataProtocol: Sendable {
  /// Analyses a photo held in memory.
  ///
  /// - Parameter photoData: all bytes of the file, as stored.
  /// - Returns: the report; the same bytes give the same report but for `analyzedDate`.
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read, `CancellationError` where the task
  ///   was cancelled.
  func analyze(photoData: Data) async throws -> OriginalityReport

  /// Analyses a file.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - depth: how much to read, as far as this source of reports has depths.
  ///   - hashing: whether to make SHA-256 too.
  /// - Returns: the report.
  /// - Throws: `MetaLensError` where the file can't be read or is no photo that can, `CancellationError` where the
  ///   task was cancelled.
  func analyze(contentsOf url: URL, depth: AnalysisDepth, hashing: Bool) async throws -> OriginalityReport

  /// Lays out a photo held in memory.
  ///
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read, `CancellationError` where the task
  ///   was cancelled.
  func inspect(photoData: Data) async throws -> PhotoInspection

  /// Lays out a file.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - attributes: whether the file system is asked too, as far as this source asks it.
  /// - Throws: `MetaLensError` where the file can't be read or is no photo that can, `CancellationError` where the
  ///   task was cancelled.
  func inspect(contentsOf url: URL, attributes: Bool) async throws -> PhotoInspection

  /// Compares two files: what they share and where they differ.
  ///
  /// - Parameters:
  ///   - first: a file URL.
  ///   - second: another.
  /// - Throws: `MetaLensError` where a file can't be read or is no photo that can, `CancellationError` where the
  ///   task was cancelled.
  func compare(contentsOf first: URL, with second: URL) async throws -> PhotoComparison

  /// Takes a part out of a file, byte for byte as it stands there.
  ///
  /// - Throws: `MetaLensError` where the file can't be read or is no photo that can; its code is `partMissing` where
  ///   the file has no such part, and `tooLarge` where the part is more than may be held in memory. `CancellationError`
  ///   where the task was cancelled.
  func extract(_ part: PhotoPart, contentsOf url: URL) async throws -> Data

  /// Takes a part out of a photo held in memory.
  ///
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read; its code is `partMissing` where the photo
  ///   has no such part, and `tooLarge` where the part is more than may be held in memory. `CancellationError` where
  ///   the task was cancelled.
  func extract(_ part: PhotoPart, photoData: Data) async throws -> Data
}

extension PhotoMetadataProtocol {
  /// Analyses a file, all of it: depth `pixels`, SHA-256 included.
  public func analyze(contentsOf url: URL) async throws -> OriginalityReport {
    try await analyze(contentsOf: url, depth: .pixels, hashing: true)
  }

  /// Analyses a file, SHA-256 included.
  public func analyze(contentsOf url: URL, depth: AnalysisDepth) async throws -> OriginalityReport {
    try await analyze(contentsOf: url, depth: depth, hashing: true)
  }

  /// Reads the whole file, and analyses its bytes at the one depth that `analyze(photoData:)` has.
  public func analyze(
    contentsOf url: URL, depth: AnalysisDepth, hashing: Bool
  ) async throws -> OriginalityReport {
    try await analyze(photoData: try data(of: url))
  }

  /// Lays the bytes out on this machine, as `PhotoMetadataService` does.
  public func inspect(photoData: Data) async throws -> PhotoInspection {
    try await PhotoMetadataService().inspect(photoData: photoData)
  }

  /// Lays out a file; the file system isn't asked.
  public func inspect(contentsOf url: URL) async throws -> PhotoInspection {
    try await inspect(contentsOf: url, attributes: false)
  }

  /// Reads the whole file, and lays out its bytes as `inspect(photoData:)` does; the file system isn't asked.
  public func inspect(contentsOf url: URL, attributes: Bool) async throws -> PhotoInspection {
    try await inspect(photoData: try data(of: url))
  }

  /// Compares what `inspect(contentsOf:)` lays out of each; no picture is decoded, and no
  /// `PhotoComparison.firstDifference` looked for.
  public func compare(contentsOf first: URL, with second: URL) async throws -> PhotoComparison {
    PhotoComparison(try await inspect(contentsOf: first), try await inspect(contentsOf: second))
  }

  /// Takes the part out on this machine, as `PhotoMetadataService` does.
  public func extract(_ part: PhotoPart, contentsOf url: URL) async throws -> Data {
    try await PhotoMetadataService().extract(part, contentsOf: url)
  }

  /// Takes the part out on this machine, as `PhotoMetadataService` does.
  public func extract(_ part: PhotoPart, photoData: Data) async throws -> Data {
    try await PhotoMetadataService().extract(part, photoData: photoData)
  }

  /// All bytes of a file, read by windows: between two of them a cancelled task is done.
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
