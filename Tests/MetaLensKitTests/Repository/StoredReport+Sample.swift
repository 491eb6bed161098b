import Foundation
import MetaLensFacts
import MetaLensPlatform
import MetaLensSamples

@testable import MetaLensKit

extension StoredReport {
  /// Returns a report on a small photo, with values that distinguish it from others.
  static func sample(
    _ path: String, camera: String = "EOS 40D", software: String? = nil, score: Int? = nil, taken: Int = 2020,
    analyzed: Int = 1_767_225_600, place: (Double, Double)? = nil, redacted: Bool = false, inode: UInt64 = 5
  ) async throws -> StoredReport {
    let date = Date(timeIntervalSince1970: TimeInterval(analyzed))
    let service = PhotoMetadataService(clock: { date })
    var report = try await service.analyze(photoData: Data(ExamplePhoto.camera().bytes))
    report.summary.make = "Canon"
    report.summary.model = camera
    report.summary.software = software
    report.summary.creationDate = CaptureTime(year: taken, month: 6, day: 1, hour: 12, minute: 0, second: 0)
    report.summary.location = place.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }
    if let score { report.score = score }
    return StoredReport(
      path: SystemPath(path), isRedacted: redacted,
      file: FileIdentity(
        device: .max, inode: inode, byteCount: 1000, modifiedSeconds: -5, modifiedNanoseconds: 999_999_999),
      basis: ReportBasis(depth: .pixels, hashing: true, signatures: .shipped, model: .shipped), report: report
    )
  }
}

/// A directory for one test, removed with this object.
final class StoreFolder: Sendable {
  let path =
    FileManager.default.temporaryDirectory.path + "/metalens-"
    + String(UInt64.random(in: 0 ... .max), radix: 36)

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String = "store.db") -> SystemPath { SystemPath(path + "/" + name) }
  func store(_ name: String = "store.db") throws -> SQLiteRepository {
    try SQLiteRepository(opening: file(name), making: true)
  }
}
