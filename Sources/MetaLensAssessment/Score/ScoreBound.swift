/// A fact that settles the least or the most a score can be; bounds come after the sum and are reported.
package struct ScoreBound: Sendable {
  /// The stable name that reports carry.
  package let id: String
  /// The scores it leaves.
  package let range: ClosedRange<Int>
  /// When it holds, in words for `Docs/Method.md`.
  package let summary: String
  /// The flags of which one is enough for it to hold; empty where it stands on something else.
  let flags: SmallSet<FlagID>
  /// What must hold besides.
  private let holds: @Sendable (WeighedFindings) -> Bool

  /// One that holds where one of these flags was raised, if any are named, and the condition is met.
  init(
    id: String, range: ClosedRange<Int>, summary: String, flags: SmallSet<FlagID> = [],
    where holds: @escaping @Sendable (WeighedFindings) -> Bool = { _ in true }
  ) {
    (self.id, self.range, self.summary, self.flags) = (id, range, summary, flags)
    self.holds = holds
  }

  /// Whether it holds.
  func applies(_ weighed: WeighedFindings) -> Bool {
    (flags.isEmpty || !weighed.ids.isDisjoint(with: flags)) && holds(weighed)
  }

  /// The bounds in order; each is tried on the score that those before it left.
  package static let all = [
    redNeedsEdited, statedGenerated, statedPartlyGenerated, statedScreenshot, statedPlatform, statedEditor,
    statedMetadataTool, changedAfterSigning, convertedContainer, notCameraFile, codedAgain, incompleteFile,
    thumbnailOfAnotherPicture,
    foreignBehindPicture, textBehindPicture,
    editedNeverGreen, pictureIndexBroken, unlistedBehindPicture, captionNeverGreen, commentNeverGreen,
    positionOfAnotherTime, zoneOfNowhere, zoneOfAnotherPlace, positionBlankedNeverGreen, packedUnlikeMaker,
    unseenNeverGreen, silenceNeverGreen,
    metadataNeverGreen,
    formatUnmeasuredNeverGreen, noCameraNeverGreen, refusedNeverGreen, undecodedNeverGreen, unreadNeverGreen,
    signedByCamera,
  ]

  /// What is merely missing, odd or unlike other files' doesn't make a file red, and a stripped file stands amber; the
  /// bounds that follow say what does by definition.
  static let redNeedsEdited = ScoreBound(
    id: "redNeedsEdited", range: 50...100,
    summary:
      "no flag of type isEdited: missing or odd data alone accuses nobody, and a stripped file is amber. "
      + "It doesn't apply to a copy or an incomplete file, and bounds below may still make it red"
  ) { !$0.isAccused && !$0.facts.contains(.copy) && !$0.ids.contains(.fileIncomplete) }

  static let statedGenerated = ScoreBound(
    id: "statedGenerated", range: 0...2, summary: "the file says that a generator made the picture"
  ) { $0.facts.contains(.generated) }

  static let statedPartlyGenerated = ScoreBound(
    id: "statedPartlyGenerated", range: 0...5, summary: "the file says that a generator changed the picture"
  ) { $0.facts.contains(.partlyGenerated) }

  /// A picture of a screen is no camera's file.
  static let statedScreenshot = ScoreBound(
    id: "statedScreenshot", range: 0...10, summary: "a picture of a screen"
  ) { $0.facts.contains(.screenshot) }

  /// A platform marks the copies that it makes.
  static let statedPlatform = ScoreBound(
    id: "statedPlatform", range: 0...10, summary: "a platform's own mark"
  ) { $0.facts.contains(.platform) }

  /// An editor's own history: the file was written after the camera's.
  static let statedEditor = ScoreBound(
    id: "statedEditor", range: 0...10, summary: "an editor's own record"
  ) { $0.facts.contains(.editor) }

  /// A metadata tool names itself: the file was written after the camera's.
  static let statedMetadataTool = ScoreBound(
    id: "statedMetadataTool", range: 0...10, summary: "a metadata tool's own record"
  ) { $0.facts.contains(.metadataTool) }

  /// The hash that was signed isn't that of these bytes: whoever signed, the file was written again since.
  static let changedAfterSigning = ScoreBound(
    id: "changedAfterSigning", range: 0...10,
    summary: "the bytes aren't those that the Content Credentials were signed for, as the library verified"
  ) { $0.facts.contains(.changedAfterSigning) }

  /// No camera of this make writes such a container (Docs/ContainerWriters.md).
  static let convertedContainer = ScoreBound(
    id: "convertedContainer", range: 0...20,
    summary: "no camera by this maker is known to write such a container"
  ) { $0.facts.contains(.converted) }

  /// Set by definition, since it can't be fitted: originals were chosen partly by having a make.
  ///
  /// Every camera since EXIF states itself, so a file without a word of one, coded or packed by a program, isn't the
  /// file that a camera wrote.
  static let notCameraFile = ScoreBound(
    id: "notCameraFile", range: 0...20,
    summary:
      "the file contains nothing that cameras write, and a program encoded or packed it; set by definition"
  ) { $0.facts.contains(.copy) }

  /// What an encoder writes of itself is settled in its program or its chip: of 27 camera files of iPhones none
  /// shows another, of 97 coded by programs under an iPhone's name and 14 by Apple's software all do
  /// (Docs/Measurements/HEIC.md); set by definition.
  static let codedAgain = ScoreBound(
    id: "codedAgain", range: 0...49,
    summary: "an encoder other than the stated maker's encoded a HEIF's picture; set by definition",
    flags: [.hevcEncoderForeign, .hevcEncodedAgainByApple])

  /// A file that ends early, or of whose picture something is damaged, isn't the whole of what the camera wrote, whatever
  /// else agrees; set by definition.
  static let incompleteFile = ScoreBound(
    id: "incompleteFile", range: 0...49,
    summary: "the file ends early, or its picture's data are damaged; set by definition",
    flags: [.fileIncomplete])

  /// A camera makes the thumbnail of the picture it writes.
  ///
  /// Where EXIF's is sound and shows something else altogether, EXIF is another photo's, or the picture is. None of 204
  /// originals differs at all; set by definition.
  static let thumbnailOfAnotherPicture = ScoreBound(
    id: "thumbnailOfAnotherPicture", range: 0...49,
    summary:
      "the EXIF thumbnail is less than \(WeighedFindings.minimumLikeness) % like the picture, and the data of both are "
      + "whole; set by definition",
    flags: [.thumbnailDiffers]
  ) { $0.isThumbnailOfAnother && !$0.ids.contains(.fileIncomplete) }

  /// No camera appends an archive, a document or a program: the file isn't as the camera left it; set by definition.
  static let foreignBehindPicture = ScoreBound(
    id: "foreignBehindPicture", range: 0...49,
    summary: "an archive, a document or a program lies in the file outside the picture; set by definition",
    flags: [.trailerForeign])

  /// No camera is known to write text behind its picture (none of 204 originals): something was appended; set by
  /// definition.
  static let textBehindPicture = ScoreBound(
    id: "textBehindPicture", range: 0...49,
    summary: "readable text lies in the file outside the picture; set by definition",
    flags: [.trailerText])

  /// What speaks of later work isn't outweighed: green says that nothing does.
  static let editedNeverGreen = ScoreBound(
    id: "editedNeverGreen", range: 0...84, summary: "any flag of type isEdited"
  ) { $0.isAccused }

  /// A camera that writes an index of pictures writes it right: it was off in 12 of 12 files of which a program moved
  /// the pictures, in 12 of 20 that lost their trailers and in none of 83 originals (measured: `rule_rates.py`, recipes
  /// mpf_shifted and cut_trailer).
  static let pictureIndexBroken = ScoreBound(
    id: "pictureIndexBroken", range: 0...84, summary: "the index of pictures (MPF) doesn't point at pictures",
    flags: [.mpfBroken])

  /// Cameras list the pictures and films that they append, or their makers are known for what they append (none of
  /// 204 originals has another): somebody else may have put it there, as with text.
  static let unlistedBehindPicture = ScoreBound(
    id: "unlistedBehindPicture", range: 0...84,
    summary: "another picture or a film lies in the file, and nothing in it lists it",
    flags: [.trailerUnlisted])

  /// Whoever writes a caption writes the file: none of 236 originals has one.
  ///
  /// A few professional cameras write what was stored in them, so it alone doesn't make a file red; set by definition.
  static let captionNeverGreen = ScoreBound(
    id: "captionNeverGreen", range: 0...84,
    summary: "text about the picture was written into the file (IPTC, XMP or EXIF); set by definition",
    flags: [.captionAdded])

  /// Hardly a camera comments its files: two of 204 original JPEGs have a comment, a Minolta's and a Trust's.
  ///
  /// Whoever writes one writes the file; set by definition.
  static let commentNeverGreen = ScoreBound(
    id: "commentNeverGreen", range: 0...84,
    summary:
      "a comment stands before a JPEG's picture that names neither an encoder nor a library that cameras use too "
      + "(LEAD, Intel); set by definition",
    flags: [.commentPresent]
  ) { $0.isCommented }

  /// A date typed into EXIF leaves the position's as it was.
  ///
  /// One of 78 originals with a position is so, by a phone that remembered the day before's; a clock that nobody set does it
  /// too. Neither makes a file red.
  static let positionOfAnotherTime = ScoreBound(
    id: "positionOfAnotherTime", range: 0...84,
    summary:
      "the position's time is further from the picture's than any time zone explains; set by definition",
    flags: [.gpsDateConflict])

  /// No original of 73 that state an offset has one that isn't a zone's. Some programs work it out from two clocks, and
  /// damage can make one too, so it doesn't make a file red.
  static let zoneOfNowhere = ScoreBound(
    id: "zoneOfNowhere", range: 0...84,
    summary: "no time zone since 1980 has the stated offset from UTC; set by definition",
    flags: [.zoneImpossible]
  ) { $0.isZoneOfNowhere }

  /// A zone that the place doesn't have, and a time by satellites that is hours off: either has a harmless cause (a clock
  /// that nobody set, a border), both together none that an original showed.
  static let zoneOfAnotherPlace = ScoreBound(
    id: "zoneOfAnotherPlace", range: 0...84,
    summary:
      "the stated time zone is none that the place has, and the position's time disagrees too; set by definition",
    flags: [.zoneImpossible]
  ) { $0.ids.contains(.gpsTimeConflict) || $0.ids.contains(.gpsHoursDiffer) }

  /// What hands the photo on blanked its position: the bytes aren't those that the camera wrote; set by definition.
  static let positionBlankedNeverGreen = ScoreBound(
    id: "positionBlankedNeverGreen", range: 0...84,
    summary: "every value of the position is zero, as Android blanks it; set by definition",
    flags: [.positionBlanked])

  /// One of 236 originals is packed unlike the few known files of its maker's other models, a Minolta, and of 40 originals
  /// that exiftool dated anew, their own cameras left out, five are; set by definition.
  static let packedUnlikeMaker = ScoreBound(
    id: "packedUnlikeMaker", range: 0...84,
    summary:
      "the EXIF block is packed as programs pack it, and none of the few known files of the maker is; set by definition",
    flags: [.exifPackedUnlikeMaker])

  /// Green needs evidence for, not only silence: what the file says of itself can be typed, and a thumbnail be made of any
  /// picture, so something in how the file is put together or coded must agree.
  ///
  /// 36 pictures were made by pasting a block of another picture, encoding with the camera's own tables and adding the camera's
  /// metadata with a new thumbnail. Without this bound 22 of them were green because of that thumbnail; so were 4 of 218
  /// originals, all of one model (recipe transplant_c3).
  package static let silenceNeverGreen = ScoreBound(
    id: "silenceNeverGreen", range: 0...84,
    summary:
      "no flag of type isOriginal about container or encoding but `dimensionsMatch`: anyone can type what a file "
      + "says about itself, and make a thumbnail of any picture"
  ) { $0.supported.isDisjoint(with: [.container, .encoding]) }

  /// Metadata alone agrees with whatever was written into it: of 83 re-encoded pictures under a camera's metadata 69
  /// came out green without this (measured: `rule_rates.py --depth metadata`, recipe transplant_a).
  package static let metadataNeverGreen = ScoreBound(
    id: "metadataNeverGreen", range: 0...84, summary: "depth `metadata`"
  ) { $0.depth == .metadata }

  /// Fewer than 20 originals of the format, or of the maker in that format, were in the fit: without them, that a file is
  /// consistent with itself says too little.
  static let formatUnmeasuredNeverGreen = ScoreBound(
    id: "formatUnmeasuredNeverGreen", range: 0...84,
    summary: "the weights were fitted to fewer than 20 originals of the format, or of the maker in that "
      + "format (`calibrated: false`): every format but JPEG and Apple's HEIC"
  ) { !$0.isCalibrated }

  /// Every camera since EXIF states its make and model. A file without them was changed, or its maker is unknown, so that it
  /// can't be compared with the maker's known files; set by definition.
  ///
  /// One of 204 originals states a make alone, of a maker that no table knows: it may stay green.
  static let noCameraNeverGreen = ScoreBound(
    id: "noCameraNeverGreen", range: 0...84,
    summary: "the file states no make, or of a known maker no model; set by definition"
  ) { $0.ids.contains(.cameraInfoMissing) || $0.isCameraHalfStated }

  /// A picture whose header can't be read is not what a camera wrote, or nothing can be said of it.
  static let refusedNeverGreen = ScoreBound(
    id: "refusedNeverGreen", range: 0...84, summary: "the picture's header can't be read",
    flags: [.pictureRefused])

  /// Of a picture that wasn't decoded nobody knows whether it is there.
  ///
  /// A header can claim any size, and fill bytes before EOI take a file past the limit. Set by definition; none of 204
  /// originals is so large.
  static let undecodedNeverGreen = ScoreBound(
    id: "undecodedNeverGreen", range: 0...84,
    summary:
      "the picture wasn't decoded: it is larger than the limits allow, or no decoder can read it; set by definition"
  ) { $0.isUndecoded }

  /// What wasn't read may say that a program saved the file.
  ///
  /// Thousands of blocks that say nothing can stand before it, or a fault that ends a reader. Of 84 original JPEG files all
  /// metadata are read; set by definition.
  static let unreadNeverGreen = ScoreBound(
    id: "unreadNeverGreen", range: 0...84,
    summary:
      "not all of the file's metadata could be read (`tooManyParts`, `xmpInvalid` and others); set by definition"
  ) { $0.isCut }

  /// The strongest evidence there is, and the only one that is proved.
  ///
  /// A key that only the camera has signed a hash of these bytes, and nothing but a capture. A record of the file's own that says otherwise still counts.
  static let signedByCamera = ScoreBound(
    id: "signedByCamera", range: 95...100,
    summary:
      "verified Content Credentials: signed by a listed camera's key that the given trust anchors vouch for, with a trusted "
      + "time stamp, for these bytes, and stating a capture alone; nothing of the file settles another"
  ) { $0.isSignedByCamera }
}

extension OriginalityReport.Bound {
  /// Whether a fact alone settled the score, so that no sum of evidence stands behind it.
  package var isSettling: Bool {
    bound.map { $0.range.upperBound < 50 || $0.range.lowerBound > 84 } ?? false
  }

  /// Whether the bound holds because of this flag.
  func standsOn(_ id: FlagID) -> Bool { flags.contains(id) }

  /// The flags because of which the bound holds; none where it holds for another reason.
  var flags: SmallSet<FlagID> { bound?.flags ?? [] }

  private var bound: ScoreBound? { ScoreBound.all.first { $0.id == by } }
}
