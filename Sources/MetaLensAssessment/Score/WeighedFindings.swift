/// The input of bounds and verdicts: which kinds of findings there are, and what was read.
struct WeighedFindings: Sendable {
  let depth: AnalysisDepth
  /// Whether enough originals of the format were in the fit.
  let isCalibrated: Bool
  /// Whether there are metadata that weren't read.
  let isCut: Bool
  /// Whether the picture should have been decoded but wasn't: it is larger than the limits allow, or no decoder can
  /// read it.
  let isUndecoded: Bool
  private(set) var facts: CaseSet<SettledFact> = []
  /// Parts that a flag of type isEdited speaks about.
  private(set) var edited: CaseSet<Concern> = []
  /// Parts that a flag of type isEdited speaks about, other than `trailerForeign`.
  private(set) var changed: CaseSet<Concern> = []
  /// Parts whose form alone shows that they aren't a camera's, are incomplete or were added to.
  private(set) var settled: CaseSet<Concern> = []
  /// Parts that a warning speaks about.
  private(set) var odd: CaseSet<Concern> = []
  /// Parts that a flag of type isOriginal speaks about, other than `dimensionsMatch`: anyone can type a size.
  private(set) var supported: CaseSet<Concern> = []
  private(set) var ids: SmallSet<FlagID> = []
  /// The ids of flags of type isEdited.
  private(set) var accusing: SmallSet<FlagID> = []
  /// The ids of flags of type warning.
  private(set) var warning: SmallSet<FlagID> = []
  /// Whether a flag of type isEdited speaks about the content, other than a thumbnail that merely wasn't rotated with
  /// it.
  private(set) var isPictureDoubted = false
  /// Whether a flag says that the picture itself was changed.
  ///
  /// A thumbnail that differs, or that wasn't rotated with the picture, doesn't count: either of the two may have been
  /// changed.
  private(set) var isContentChanged = false
  /// Whether the EXIF thumbnail shows another picture altogether.
  private(set) var isThumbnailOfAnother = false
  /// Whether the make is missing, or the model although the maker is known.
  private(set) var isCameraHalfStated = false
  /// Whether the stated offset from UTC is one that no time zone has, wherever the picture was taken.
  private(set) var isZoneOfNowhere = false
  /// Whether the file has a comment that no library used by cameras writes.
  private(set) var isCommented = false
  /// Whether data of the picture are damaged or missing, though the file has its end or its length.
  private(set) var isDamaged = false

  /// The likeness in percent below which a thumbnail shows another picture.
  ///
  /// The likeness of pictures that had lost bytes, and whose thumbnails therefore differed, was still 75 to 82 %.
  static let minimumLikeness = 50

  /// The flags that say that the maker note is another camera's than the stated one.
  private static let ofAnotherCamera: SmallSet<FlagID> = [.makerNoteForeign, .makerNoteModelDiffers]

  /// The flags that say that the picture is incomplete or couldn't be read.
  static let unread: SmallSet<FlagID> = [.fileIncomplete, .pictureRefused]

  init(
    _ findings: [Finding], depth: AnalysisDepth, isCalibrated: Bool, isCut: Bool = false,
    isUndecoded: Bool = false
  ) {
    self.depth = depth
    self.isCalibrated = isCalibrated
    self.isCut = isCut
    self.isUndecoded = isUndecoded
    ids.reserveCapacity(findings.count)
    let note = findings.first { Self.ofAnotherCamera.contains($0.flag.id) }
    let isHeaderMoved = Self.isHeaderMoved(findings)
    for finding in findings {
      let flag = finding.flag
      let isOfName = note.map { Self.blamesName(finding, note: $0.values.text("maker")) } ?? false
      let isOfMetadata = isOfName || isHeaderMoved && flag.id == .encoderJFIFBeforeExif
      let concern = isOfMetadata ? .metadata : finding.concern
      ids.insert(flag.id)
      // A flag that was raised before may differ in its concern, as the steps of a history do, and in what it settles.
      if let fact = flag.settled(by: finding.values) { facts.insert(fact) }
      switch flag.type {
      case .isEdited:
        edited.insert(concern)
        accusing.insert(flag.id)
        if flag.id != .trailerForeign { changed.insert(concern) }
        if concern == .content, flag.id != .thumbnailTurned {
          isPictureDoubted = true
          if flag.id != .thumbnailDiffers { isContentChanged = true }
        }
        if flag.id == .thumbnailDiffers, let isOfAnother = Self.showsAnotherPicture(finding.values) {
          isThumbnailOfAnother = isOfAnother
        }
      case .warning:
        odd.insert(concern)
        warning.insert(flag.id)
        if flag.id == .cameraInfoIncomplete { isCameraHalfStated = Self.lacksHalfOfCamera(finding.values) }
        if flag.id == .zoneImpossible { isZoneOfNowhere = Self.isOfNoZone(finding.values) }
        if flag.id == .commentPresent, Self.isForeignComment(finding.values) { isCommented = true }
        if flag.id == .fileIncomplete, Self.isDamage(finding.values) { isDamaged = true }
        if Self.settles(flag, finding.values) { settled.insert(concern) }
      case .isOriginal: if flag.id != .dimensionsMatch { supported.insert(concern) }
      case .information: break
      }
    }
  }

  /// Whether a finding says only that the file isn't the stated camera's, in a file whose maker note is another's.
  ///
  /// Either the file or the name was changed, and the note says that the name was. That a program encoded the picture or
  /// wrote the container is another matter, unless the named one is the camera of the note's maker.
  private static func blamesName(_ finding: Finding, note maker: String?) -> Bool {
    switch finding.flag.id {
    case .cameraFileDiffers, .trailerUnlikeMaker: return true
    case .iccFromSoftware: return maker != nil && finding.values.text("program") == maker
    case .containerWriterForeign:
      let names = finding.values.text("writers") ?? ""
      return ContainerWriter.allCases.contains { writer in
        writer.isCamera && writer.makers?.map(\.rawValue) == maker.map { [$0.lowercased()] }
          && names.contains(writer.name)
      }
    default: return false
    }
  }

  /// Whether a JFIF header before EXIF is all that is against the encoding and the container, and no warning is about the
  /// content, in a file that still has what its camera wrote behind the picture.
  ///
  /// Programs that encode a picture again leave that out: 29 files of which only the metadata were rewritten have such a
  /// header and such data, and of 169 files that were encoded again and have such a header none has.
  private static func isHeaderMoved(_ findings: [Finding]) -> Bool {
    guard findings.contains(where: { $0.flag.id == .encoderJFIFBeforeExif }) else { return false }
    let isKept = findings.contains { behindPicture.contains($0.flag.id) }
    return isKept && findings.allSatisfy { ofMovedHeader.contains($0.flag.id) || !isOfPicture($0) }
  }

  /// The findings about encoding and container that a moved header, or metadata that grew, causes too.
  private static let ofMovedHeader: SmallSet<FlagID> = [
    .cameraFileUnusual, .encoderJFIFBeforeExif, .mpfBroken,
  ]

  /// Whether a finding is against a file by its picture or its structure.
  private static func isOfPicture(_ finding: Finding) -> Bool {
    switch finding.flag.type {
    case .isEdited: finding.concern == .encoding || finding.concern == .container
    case .warning: [.encoding, .container, .content].contains(finding.concern)
    case .isOriginal, .information: false
    }
  }

  /// The flags that say that what the camera wrote behind the picture is in place.
  private static let behindPicture: SmallSet<FlagID> = [.containerItemsIntact, .mpfIntact, .trailerMaker]

  /// Whether the values of `thumbnailDiffers` say that the thumbnail shows another picture; nil if they state no
  /// likeness.
  private static func showsAnotherPicture(_ values: FlagValues) -> Bool? {
    values.number("likeness").map { $0 < minimumLikeness && values.text("state") == nil }
  }

  /// Whether the values of `cameraInfoIncomplete` lack the make, or the model although the maker is known.
  private static func lacksHalfOfCamera(_ values: FlagValues) -> Bool {
    // A maker that no table knows may have cameras that write no model.
    values.text("make").map { !StatedMaker($0).makers.isEmpty } ?? true
  }

  /// Whether the values of `zoneImpossible` say that no time zone has the offset.
  private static func isOfNoZone(_ values: FlagValues) -> Bool { values.text("kind") != nil }

  /// Whether the values of `commentPresent` have a comment that no library used by cameras writes.
  private static func isForeignComment(_ values: FlagValues) -> Bool {
    !EncoderComment.isOfCamerasLibrary(values.text("text") ?? "")
  }

  /// Whether the values of `fileIncomplete` say that the picture's own data are damaged or missing.
  private static func isDamage(_ values: FlagValues) -> Bool {
    guard let state = values.text("state") else { return false }
    return state != Rule.furtherPicture && state != Rule.film
  }

  /// Whether a warning's part isn't a camera's, is incomplete or was added to, as its form alone shows.
  private static func settles(_ flag: Flag, _ values: FlagValues) -> Bool {
    if flag.id == .fileIncomplete || VerdictRule.appended.contains(flag.id) { return true }
    guard flag.settles == .copy else { return false }
    // Phones' cameras use libjpeg too, so libjpeg's coding alone doesn't count as changed.
    return values.text("encoder").flatMap(EncoderFamily.init(rawValue:))?.isLibjpeg != true
  }

  /// Whether a camera's verified signature decides, and no record in the file contradicts it.
  ///
  /// That no camera is known to write such a container, or that the file contains nothing of a camera, doesn't
  /// contradict it: both rest on the files measured so far, and the signature proves otherwise.
  var isSignedByCamera: Bool {
    ids.contains(.credentialsCameraSigned)
      && facts.isDisjoint(with: [
        .generated, .partlyGenerated, .screenshot, .platform, .editor, .metadataTool, .changedAfterSigning,
      ])
      && ids.isDisjoint(with: Self.unread)
  }

  /// Whether a fact is settled and one of some flags was raised, as far as they are given.
  func has(_ fact: SettledFact?, oneOf flags: SmallSet<FlagID>) -> Bool {
    (fact.map { facts.contains($0) } ?? true) && (flags.isEmpty || !ids.isDisjoint(with: flags))
  }

  /// Whether any flag of type isEdited was raised.
  var isAccused: Bool { !edited.isEmpty }
}
