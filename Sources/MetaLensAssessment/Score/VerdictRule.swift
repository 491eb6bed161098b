/// A predicate that settles what a file is; the first of an ordered table that holds decides.
package struct VerdictRule: Sendable {
  /// The stable name that reports carry.
  package let id: String
  /// What the file is if the predicate decides.
  package let kind: Verdict.Kind
  /// When it holds, in words for `Docs/Method.md`.
  package let summary: String
  /// The fact that must be settled and that the verdict is based on; nil if it is based on none.
  let fact: SettledFact?
  /// The flags of which one must be raised and that the verdict is based on; empty if it is based on a sum or a fact.
  let flags: SmallSet<FlagID>
  /// The parts of a file that the verdict is about, which then rests on the score and a flag about one of them; empty
  /// if it is about none in particular.
  let concerns: CaseSet<Concern>
  /// The further condition that must hold, given the score after the bounds.
  private let holds: @Sendable (_ weighed: WeighedFindings, _ score: Int) -> Bool

  /// Makes a rule that holds if the fact is settled, one of the flags was raised and the condition is met, as far as
  /// they are given.
  init(
    _ id: String, _ kind: Verdict.Kind, _ summary: String, fact: SettledFact? = nil,
    flags: SmallSet<FlagID> = [], concerns: CaseSet<Concern> = [],
    where holds: @escaping @Sendable (_ weighed: WeighedFindings, _ score: Int) -> Bool = { _, _ in true }
  ) {
    self.id = id
    self.kind = kind
    self.summary = summary
    self.fact = fact
    self.flags = flags
    self.concerns = concerns
    self.holds = holds
  }

  /// Whether the predicate holds, given the score after the bounds.
  func applies(_ weighed: WeighedFindings, _ score: Int) -> Bool {
    weighed.has(fact, oneOf: flags) && holds(weighed, score)
  }

  /// All rules in order: the file's own statements come first, and what only the score says comes last.
  ///
  /// Among the statements, those about changes to the picture come first: a platform's mark is easily added and must
  /// not hide an editor's record.
  package static let all = [
    statedGenerated, statedPartlyGenerated, statedEditor, statedScreenshot, statedPlatform,
    changedAfterSigning, signedByCamera, pictureChanged, copy, damaged, incomplete, addedBehindPicture,
    savedAgain, metadataRewritten, thumbnailOfAnother, changedAfterCamera, consistentWithCamera, stripped,
    metadataEmptied, positionBlanked, positionRemoved, formatUnmeasured, nothingToGoOn, metadataAdded,
    nothingAgainst, nothingSettled,
  ]

  static let byID: [String: VerdictRule] = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  static let statedGenerated = VerdictRule(
    "statedGenerated", .aiGenerated, "the file says that a generator made the picture", fact: .generated)

  static let statedPartlyGenerated = VerdictRule(
    "statedPartlyGenerated", .edited, "a generator's own record of a change", fact: .partlyGenerated)

  static let statedEditor = VerdictRule("statedEditor", .edited, "an editor's own record", fact: .editor)

  static let statedScreenshot = VerdictRule(
    "statedScreenshot", .screenshot, "a picture of a screen", fact: .screenshot)

  static let statedPlatform = VerdictRule(
    "statedPlatform", .platformCopy,
    "a platform's own mark; it doesn't hide an editor's record, since anybody can add a mark",
    fact: .platform)

  /// The bytes aren't those that were signed.
  static let changedAfterSigning = VerdictRule(
    "changedAfterSigning", .resaved,
    "the bytes aren't those that the Content Credentials were signed for, as the library verified",
    fact: .changedAfterSigning)

  /// The bytes are those that a camera's key signed.
  static let signedByCamera = VerdictRule(
    "signedByCamera", .cameraOriginal,
    "verified Content Credentials: a listed camera's trusted key signed these bytes, and a capture alone",
    flags: [.credentialsCameraSigned]
  ) { weighed, _ in weighed.isSignedByCamera }

  /// The thumbnail or the stated size doesn't match the picture.
  static let pictureChanged = VerdictRule(
    "pictureChanged", .edited,
    "score under 50, and the thumbnail or the stated size doesn't match the picture; not where the thumbnail only "
      + "wasn't rotated with it",
    concerns: [.content]
  ) { weighed, score in
    score < 50 && (weighed.isPictureDoubted || !weighed.ids.isDisjoint(with: otherSizes))
  }

  /// The flags that say that a stated size isn't the picture's.
  static let otherSizes: SmallSet<FlagID> = [.dimensionsMismatch, .makerNoteSizeDiffers]

  /// Not a camera's own file: a messenger's or a website's copy, or no photo at all.
  static let copy = VerdictRule(
    "copy", .copy, "the file contains nothing that cameras write, and a program encoded or packed it",
    fact: .copy)

  /// The file has its end or its length, but data of the picture are damaged or missing.
  static let damaged = VerdictRule(
    "damaged", .incomplete, "no flag of type isEdited, and the picture's data are damaged or partly missing",
    flags: [.fileIncomplete]
  ) { weighed, _ in !weighed.isAccused && weighed.isDamaged }

  /// The file isn't complete, so it can't be the file that the camera wrote.
  static let incomplete = VerdictRule(
    "incomplete", .incomplete, "no flag of type isEdited, and the file ends early", flags: [.fileIncomplete]
  ) { weighed, _ in !weighed.isAccused }

  /// Something was appended, and nothing else points to later changes.
  static let addedBehindPicture = VerdictRule(
    "addedBehindPicture", .resaved,
    "text, an archive, a document or a program lies in the file outside a complete picture, and nothing else points to "
      + "later changes",
    flags: appended
  ) { weighed, _ in
    weighed.accusing.isSubset(of: besides) && weighed.ids.isDisjoint(with: WeighedFindings.unread)
  }

  /// The flags that say that something was appended which no camera writes.
  static let appended: SmallSet<FlagID> = [.trailerForeign, .trailerText]

  /// isEdited flags that say only that something was appended.
  private static let besides: SmallSet<FlagID> = [.trailerForeign, .trailerUnlikeMaker]

  /// Something other than the camera encoded the picture, wrote the container or rotated the picture.
  static let savedAgain = VerdictRule(
    "savedAgain", .resaved,
    "score under 50, and a flag of type isEdited about encoding, container or a rotation, other than appended data; "
      + "where the maker note is another camera's than the stated one, that the file is unlike the stated camera's "
      + "counts as metadata, and so does a JFIF header before EXIF that is the only such flag while what the camera "
      + "wrote behind its picture is still in place, if no warning is about the picture or the structure but such as "
      + "metadata that grew cause too (`cameraFileUnusual`, `mpfBroken`)",
    concerns: [.encoding, .container]
  ) { weighed, score in
    score < 50
      && (!weighed.changed.isDisjoint(with: [.encoding, .container])
        || weighed.ids.contains(.thumbnailTurned))
  }

  /// Only what the file says about itself was rewritten.
  static let metadataRewritten = VerdictRule(
    "metadataRewritten", .resaved, "score under 50, and any other flag of type isEdited",
    concerns: [.metadata]
  ) { weighed, score in score < 50 && !weighed.changed.isEmpty }

  /// The thumbnail shows another picture altogether, and no verdict above is more likely than not.
  static let thumbnailOfAnother = VerdictRule(
    "thumbnailOfAnother", .resaved,
    "score under 50, the picture whole and less than half like its thumbnail, and none of the verdicts above is "
      + "more likely than not",
    flags: [.thumbnailDiffers]
  ) { weighed, score in
    score < 50 && weighed.isThumbnailOfAnother && !weighed.ids.contains(.fileIncomplete)
  }

  /// Something points to later changes, but no kind of change is more likely than not.
  static let changedAfterCamera = VerdictRule(
    "changedAfterCamera", .resaved,
    "score under 50, and a flag of type isEdited, and none of the verdicts above is more likely than not"
  ) { weighed, score in score < 50 && weighed.isAccused }

  static let consistentWithCamera = VerdictRule(
    "consistentWithCamera", .cameraOriginal, "score 85 or more"
  ) { _, score in score >= 85 }

  /// A camera's coding, with nothing of a camera around it.
  static let stripped = VerdictRule(
    "stripped", .stripped,
    "no flag of type isEdited, no metadata except display settings, and the picture is encoded as cameras do",
    flags: [.metadataStripped, .strippedPartly]
  ) { weighed, _ in !weighed.isAccused && weighed.ids.contains(.encoderCamera) }

  /// A container that still lists metadata that it no longer contains.
  static let metadataEmptied = VerdictRule(
    "metadataEmptied", .stripped,
    "no flag of type isEdited and no warning about content, the file states no camera, and its container lists "
      + "metadata that were removed",
    flags: [.heicItemEmptied]
  ) { weighed, _ in
    !weighed.isAccused && !weighed.odd.contains(.content) && weighed.ids.isDisjoint(with: cameraStated)
  }

  /// A camera's file whose position was blanked later.
  static let positionBlanked = VerdictRule(
    "positionBlanked", .stripped,
    "score 50 or more, every value of the position is zero, no flag of type isEdited, no warning about content, and no "
      + "other flag by which the score is bounded",
    flags: [.positionBlanked]
  ) { weighed, score in lacksOnlyPosition(weighed, score) }

  /// A camera's file from whose EXIF the GPS data were removed later.
  static let positionRemoved = VerdictRule(
    "positionRemoved", .stripped,
    "score 50 or more, the GPS data were removed from EXIF and their room is still there, no flag of type "
      + "isEdited, no warning about content, and no other flag by which the score is bounded",
    flags: [.positionRemoved]
  ) { weighed, score in lacksOnlyPosition(weighed, score) }

  /// Whether nothing but the missing position speaks against a file.
  private static func lacksOnlyPosition(_ weighed: WeighedFindings, _ score: Int) -> Bool {
    score >= 50 && !weighed.isAccused && !weighed.odd.contains(.content)
      && weighed.ids.isDisjoint(with: otherwiseBounding)
  }

  private static let otherwiseBounding = SmallSet(
    ScoreBound.all.flatMap { $0.flags.elements }.filter { $0 != .positionBlanked && $0 != .positionRemoved })

  static let formatUnmeasured = VerdictRule(
    "formatUnmeasured", .undetermined,
    "no flag of type isEdited, and the weights were fitted to too few originals of the format or of the maker in it"
  ) { weighed, _ in !weighed.isCalibrated && !weighed.isAccused }

  /// The file states no camera, and nothing points to later changes: a stripped file.
  static let nothingToGoOn = VerdictRule(
    "nothingToGoOn", .undetermined, "no flag of type isEdited, and the file states no camera"
  ) { weighed, _ in !weighed.isAccused && weighed.ids.isDisjoint(with: cameraStated) }

  private static let cameraStated: SmallSet<FlagID> = [
    .cameraInfo, .cameraInfoIncomplete, .cameraMakeModelConflict,
  ]

  /// A program added or rewrote metadata in a camera's file, and nothing points to a change of the picture.
  ///
  /// Of the files of Docs/Variants.md and Docs/Measurements/UnseenPrograms.md that get it only the metadata had been
  /// changed, and of 236 originals none gets it.
  static let metadataAdded = VerdictRule(
    "metadataAdded", .undetermined,
    "score 50 or more, the file states a camera, XMP names a program, or text about the picture or a comment unlike "
      + "the maker's was added, and no flag of type isEdited or warning is about anything but such metadata",
    flags: [.captionAdded, .commentForeign, .toolkitForeign]
  ) { weighed, score in
    score >= 50 && weighed.ids.contains(.cameraInfo) && weighed.accusing.isSubset(of: ofAddedMetadata)
      && weighed.warning.isSubset(of: ofAddedMetadata)
  }

  /// Flags that say only that somebody added text or other metadata.
  private static let ofAddedMetadata: SmallSet<FlagID> = [
    .authorInXmpAlone, .captionAdded, .commentForeign, .commentPresent, .textsDisagree, .toolkitForeign,
  ]

  /// A camera is stated and nothing speaks against it, but little speaks for it.
  static let nothingAgainst = VerdictRule(
    "nothingAgainst", .undetermined, "score 50 or more, and no flag of type isEdited or warning"
  ) { weighed, score in score >= 50 && !weighed.isAccused && weighed.odd.isEmpty }

  static let nothingSettled = VerdictRule("nothingSettled", .undetermined, "otherwise")
}

extension VerdictRule {
  /// Whether the verdict rests on the score and a kind of evidence, so that it needs counts of right verdicts.
  var needsCount: Bool { !concerns.isEmpty }
}

extension Verdict {
  /// The rule that decided; nil if it is a newer version's.
  var rule: VerdictRule? { VerdictRule.byID[by] }
}
