extension OriginalityFlag {
  /// What a rule saw, with its values.
  ///
  /// Ten cases of their own, then one case a group of rules, so that a new rule
  /// breaks no client's switch; `.other` carries flags of newer versions.
  public enum FlagDetail: Sendable, Hashable {
    /// A desktop editor is named where a program's name belongs.
    case softwareEdited(software: String)
    /// A mobile editing app is named where a program's name belongs.
    case mobileAppEdited(software: String)
    /// The Software tag holds a camera's firmware or an operating system's version.
    case softwareVersion(version: String)
    /// The file names no software.
    case noSoftwareInfo
    /// Make and model are stated and agree.
    case cameraInfo(make: String, model: String)
    /// Neither make nor model is stated.
    case cameraInfoMissing
    /// A position is stated that exists.
    case hasGps
    /// No position is stated.
    case noGps
    /// A moment of creation is stated that exists.
    case hasCreationDate
    /// No moment of creation is stated.
    case creationDateMissing
    /// More about what is named where a program's name belongs.
    case software(SoftwareDetail)
    /// More about make and model.
    case camera(CameraDetail)
    /// More about the position.
    case place(PlaceDetail)
    /// More about the dates.
    case time(TimeDetail)
    /// The stated size beside the picture's.
    case dimensions(DimensionsDetail)
    /// The file as a whole.
    case file(FileDetail)
    /// The file beside the known files of its camera.
    case signature(SignatureDetail)
    /// How the picture is coded, and by whom.
    case encoder(EncoderDetail)
    /// How the file is put together.
    case container(ContainerDetail)
    /// How a container other than JPEG is built.
    case format(FormatDetail)
    /// How the EXIF block is written.
    case exifBlock(ExifBlockDetail)
    /// The maker note.
    case makerNote(MakerNoteDetail)
    /// The thumbnail beside the picture.
    case thumbnail(ThumbnailDetail)
    /// What the coded picture shows of its history.
    case picture(PictureDetail)
    /// Which programs left their steps and settings in the metadata.
    case history(HistoryDetail)
    /// What the metadata say of generators and of edits by a model.
    case ai(AIDetail)
    /// What Content Credentials state, unverified.
    case credentials(CredentialsDetail)
    /// Through which platform or messenger the file went.
    case platform(PlatformDetail)
    /// What speaks for a picture of a screen.
    case screenshot(ScreenshotDetail)
    /// Where two places of the file tell the same story, or two stories.
    case story(StoryDetail)
    /// What is missing.
    case stripped(StrippedDetail)
    /// A flag that this version doesn't know, kept as it came.
    case other(id: String, parameters: [String: JSONValue])
  }
}

/// What a group's details have in common.
protocol FlagDetailGroup: Sendable, Hashable {
  var id: String { get }
  var type: FlagType { get }
  var concern: Concern { get }
  var parameters: [String: JSONValue] { get }
  init?(id: String, parameters: [String: JSONValue])
}
