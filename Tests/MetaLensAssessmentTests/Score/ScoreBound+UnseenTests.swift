import Testing

@testable import MetaLensAssessment

struct ScoreBoundUnseenTests {
  @Test(arguments: [
    FlagID.dimensionsRotated, .tilesRearranged, .systemUnstated, .thumbnailInColour, .xmpDateDiffers,
    .gpsTyped, .credentialsForeign, .gpsHoursDiffer, .profileChecksumWrong, .thumbnailUnlikeMaker,
  ]) func aWarningThatNoOriginalHasIsNeverGreen(id: FlagID) {
    #expect(ScoreBound.unseenNeverGreen.flags.contains(id))
  }

  /// What originals have, what accuses or supports, and what none of them could have.
  @Test(arguments: [
    FlagID.exifUnsorted, .gpsImpossible, .clockReset, .thumbnailDiffers, .thumbnailMatches,
    .credentialsFaulty,
    .credentialsIngredients, .zoneImpossible, .gpsTimeConflict, .cameraTagsMissing, .dateInFuture,
  ]) func whatElseThereIsMayBe(id: FlagID) {
    #expect(!ScoreBound.unseenNeverGreen.flags.contains(id))
  }
}
