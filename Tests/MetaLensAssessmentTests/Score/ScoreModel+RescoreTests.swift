import MetaLensKit
import Foundation
import MetaLensFacts
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

/// Tests with every fixture that a stored report has the same flags, and with another model the same score as when read
/// again.
struct ScoreModelRescoreTests {
  private static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures")

  /// The weights of another fit: each weight at pixels is reversed and slightly raised, each at metadata is halved,
  /// with another base and other counts.
  private static var other: ScoreModel {
    get throws {
      var model = ScoreModel.shipped
      model.version = "other/1"
      model.base = .init(metadata: 0.3, structure: -0.2, pixels: 0.4)
      model.flagWeights = ScoreModel.FlagWeights(
        sorted: ScoreModel.shipped.flagWeights.all.map { flagWeight in
          var flagWeight = flagWeight
          flagWeight.weights.pixels = -flagWeight.weights.pixels + 0.125
          flagWeight.weights.metadata *= 0.5
          return flagWeight
        })
      model.formats = [:]
      model.originals = ["png": 40, "heic apple": 29]
      return try #require(model.assuming(prior: 0.3))
    }
  }

  @Test(arguments: [AnalysisDepth.metadata, .pixels])
  func keptAndScoredAgainIsAsReadAnew(depth: AnalysisDepth) async throws {
    let other = try Self.other
    let clock: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_767_225_600) }
    let service = PhotoMetadataService(clock: clock)
    let fresh = PhotoMetadataService(clock: clock, scoreModel: other)
    var count = 0
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted()
    for name in names {
      let path = SystemPath(Self.folder.path + "/" + name)
      guard let report = try? await service.analyze(.path(path), depth: depth, hashing: true) else {
        continue
      }
      count += 1
      let kept = try #require(OriginalityReport(stored: report.stored), "\(name)")
      #expect(kept == report, "\(name)")
      #expect(kept.stored == report.stored, "\(name)")
      #expect(ScoreModel.shipped.rescored(kept) == report, "\(name)")
      let again = try await fresh.analyze(.path(path), depth: depth, hashing: true)
      #expect(other.rescored(kept) == again, "\(name)")
      #expect(again.model == "other/1")
    }
    #expect(count > 400)
  }

  /// A flag of another version has no known weight.
  @Test func whatIsntKnownIsReadAnew() async throws {
    var report = try await PhotoMetadataService().analyze(photoData: Data(ExamplePhoto.camera().bytes))
    report.flags.append(
      OriginalityFlag(
        detail: .other(id: FlagID("flagToCome"), parameters: [:]), grade: .observed, evidence: [], weight: 0,
        points: 0))
    #expect(ScoreModel.shipped.rescored(report) == nil)
  }

  /// Another release's readers may find something else; a user's own table goes with today's readers.
  @Test(
    arguments: [
      (ScoreModel.shippedVersion, false), (ScoreModel.shippedVersion + " (0123)", false), ("fitted/2", true),
      ("mine/1", false),
    ])
  func anotherReleaseIsTold(version: String, isOther: Bool) {
    #expect(ScoreModel.isOfAnotherRelease(version) == isOther)
  }
}
