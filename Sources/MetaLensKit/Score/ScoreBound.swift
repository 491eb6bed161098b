import MetaLensFacts

/// A fact that settles the least or the most a score can be; bounds come after the sum and are reported.
struct ScoreBound: Sendable {
  /// The stable name that reports carry.
  let id: String
  /// The scores it leaves.
  let range: ClosedRange<Int>
  /// Whether it holds.
  let applies: @Sendable (WeighedFindings) -> Bool

  /// The bounds in order; each is tried on the score that those before it left.
  static let all = [
    redNeedsEdited, statedGenerated, statedPartlyGenerated, statedScreenshot, statedPlatform, statedEditor,
    statedMetadataTool, convertedContainer, editedNeverGreen, pictureIndexBroken, textBehindPicture,
    silenceNeverGreen, metadataNeverGreen, formatUnmeasuredNeverGreen, incompleteNeverGreen,
    refusedNeverGreen,
  ]

  /// Red accuses: what is merely missing, odd or unlike other files' doesn't, and a stripped file stands amber.
  static let redNeedsEdited = ScoreBound(id: "redNeedsEdited", range: 50...100) { !$0.isAccused }

  /// The file says that a generator made it.
  static let statedGenerated = ScoreBound(id: "statedGenerated", range: 0...2) {
    $0.facts.contains(.generated)
  }

  /// The file says that a generator changed it.
  static let statedPartlyGenerated = ScoreBound(id: "statedPartlyGenerated", range: 0...5) {
    $0.facts.contains(.partlyGenerated)
  }

  /// A picture of a screen is no camera's file.
  static let statedScreenshot = ScoreBound(id: "statedScreenshot", range: 0...10) {
    $0.facts.contains(.screenshot)
  }

  /// A platform marks the copies that it makes.
  static let statedPlatform = ScoreBound(id: "statedPlatform", range: 0...10) { $0.facts.contains(.platform) }

  /// An editor's own history: the file was written after the camera's.
  static let statedEditor = ScoreBound(id: "statedEditor", range: 0...10) { $0.facts.contains(.editor) }

  /// A metadata tool names itself: the file was written after the camera's.
  static let statedMetadataTool = ScoreBound(id: "statedMetadataTool", range: 0...10) {
    $0.facts.contains(.metadataTool)
  }

  /// No camera of this make writes such a container (Docs/ContainerWriters.md).
  static let convertedContainer = ScoreBound(id: "convertedContainer", range: 0...20) {
    $0.facts.contains(.converted)
  }

  /// What speaks of later work isn't outweighed: green says that nothing does.
  static let editedNeverGreen = ScoreBound(id: "editedNeverGreen", range: 0...84) { $0.isAccused }

  /// A camera that writes an index of pictures writes it right: it was off in 12 of 12 files of which a program moved
  /// the pictures, in 12 of 20 that lost their trailers and in none of 83 originals (measured: `rule_rates.py`, recipes
  /// mpf_shifted and cut_trailer).
  static let pictureIndexBroken = ScoreBound(id: "pictureIndexBroken", range: 0...84) {
    $0.ids.contains("mpfBroken")
  }

  /// No measured camera writes text behind its picture (none of 83 originals): something was appended.
  static let textBehindPicture = ScoreBound(id: "textBehindPicture", range: 0...84) {
    $0.ids.contains("trailerText")
  }

  /// Green needs evidence for, not only silence: what the file says of itself can be typed, so something in how the
  /// file is put together, coded, or what it shows must agree.
  static let silenceNeverGreen = ScoreBound(id: "silenceNeverGreen", range: 0...84) {
    $0.supported.isDisjoint(with: [.container, .encoding, .content])
  }

  /// Metadata alone agrees with whatever was written into it: of 83 re-encoded pictures under a camera's metadata 69
  /// came out green without this (measured: `rule_rates.py --depth metadata`, recipe transplant_a).
  static let metadataNeverGreen = ScoreBound(id: "metadataNeverGreen", range: 0...84) {
    $0.depth == .metadata
  }

  /// Of the format fewer than 20 originals were in the fit: that such a file agrees with itself says too little.
  static let formatUnmeasuredNeverGreen = ScoreBound(id: "formatUnmeasuredNeverGreen", range: 0...84) {
    !$0.isCalibrated
  }

  /// An incomplete file is not the bytes the camera wrote, whatever else agrees.
  static let incompleteNeverGreen = ScoreBound(id: "incompleteNeverGreen", range: 0...84) {
    $0.ids.contains("fileIncomplete")
  }

  /// A picture whose header can't be read is not what a camera wrote, or nothing can be said of it.
  static let refusedNeverGreen = ScoreBound(id: "refusedNeverGreen", range: 0...84) {
    $0.ids.contains("pictureRefused")
  }
}
