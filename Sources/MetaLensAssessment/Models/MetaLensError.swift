/// The reason why a file couldn't be analyzed.
///
/// It is `Codable` as an object with the keys `code`, `path` and `detail`. What the command prints as JSON is another
/// form, with the message in words.
public struct MetaLensError: Error, Sendable, Hashable, Codable {
  /// A code for what went wrong; a struct, so that new codes don't break a client's switch.
  public struct Code: RawRepresentable, Hashable, Sendable, Codable {
    /// The stable name, as in JSON.
    public let rawValue: String
    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file doesn't exist.
    public static let notFound = Code(rawValue: "notFound")
    /// The system doesn't allow the file to be read; `detail` is `directory` if it is a directory, in which case none
    /// of its photos was read.
    public static let permissionDenied = Code(rawValue: "permissionDenied")
    /// The file is a directory.
    public static let isDirectory = Code(rawValue: "isDirectory")
    /// A symbolic link that leads back to itself or to a directory above it, or too many of them.
    public static let linkLoop = Code(rawValue: "linkLoop")
    /// The file is a symbolic link, and the batch doesn't follow links; if `detail` is `known`, the batch reaches the
    /// link's target anyway.
    public static let linkNotFollowed = Code(rawValue: "linkNotFollowed")
    /// The file is a FIFO, a socket or a device.
    public static let notRegularFile = Code(rawValue: "notRegularFile")
    /// The file is empty; `detail` is `unsized` if it states a size of 0 but has bytes, as files in /proc do.
    public static let emptyFile = Code(rawValue: "emptyFile")
    /// The first bytes aren't those of a photo; `detail` says what the file is, if that is known.
    ///
    /// `detail` is one of `webPage`, `pdf`, `propertyList`, `archive`, `film`, `drawing`, `zeros`, `changedAsText`,
    /// `encodedAsText`, `mail`, `compound` and `photoBehindBytes`. macOS keeps a property list in place of a photo that
    /// is only in iCloud.
    public static let notAPhoto = Code(rawValue: "notAPhoto")
    /// The photo is in a format that is recognized but not read; `detail` names it.
    public static let unsupportedFormat = Code(rawValue: "unsupportedFormat")
    /// The file ends before its frame header; `detail` is `index` if the file kept its index after the picture.
    public static let truncated = Code(rawValue: "truncated")
    /// The file begins like a photo, but nothing after that could be read.
    ///
    /// `detail` says what is missing; it is `index` if there is something else in the place of an index after the
    /// picture.
    public static let malformed = Code(rawValue: "malformed")
    /// The file is larger than the limit; `detail` is the limit in bytes.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The file changed while it was read.
    public static let changedWhileRead = Code(rawValue: "changedWhileRead")
    /// The system failed to read the file, and `detail` is its message; or the URL isn't that of a file on this
    /// machine, and `detail` says so (English).
    public static let readFailed = Code(rawValue: "readFailed")
    /// The process that read the file crashed; `detail` is the signal's number.
    public static let readerCrashed = Code(rawValue: "readerCrashed")
    /// Reading the file took longer than allowed; `detail` is the limit in seconds.
    public static let tookTooLong = Code(rawValue: "tookTooLong")
    /// Reading the file needed more memory than allowed; `detail` is the limit in megabytes.
    public static let outOfMemory = Code(rawValue: "outOfMemory")
    /// The text isn't a table of camera signatures; `detail` names the line and what is wrong with it (English).
    public static let signaturesInvalid = Code(rawValue: "signaturesInvalid")
    /// The text isn't a table of weights; `detail` names the line and what is wrong with it (English).
    public static let modelInvalid = Code(rawValue: "modelInvalid")
    /// The file doesn't have the part; `detail` names the part, or is `packedThumbnail` if the thumbnail is compressed
    /// together with EXIF, so that it has no bytes of its own in the file.
    public static let partMissing = Code(rawValue: "partMissing")
    /// The analysis was cancelled; `PhotoMetadataService` throws `CancellationError` instead.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// What went wrong.
  public var code: Code
  /// The file's path, for people to read; nil if there is none.
  public var path: String?
  /// What the message needs besides the code: a format, a limit or the system's message.
  public var detail: String

  /// Makes an error.
  public init(_ code: Code, path: String? = nil, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }

  /// The `detail` for a file that kept its index after the picture, where there is none.
  package static let missingIndex = "index"

  /// The name and version of the JSON of errors that the command prints; what `Codable` writes doesn't have it.
  public static let schema = "metalens.error/1"
}
