extension ScoreBound {
  /// A warning that none of the originals in the fit has; set by definition.
  ///
  /// Most of these warnings can be caused by changing some bytes, without a program's traces, and there are too few of
  /// them to be fitted. Some may be due to a wrong clock, damage or an app that takes photos itself, so they don't make
  /// a file red.
  static let unseenNeverGreen = ScoreBound(
    "unseenNeverGreen", 0...84,
    "a warning that none of the originals in the fit has (`weights.tsv`), but "
      + exceptions.map { "`\($0.name)`" }.joined(separator: ", ") + "; set by definition",
    flags: SmallSet(ScoreModel.unseenWarnings.filter { !exceptions.contains($0) }))

  /// Warnings that say too little although no original in the fit has them, or that a later bound covers better.
  private static let exceptions: [FlagID] = [
    // A camera may keep home time on a journey, and a phone may remember its position; none of the few that could did.
    .zoneImpossible, .gpsTimeConflict,
    // Receivers without a fix write half a position; a position that is empty throughout raises no warning.
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
