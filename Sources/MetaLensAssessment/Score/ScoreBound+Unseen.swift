extension ScoreBound {
  /// None of the originals that the weights were fitted to has one of these; set by definition.
  ///
  /// Most can be had without a program's traces, by changing some bytes, and they are too few to be fitted. A wrong clock,
  /// damage or an app that takes photos itself can be the reason for some, so they don't make a file red.
  static let unseenNeverGreen = ScoreBound(
    id: "unseenNeverGreen", range: 0...84,
    summary:
      "a warning that none of the originals in the fit has (`weights.tsv`), but "
      + exceptions.map { "`\($0.name)`" }.joined(separator: ", ") + "; set by definition",
    flags: SmallSet(ScoreModel.unseenWarnings.filter { !exceptions.contains($0) }))

  /// What says too little although no original in the fit has it, or what a later bound tells better.
  private static let exceptions: [FlagID] = [
    // A camera that keeps home time on a journey, and a phone that remembers its position, as none of few did.
    .zoneImpossible, .gpsTimeConflict,
    // Receivers without a fix write halves of a position; one that is empty throughout raises no warning.
    .gpsImpossible,
    // Its table was learnt from the same originals; it could be asked of seven.
    .cameraTagsMissing, .encoderThumbnailOther,
    // No original has Content Credentials.
    .credentialsFaulty, .credentialsIngredients,
    // Bounds of their own.
    .cameraInfoMissing, .pictureRefused,
    // No clock enters the score, whatever originals a fit has.
    .dateInFuture,
  ]
}
