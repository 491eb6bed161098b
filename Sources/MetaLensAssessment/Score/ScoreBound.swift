/// A fact that sets the minimum or the maximum of a score; bounds are applied after the sum and are reported.
package struct ScoreBound: Sendable {
  /// The stable name that reports carry.
  package let id: String
  /// The scores that the bound allows.
  package let range: ClosedRange<Int>
  /// When it holds, in words for `Docs/Method.md`.
  package let summary: String
  /// The fact that must be settled; nil if the bound rests on something else.
  private let fact: SettledFact?
  /// The flags of which one must be raised; empty if the bound rests on something else.
  let flags: SmallSet<FlagID>
  /// The further condition that must hold.
  private let holds: @Sendable (WeighedFindings) -> Bool

  /// Makes a bound that holds if the fact is settled, one of the flags was raised and the condition is met, as far as
  /// they are given.
  init(
    _ id: String, _ range: ClosedRange<Int>, _ summary: String, fact: SettledFact? = nil,
    flags: SmallSet<FlagID> = [], where holds: @escaping @Sendable (WeighedFindings) -> Bool = { _ in true }
  ) {
    self.id = id
    self.range = range
    self.summary = summary
    self.fact = fact
    self.flags = flags
    self.holds = holds
  }

  /// Whether the bound holds.
  func applies(_ weighed: WeighedFindings) -> Bool {
    weighed.has(fact, oneOf: flags) && holds(weighed)
  }

  /// The bounds in order; each is applied to the score that those before it left.
  ///
  /// Those that other code names are declared below.
  package static let all: [ScoreBound] = [
    redNeedsEdited,
    ScoreBound(
      "statedGenerated", 0...2, "the file says that a generator made the picture", fact: .generated),
    ScoreBound(
      "statedPartlyGenerated", 0...5, "the file says that a generator changed the picture",
      fact: .partlyGenerated),
    // A picture of a screen is no camera's file.
    ScoreBound("statedScreenshot", 0...10, "a picture of a screen", fact: .screenshot),
    // A platform marks the copies that it makes.
    ScoreBound("statedPlatform", 0...10, "a platform's own mark", fact: .platform),
    // An editor's own history: the file was written after the camera's.
    ScoreBound("statedEditor", 0...10, "an editor's own record", fact: .editor),
    // A metadata tool names itself: the file was written after the camera's.
    ScoreBound("statedMetadataTool", 0...10, "a metadata tool's own record", fact: .metadataTool),
    // The signed hash isn't that of these bytes: whoever signed, the file was changed since.
    ScoreBound(
      "changedAfterSigning", 0...10,
      "the bytes aren't those that the Content Credentials were signed for, as the library verified",
      fact: .changedAfterSigning),
    // No camera of this make writes such a container (Docs/ContainerWriters.md).
    ScoreBound(
      "convertedContainer", 0...20, "no camera by this maker is known to write such a container",
      fact: .converted),
    // Set by definition, since it can't be fitted: originals were chosen partly by having a make. Every camera since
    // EXIF states its make and model, so a file that mentions no camera and that a program encoded or packed isn't the
    // file that a camera wrote.
    ScoreBound(
      "notCameraFile", 0...20,
      "the file contains nothing that cameras write, and a program encoded or packed it; set by definition",
      fact: .copy),
    // An encoder's traces are fixed in its program or its chip. None of 27 camera files of iPhones shows another
    // encoder; all of 97 files coded by programs under an iPhone's name, and all of 14 by Apple's software, do
    // (Docs/Measurements/HEIC.md); set by definition.
    ScoreBound(
      "codedAgain", 0...49,
      "an encoder other than the stated maker's encoded a HEIF's picture; set by definition",
      flags: [.hevcEncoderForeign, .hevcEncodedAgainByApple]),
    // A file that ends early, or whose picture is damaged, isn't all that the camera wrote, whatever else agrees; set
    // by definition.
    ScoreBound(
      "incompleteFile", 0...49,
      "the file ends early, or its picture's data are damaged; set by definition", flags: [.fileIncomplete]),
    thumbnailOfAnotherPicture,
    // No camera appends an archive, a document or a program: the file isn't as the camera left it; set by definition.
    ScoreBound(
      "foreignBehindPicture", 0...49,
      "an archive, a document or a program lies in the file outside the picture; set by definition",
      flags: [.trailerForeign]),
    // No camera is known to write text behind its picture (none of 204 originals): something was appended; set by
    // definition.
    ScoreBound(
      "textBehindPicture", 0...49,
      "readable text lies in the file outside the picture; set by definition", flags: [.trailerText]),
    // Signs of later changes can't be outweighed: green says that there are none.
    ScoreBound("editedNeverGreen", 0...84, "any flag of type isEdited") { $0.isAccused },
    // A camera that writes an index of pictures writes it right. The index was wrong in 12 of 12 files whose pictures a
    // program had moved, in 12 of 20 files that had lost their trailers and in none of 83 originals (measured:
    // `rule_rates.py`, recipes mpf_shifted and cut_trailer).
    ScoreBound(
      "pictureIndexBroken", 0...84, "the index of pictures (MPF) doesn't point at pictures",
      flags: [.mpfBroken]),
    // A picture or film that nothing lists may have been appended by somebody else, as text may. Cameras list the
    // pictures and films that they append, or their makers are known for what they append; none of 204 originals has
    // another.
    ScoreBound(
      "unlistedBehindPicture", 0...84,
      "another picture or a film lies in the file, and nothing in it lists it", flags: [.trailerUnlisted]),
    // A caption shows that somebody wrote to the file: none of 236 originals has one. A few professional cameras write
    // a caption that was stored in them, so a caption alone doesn't make a file red; set by definition.
    ScoreBound(
      "captionNeverGreen", 0...84,
      "text about the picture was written into the file (IPTC, XMP or EXIF); set by definition",
      flags: [.captionAdded]),
    commentNeverGreen,
    // A date typed into EXIF leaves the position's date as it was. The two dates disagree in one of 78 originals with a
    // position, by a phone that remembered the position of the day before; they also disagree if nobody set the clock.
    // Neither makes a file red.
    ScoreBound(
      "positionOfAnotherTime", 0...84,
      "the position's date or time is further from the picture's than any time zone explains; set by definition",
      flags: [.gpsDateConflict]),
    zoneOfNowhere, zoneOfAnotherPlace,
    // A program that passed the photo on blanked its position: the bytes aren't those that the camera wrote; set by
    // definition.
    ScoreBound(
      "positionBlankedNeverGreen", 0...84,
      "every value of the position is zero, as Android blanks it; set by definition",
      flags: [.positionBlanked]),
    // What was removed left its room behind: the bytes aren't those that the camera wrote. None of 236 originals
    // has such room; set by definition.
    ScoreBound(
      "positionRemovedNeverGreen", 0...84,
      "the GPS data were removed from EXIF, and their room is still there; set by definition",
      flags: [.positionRemoved]),
    // An EXIF block that is packed unlike the few known files of the maker. Compared with the files of the maker's
    // other models, one of 236 originals is, a Minolta, and five of 40 originals whose date exiftool changed are; set
    // by definition.
    ScoreBound(
      "packedUnlikeMaker", 0...84,
      "the EXIF block is packed as programs pack it, and none of the few known files of the maker is; set by "
        + "definition",
      flags: [.exifPackedUnlikeMaker]),
    unseenNeverGreen, silenceNeverGreen, metadataNeverGreen, formatUnmeasuredNeverGreen,
    // Every camera since EXIF states its make and model. A file without them was changed, or its maker is unknown, so
    // that it can't be compared with the maker's known files; set by definition. One of 204 originals states a make
    // alone, of a maker that no table knows: it may stay green.
    ScoreBound(
      "noCameraNeverGreen", 0...84,
      "the file states no make, or of a known maker no model; set by definition"
    ) { $0.ids.contains(.cameraInfoMissing) || $0.isCameraHalfStated },
    // A picture whose header can't be read isn't what a camera wrote, or nothing can be said about it.
    ScoreBound(
      "refusedNeverGreen", 0...84, "the picture's header can't be read", flags: [.pictureRefused]),
    // Nobody knows whether a picture that wasn't decoded is there. A header can claim any size, and fill bytes before
    // EOI take a file past the limit. Set by definition; none of 204 originals is so large.
    ScoreBound(
      "undecodedNeverGreen", 0...84,
      "the picture wasn't decoded: it is larger than the limits allow, or no decoder can read it; set by definition"
    ) { $0.isUndecoded },
    // Metadata that weren't read may say that a program saved the file. Thousands of blocks that say nothing, or a
    // fault that stops a reader, can precede such metadata. All metadata of 84 original JPEG files are read; set by
    // definition.
    ScoreBound(
      "unreadNeverGreen", 0...84,
      "not all of the file's metadata could be read (`tooManyParts`, `xmpInvalid` and others); set by definition"
    ) { $0.isCut },
    // The strongest evidence, and the only kind that is proved. A key that only the camera has signed a hash of these
    // bytes, and nothing but a capture. A record in the file that says otherwise still counts.
    ScoreBound(
      "signedByCamera", 95...100,
      "verified Content Credentials: signed by a listed camera's key that the given trust anchors vouch for, with a "
        + "trusted time stamp, for these bytes, and stating a capture alone; nothing of the file settles another"
    ) { $0.isSignedByCamera },
  ]

  /// No flag of type isEdited: the file isn't red.
  ///
  /// Data that are merely missing, odd or unlike other files' don't make a file red, and a stripped file is amber; the
  /// bounds that follow say what makes a file red by definition.
  static let redNeedsEdited = ScoreBound(
    "redNeedsEdited", 50...100,
    "no flag of type isEdited: missing or odd data alone accuses nobody, and a stripped file is amber. "
      + "It doesn't apply to a copy or an incomplete file, and bounds below may still make it red"
  ) { !$0.isAccused && !$0.facts.contains(.copy) && !$0.ids.contains(.fileIncomplete) }

  /// A camera makes the thumbnail from the picture that it writes.
  ///
  /// If the EXIF thumbnail is sound and shows something else altogether, EXIF or the picture comes from another photo.
  /// None of 204 originals has a thumbnail that differs at all; set by definition.
  static let thumbnailOfAnotherPicture = ScoreBound(
    "thumbnailOfAnotherPicture", 0...49,
    "the EXIF thumbnail is less than \(WeighedFindings.minimumLikeness) % like the picture, and the data of both are "
      + "whole; set by definition",
    flags: [.thumbnailDiffers]
  ) { $0.isThumbnailOfAnother && !$0.ids.contains(.fileIncomplete) }

  /// Hardly any camera writes a comment: two of 204 original JPEGs have one, a Minolta's and a Trust's.
  ///
  /// A comment shows that somebody wrote to the file; set by definition.
  static let commentNeverGreen = ScoreBound(
    "commentNeverGreen", 0...84,
    "a comment stands before a JPEG's picture that names neither an encoder nor a library that cameras use too "
      + "(LEAD, Intel); set by definition",
    flags: [.commentPresent]
  ) { $0.isCommented }

  /// An offset from UTC that no time zone has.
  ///
  /// None of 73 originals that state an offset has one. Some programs compute the offset from two clocks, and damage can
  /// produce one too, so it doesn't make a file red.
  static let zoneOfNowhere = ScoreBound(
    "zoneOfNowhere", 0...84,
    "no time zone since 1980 has the stated offset from UTC; set by definition",
    flags: [.zoneImpossible]
  ) { $0.isZoneOfNowhere }

  /// A time zone that the place doesn't have, and a satellite time that is hours off.
  ///
  /// Each alone may have a harmless cause (a clock that nobody set, a border); no original showed both together.
  static let zoneOfAnotherPlace = ScoreBound(
    "zoneOfAnotherPlace", 0...84,
    "the stated time zone is none that the place has, and the position's time disagrees too; set by definition",
    flags: [.zoneImpossible]
  ) { $0.ids.contains(.gpsTimeConflict) || $0.ids.contains(.gpsHoursDiffer) }

  /// Green needs evidence for an original, not only no evidence against it.
  ///
  /// Anyone can type what a file says about itself and make a thumbnail of any picture, so something in the container
  /// or the encoding must agree.
  ///
  /// 36 pictures were made by pasting a block of another picture, encoding with the camera's own tables and adding the
  /// camera's metadata with a new thumbnail. Without this bound 22 of them were green because of that thumbnail; so
  /// were 4 of 218 originals, all of one model (recipe transplant_c3).
  package static let silenceNeverGreen = ScoreBound(
    "silenceNeverGreen", 0...84,
    "no flag of type isOriginal about container or encoding but `dimensionsMatch`: anyone can type what a file "
      + "says about itself, and make a thumbnail of any picture"
  ) { $0.supported.isDisjoint(with: [.container, .encoding]) }

  /// Metadata alone agree with whatever was written into them: without this bound, 69 of 83 re-encoded pictures with a
  /// camera's metadata were green (measured: `rule_rates.py --depth metadata`, recipe transplant_a).
  package static let metadataNeverGreen = ScoreBound(
    "metadataNeverGreen", 0...84, "depth `metadata`"
  ) { $0.depth == .metadata }

  /// Fewer than 20 originals of the format, or of the maker in that format, were in the fit: without them, a file's
  /// consistency with itself says too little.
  static let formatUnmeasuredNeverGreen = ScoreBound(
    "formatUnmeasuredNeverGreen", 0...84,
    "the weights were fitted to fewer than 20 originals of the format, or of the maker in that "
      + "format (`calibrated: false`): every format but JPEG and Apple's HEIC"
  ) { !$0.isCalibrated }
}

extension OriginalityReport.Bound {
  /// Whether a fact alone settled the score, so that the score doesn't rest on a sum of evidence.
  package var isSettling: Bool {
    bound.map { $0.range.upperBound < 50 || $0.range.lowerBound > 84 } ?? false
  }

  /// Whether the bound holds because of this flag.
  package func standsOn(_ id: FlagID) -> Bool { flags.contains(id) }

  /// The flags because of which the bound holds; empty if it holds for another reason.
  var flags: SmallSet<FlagID> { bound?.flags ?? [] }

  private var bound: ScoreBound? { ScoreBound.all.first { $0.id == by } }
}
