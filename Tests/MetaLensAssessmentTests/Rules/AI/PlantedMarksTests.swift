import MetaLensKit
import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

/// Tests that no mark counts outside the place that its container's grammar gives it.
struct PlantedMarksTests {
  /// Returns the flags that say through which program or platform the file went.
  private static func telling(_ report: OriginalityReport) -> [OriginalityFlag.FlagDetail] {
    report.flags.map(\.detail).filter { detail in
      (detail.flag?.settles).map { $0 != .copy } ?? false || Self.other.contains(detail.id)
        || ["ai", "credentials", "history", "platform", "software"].contains { detail.id.name.hasPrefix($0) }
    }
  }

  /// Further such flags, whose names don't show it and which settle nothing.
  private static let other: Set<FlagID> = [
    .algorithmicMedia, .exifRawDevelopingSoftware, .fileNameDateDiffers, .iccFromSoftware,
    .metadataNamespaces,
    .sealPresent, .sourceTypeStated, .toolkitForeign,
  ]

  @Test(arguments: PlantedPlace.allCases) func nothingIsSaid(place: PlantedPlace) throws {
    let without = try report(of: place.photo(PlantedMarks.nothing), depth: .structure)
    #expect(Self.telling(without).isEmpty)
    for mark in PlantedMarks.all {
      let with = try report(of: place.photo(mark), depth: .structure)
      #expect(Self.telling(with).isEmpty, "\(mark)")
      // A mark in a caption isn't reported as a mark; a caption itself is reported in both cases.
      if with.isCaptioned == without.isCaptioned { #expect(with.score == without.score, "\(mark)") }
    }
  }

  @Test func allAtOnceSayNothing() throws {
    let text = PlantedMarks.all.joined(separator: "\n")
    for place in PlantedPlace.allCases where place != .unknownApplication {
      #expect(Self.telling(try report(of: place.photo(text), depth: .structure)).isEmpty, "\(place)")
    }
  }

  @Test(arguments: [
    "ChatGPT Image May 30, 2026", "Midjourney_2b6e053b", "comfyui_00001_", "edited with Google AI",
  ])
  func aNameSaysNothing(name: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = PhotoMetadataService()
    var scores: [Int] = []
    for name in [name, "a lighthouse"] {
      let url = folder.appending(path: name + ".jpg")
      try Data(ExamplePhoto.camera().bytes).write(to: url)
      let report = try await service.analyze(contentsOf: url)
      #expect(
        !report.flags.contains { flag in ["ai", "credentials"].contains { flag.id.name.hasPrefix($0) } })
      scores.append(report.score)
    }
    #expect(scores[0] == scores[1])
  }
}

extension OriginalityReport {
  fileprivate var isCaptioned: Bool { flags.contains { $0.id == .captionAdded } }
}
