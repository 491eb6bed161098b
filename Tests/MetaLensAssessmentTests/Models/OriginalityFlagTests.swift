import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OriginalityFlagTests {
  /// A client can change a flag's detail; the declaration then is that of the new detail.
  @Test func anotherDetailHasItsOwnWords() throws {
    let report = try report(of: .camera { _ in })
    var flag = try #require(report.flags.first { $0.id == .cameraInfo })
    #expect(flag.declaration?.id == .cameraInfo)
    flag.detail = .noGps
    #expect(flag.declaration?.id == .noGps)
    #expect(flag.description(in: .english) == OriginalityFlag.FlagDetail.noGps.description(in: .english))
    #expect(flag.id == .noGps)
  }

  @Test func aFlagThatWasReadEqualsTheOneThatWasWritten() throws {
    for flag in try report(of: .camera { _ in }).flags {
      let read = try #require(OriginalityFlag(json: flag.json))
      #expect(read == flag && read.hashValue == flag.hashValue)
      #expect(read.description(in: .korean) == flag.description(in: .korean))
    }
  }
}
