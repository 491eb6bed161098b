/// What bounds and verdicts go by: which kinds of findings there are, and what was read.
struct WeighedFindings: Sendable {
  let depth: AnalysisDepth
  /// Whether enough originals of the format were in the fit.
  let isCalibrated: Bool
  /// Whether there are metadata that weren't read.
  let isCut: Bool
  /// Whether the picture was to be decoded and wasn't: it is larger than the limits allow, or no decoder can read it.
  let isUndecoded: Bool
  private(set) var facts: CaseSet<SettledFact> = []
  /// Parts that a flag of type isEdited speaks about.
  private(set) var edited: CaseSet<Concern> = []
  /// Parts that such a flag speaks about, but for what was appended.
  private(set) var changed: CaseSet<Concern> = []
  /// Parts whose form alone says that they aren't a camera's, not whole, or added to.
  private(set) var settled: CaseSet<Concern> = []
  /// Parts that a warning speaks about.
  private(set) var odd: CaseSet<Concern> = []
  /// Parts that a flag of type isOriginal speaks about, but that the stated size is the coded one: anyone can type it.
  private(set) var supported: CaseSet<Concern> = []
  private(set) var ids: SmallSet<FlagID> = []
  /// Those of type isEdited.
  private(set) var accusing: SmallSet<FlagID> = []

  init(
    _ findings: [Finding], depth: AnalysisDepth, isCalibrated: Bool, isCut: Bool = false,
    isUndecoded: Bool = false
  ) {
    self.depth = depth
    self.isCalibrated = isCalibrated
    self.isCut = isCut
    self.isUndecoded = isUndecoded
    ids.reserveCapacity(findings.count)
    for finding in findings {
      let (flag, concern) = (finding.flag, finding.concern)
      // What was raised before adds nothing, but for its concern: a history's steps differ in theirs.
      if ids.insert(flag.id), let fact = flag.settles { facts.insert(fact) }
      switch flag.type {
      case .isEdited:
        edited.insert(concern)
        accusing.insert(flag.id)
        if flag.id != .trailerForeign { changed.insert(concern) }
        if concern == .content, flag.id != .thumbnailTurned { isPictureDoubted = true }
        if flag.id == .thumbnailDiffers, let likeness = finding.values.number("likeness") {
          isThumbnailOfAnother = likeness < Self.minimumLikeness && finding.values.text("state") == nil
        }
        if concern == .content, flag.id != .thumbnailDiffers, flag.id != .thumbnailTurned {
          isContentChanged = true
        }
      case .warning:
        odd.insert(concern)
        if flag.id == .cameraInfoIncomplete {
          // A maker that no table knows may have cameras that write no model.
          isCameraHalfStated = finding.values.text("make").map { !StatedMaker($0).makers.isEmpty } ?? true
        }
        if flag.id == .zoneImpossible { isZoneOfNowhere = finding.values.text("kind") != nil }
        if flag.id == .commentPresent {
          isCommented = isCommented || !EncoderComment.isOfCamerasLibrary(finding.values.text("text") ?? "")
        }
        if flag.id == .fileIncomplete, let state = finding.values.text("state"),
          state != Rule.furtherPicture, state != Rule.film
        {
          isDamaged = true
        }
        // Phones' cameras code with libjpeg too: there the coding alone isn't said to be changed.
        let isLibjpeg =
          finding.values.text("encoder").flatMap(EncoderFamily.init(rawValue:))?.isLibjpeg ?? false
        if flag.settles == .copy && !isLibjpeg || flag.id == .fileIncomplete
          || VerdictRule.appended.contains(flag.id)
        {
          settled.insert(concern)
        }
      case .isOriginal: if flag.id != .dimensionsMatch { supported.insert(concern) }
      case .information: break
      }
    }
  }

  /// Whether a comment stands in the file that no library of cameras writes.
  private(set) var isCommented = false

  /// Whether the stated offset from UTC is one that no time zone has, wherever the picture was taken.
  private(set) var isZoneOfNowhere = false

  /// Whether make is missing, or the model of a maker that is known.
  private(set) var isCameraHalfStated = false

  /// Whether the picture itself is said to be changed: another thumbnail, or one that wasn't turned with the picture,
  /// says that of one of the two.
  private(set) var isContentChanged = false

  /// Whether the thumbnail shows another picture than the file: one that merely wasn't turned with it doesn't.
  private(set) var isPictureDoubted = false

  /// A thumbnail whose likeness to the picture, in percent, is below this shows another picture. Where a picture lost bytes and
  /// its thumbnail differed, the likeness was still 75 to 82 %.
  static let minimumLikeness = 50

  /// Whether the EXIF thumbnail shows another picture altogether.
  private(set) var isThumbnailOfAnother = false

  /// Whether data of the picture are damaged or missing, though the file has its end or its length.
  private(set) var isDamaged = false

  /// Whether a camera's verified signature decides, and no record of the file's own stands against it.
  ///
  /// That no camera is known to write such a container, or that nothing of a camera stands in it, is what was measured so
  /// far: the signature proves otherwise.
  var isSignedByCamera: Bool {
    ids.contains(.credentialsCameraSigned)
      && facts.isDisjoint(with: [
        .generated, .partlyGenerated, .screenshot, .platform, .editor, .metadataTool, .changedAfterSigning,
      ])
      && ids.isDisjoint(with: Self.unread)
  }

  /// What says that the picture isn't there as a whole, or couldn't be read.
  static let unread: SmallSet<FlagID> = [.fileIncomplete, .pictureRefused]

  /// Whether anything was found that speaks of later work.
  var isAccused: Bool { !edited.isEmpty }
}
