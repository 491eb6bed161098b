import Testing

@testable import MetaLensAssessment

struct ScoreBoundUnseenTests {
  @Test(arguments: [
    FlagID.dimensionsRotated, .tilesRearranged, .systemUnstated, .thumbnailInColour, .xmpDateDiffers,
    .gpsTyped, .credentialsForeign, .gpsHoursDiffer, .profileChecksumWrong, .thumbnailUnlikeMaker,
    .exposureDisagrees, .softwareNamesOtherModel, .thumbnailDirectoryDiffers,
    .gainMapUnlikePicture, .thumbnailWithoutData,
  ]) func aWarningThatNoOriginalHasIsNeverGreen(id: FlagID) {
    #expect(ScoreBound.unseenNeverGreen.flags.contains(id))
  }

  /// Findings that originals have, that count for or against them, and that none could have.
  @Test(arguments: [
    FlagID.exifUnsorted, .gpsImpossible, .clockReset, .thumbnailDiffers, .thumbnailMatches,
    .credentialsFaulty,
    .credentialsIngredients, .zoneImpossible, .gpsTimeConflict, .cameraTagsMissing, .dateInFuture,
  ]) func whatElseThereIsMayBe(id: FlagID) {
    #expect(!ScoreBound.unseenNeverGreen.flags.contains(id))
  }
}
