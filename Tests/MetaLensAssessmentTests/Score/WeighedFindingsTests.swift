import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct WeighedFindingsTests {
  @Test func sortsFindingsByWhatTheySpeakAbout() {
    let weighed = WeighedFindings(
      [
        Finding(.flag(.thumbnailMatches)), Finding(.softwareEdited(software: "x")),
        Finding(.cameraInfoMissing),
        Finding(.noGps),
      ], depth: .pixels, isCalibrated: true)
    #expect(weighed.supported == [.content])
    #expect(weighed.edited == [.encoding])
    #expect(weighed.odd == [.metadata])
    #expect(weighed.facts == [.editor])
    #expect(weighed.isAccused)
  }

  @Test func whatIsOnlyOddAccusesNobody() {
    #expect(!WeighedFindings([Finding(.cameraInfoMissing)], depth: .pixels, isCalibrated: true).isAccused)
  }
}
