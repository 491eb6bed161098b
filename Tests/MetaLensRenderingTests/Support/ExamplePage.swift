import MetaLensFacts
import MetaLensKit
import MetaLensPlatform

@testable import MetaLensRendering

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whole pages about photos that are built in memory.
enum ExamplePage {
  private static let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })

  /// Returns the page about a photo with a name.
  static func of(
    _ bytes: [UInt8], named name: SystemPath = SystemPath("photo.jpg"), depth: AnalysisDepth = .pixels,
    redacted: Bool = false, hashing: Bool = true, in language: Language = .english
  ) async throws -> String {
    var dossier = try await service.dossier(
      .bytes(bytes), depth: depth, hashing: hashing,
      wishes: redacted ? .details : [.details, .pictures])
    var file = AnalyzedFile(
      label: FileLabel(redacted ? Redaction.path(name) : name), outcome: .success(dossier.report))
    if redacted {
      file = Redaction.applied(to: file)
      dossier = Redaction.applied(to: dossier)
    }
    let document = PageDocument(language: language, names: [file.label])
    let section = PageSection(
      file: file, dossier: dossier,
      command: PageCommand(
        path: redacted ? Redaction.path(name) : name,
        reading: ReadingChoice(depth: depth, redact: redacted), language: language),
      language: language)
    return document.head + section.markup + document.tail
  }
}
