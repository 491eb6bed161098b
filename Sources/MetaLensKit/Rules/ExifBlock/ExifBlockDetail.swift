/// How the EXIF block is written: its parts, their order, and tags that only some programs leave.
public enum ExifBlockDetail: Sendable, Hashable {
  /// Laid out as cameras do and no measured library does.
  case camera
  /// Laid out as one program does it.
  case rewritten(writer: String)
  /// Packed as metadata libraries do it, which the measured originals of this maker never are.
  case layoutForeign(maker: String, fileCount: Int)
  /// Padding tags of Windows.
  case windowsPadding
  /// Entries of a directory out of order.
  case unsorted(directory: String)
  /// One tag twice in a directory.
  case duplicateTags(directory: String, tag: String)
  /// A second EXIF block.
  case secondBlock
  /// Tags that describe the picture of an uncompressed TIFF.
  case tiffTags(tags: String)
}

extension ExifBlockDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .camera: "exifBlockCamera"
    case .rewritten: "exifRewritten"
    case .layoutForeign: "exifLayoutForeign"
    case .windowsPadding: "exifWindowsPadding"
    case .unsorted: "exifUnsorted"
    case .duplicateTags: "exifDuplicateTags"
    case .secondBlock: "exifSecondBlock"
    case .tiffTags: "exifTiffTags"
    }
  }

  var type: FlagType {
    switch self {
    case .camera: .isOriginal
    case .rewritten, .layoutForeign, .windowsPadding, .tiffTags: .isEdited
    case .unsorted, .duplicateTags, .secondBlock: .warning
    }
  }

  var concern: Concern {
    switch self {
    case .secondBlock: .container
    default: .metadata
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .rewritten(let writer): ["writer": .string(writer)]
    case .layoutForeign(let maker, let fileCount):
      ["maker": .string(maker), "fileCount": .integer(fileCount)]
    case .camera, .windowsPadding, .secondBlock: [:]
    case .unsorted(let directory): ["directory": .string(directory)]
    case .duplicateTags(let directory, let tag): ["directory": .string(directory), "tag": .string(tag)]
    case .tiffTags(let tags): ["tags": .string(tags)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    switch id {
    case "exifBlockCamera": self = .camera
    case "exifRewritten": self = .rewritten(writer: text("writer"))
    case "exifLayoutForeign":
      self = .layoutForeign(maker: text("maker"), fileCount: parameters["fileCount"]?.integerValue ?? 0)
    case "exifWindowsPadding": self = .windowsPadding
    case "exifUnsorted": self = .unsorted(directory: text("directory"))
    case "exifDuplicateTags": self = .duplicateTags(directory: text("directory"), tag: text("tag"))
    case "exifSecondBlock": self = .secondBlock
    case "exifTiffTags": self = .tiffTags(tags: text("tags"))
    default: return nil
    }
  }
}
