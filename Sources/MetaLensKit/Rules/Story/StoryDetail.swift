public import MetaLensFacts

/// Where two places of the file tell the same story, or two stories.
public enum StoryDetail: Sendable, Hashable {
  /// XMP or Content Credentials name another camera than EXIF.
  case makeModelDisagree(stated: String, other: String, property: String)
  /// The maker note names another model than EXIF.
  case makerNoteModelDiffers(model: String, noted: String)
  /// XMP states another size than the coded picture's.
  case dimensionsDisagree(property: String, stated: PixelSize, coded: PixelSize)
  /// The maker note states another size than the coded picture's.
  case makerNoteSizeDiffers(noted: PixelSize, coded: PixelSize)
  /// The lens names another device than Model.
  case lensForeign(lens: String, model: String)
  /// HostComputer names another of Apple's devices than Model.
  case hostComputerDiffers(host: String, model: String)
  /// Two places state two serial numbers of the body.
  case serialDisagree(first: String, firstPlace: String, second: String, secondPlace: String)
  /// The digest of the IPTC block isn't that of the block.
  case iptcDigestMismatch
  /// Captions, authors or rights that are to be the same differ.
  case textsDisagree(properties: String)
  /// The picture is turned as coded, and is to be turned again.
  case orientationTwice(orientation: Int, stated: PixelSize, coded: PixelSize)
  /// XMP states another orientation than EXIF.
  case orientationDisagrees(exif: Int, xmp: Int)
  /// What only phones write, in the file of another maker's camera.
  case phoneTagsInCamera(make: String, property: String)
  /// Pictures or films that XMP lists aren't behind the picture.
  case containerItemsMissing(items: String, byteCount: Int, found: Int)
  /// All pictures and films that XMP lists are behind the picture.
  case containerItemsIntact(items: String)
  /// An identifier as Adobe's programs make it, and none of them named.
  case documentIDForeign(identifier: String)
  /// The maker note states what EXIF and the picture state, in these respects.
  case makerNoteAgrees(tags: String)
}

extension StoryDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .makeModelDisagree: "makeModelDisagree"
    case .makerNoteModelDiffers: "makerNoteModelDiffers"
    case .dimensionsDisagree: "dimensionsDisagree"
    case .makerNoteSizeDiffers: "makerNoteSizeDiffers"
    case .lensForeign: "lensForeign"
    case .hostComputerDiffers: "hostComputerDiffers"
    case .serialDisagree: "serialDisagree"
    case .iptcDigestMismatch: "iptcDigestMismatch"
    case .textsDisagree: "textsDisagree"
    case .orientationTwice: "orientationTwice"
    case .orientationDisagrees: "orientationDisagrees"
    case .phoneTagsInCamera: "phoneTagsInCamera"
    case .containerItemsMissing: "containerItemsMissing"
    case .containerItemsIntact: "containerItemsIntact"
    case .documentIDForeign: "documentIDForeign"
    case .makerNoteAgrees: "makerNoteAgrees"
    }
  }

  var type: FlagType {
    switch self {
    case .containerItemsIntact, .makerNoteAgrees: .isOriginal
    case .makerNoteModelDiffers, .makerNoteSizeDiffers, .iptcDigestMismatch, .containerItemsMissing: .isEdited
    case .makeModelDisagree, .dimensionsDisagree, .lensForeign, .hostComputerDiffers, .serialDisagree,
      .textsDisagree, .orientationTwice, .orientationDisagrees, .phoneTagsInCamera, .documentIDForeign:
      .warning
    }
  }

  var concern: Concern {
    switch self {
    case .dimensionsDisagree, .makerNoteSizeDiffers, .orientationTwice: .encoding
    case .containerItemsMissing, .containerItemsIntact: .container
    default: .metadata
    }
  }
}
