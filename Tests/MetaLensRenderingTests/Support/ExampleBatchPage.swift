import MetaLensKit
import MetaLensPlatform

@testable import MetaLensRendering

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pages of many photos that are built in memory.
enum ExampleBatchPage {
  private static let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })

  static func frame(
    language: Language = .english, exhibit: ExhibitDetails = ExhibitDetails(), redacted: Bool = false
  ) -> BatchPage {
    BatchPage(
      reading: ReadingChoice(redact: redacted), language: language, model: "fitted/1", exhibit: exhibit)
  }

  /// Returns a photo's row.
  static func row(
    _ bytes: [UInt8], named name: String = "dir/photo.jpg", redacted: Bool = false,
    in language: Language = .english
  ) async throws -> String {
    let dossier = try await service.dossier(
      .bytes(bytes), depth: .pixels, hashing: true, wishes: redacted ? .small : [.small, .pictures])
    let path = SystemPath(name)
    var file = AnalyzedFile(
      label: FileLabel(redacted ? Redaction.path(path) : path), outcome: .success(dossier.report))
    if redacted { file = Redaction.applied(to: file) }
    return String(
      decoding: BatchPageRow(file: file, picture: dossier.small, language: language).markup, as: UTF8.self)
  }

  /// Returns a whole page with these rows.
  static func of(_ rows: [String], in language: Language = .english) -> String {
    frame(language: language).head() + rows.joined() + frame(language: language).tail(relatives: "")
  }
}
