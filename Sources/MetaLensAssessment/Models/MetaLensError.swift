/// Why a file could not be analysed.
public struct MetaLensError: Error, Sendable, Hashable, Codable {
  /// What went wrong; a struct, so that new codes break no client's switch.
  public struct Code: RawRepresentable, Hashable, Sendable, Codable {
    /// The stable name that reports carry.
    public let rawValue: String
    /// Makes a code of its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No such file.
    public static let notFound = Code(rawValue: "notFound")
    /// The system doesn't allow it to be read; `detail` is `directory` where it is one, so that none of its photos was.
    public static let permissionDenied = Code(rawValue: "permissionDenied")
    /// A directory.
    public static let isDirectory = Code(rawValue: "isDirectory")
    /// A symbolic link that leads back to itself or to a directory above it, or too many of them.
    public static let linkLoop = Code(rawValue: "linkLoop")
    /// A symbolic link, met by a walk that follows none, or, where `detail` is `known`, that comes to what it leads to anyway.
    public static let linkNotFollowed = Code(rawValue: "linkNotFollowed")
    /// A fifo, socket or device.
    public static let notRegularFile = Code(rawValue: "notRegularFile")
    /// No bytes; `detail` is `unsized` where the file says so and gives some, as those in /proc do.
    public static let emptyFile = Code(rawValue: "emptyFile")
    /// The first bytes are no photo's; `detail` says what they are where that is known: `webPage`, `pdf`, `archive`, `film`, `drawing`, `zeros`,
    /// `changedAsText`, `encodedAsText`, `mail`, `photoBehindBytes`.
    public static let notAPhoto = Code(rawValue: "notAPhoto")
    /// A photo in a format that is known and not read; `detail` names it.
    public static let unsupportedFormat = Code(rawValue: "unsupportedFormat")
    /// The file ends before its frame header; `detail` is `index` where it is known to have kept its index behind the
    /// picture.
    public static let truncated = Code(rawValue: "truncated")
    /// The file begins like a photo, and nothing after that could be read; `detail` says what was missed, `index` where
    /// something else stands at the place of an index behind the picture.
    public static let malformed = Code(rawValue: "malformed")
    /// Larger than the limit; `detail` names the limit in bytes.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The file changed while it was read.
    public static let changedWhileRead = Code(rawValue: "changedWhileRead")
    /// The system failed to read it, and `detail` has its words; or the URL is none of a file on this machine, and
    /// `detail` says so (English).
    public static let readFailed = Code(rawValue: "readFailed")
    /// The process that read it ended by itself; `detail` is the signal's number.
    public static let readerCrashed = Code(rawValue: "readerCrashed")
    /// Reading it took longer than is allowed; `detail` is the limit in seconds.
    public static let tookTooLong = Code(rawValue: "tookTooLong")
    /// Reading it needed more memory than is allowed; `detail` is the limit in megabytes.
    public static let outOfMemory = Code(rawValue: "outOfMemory")
    /// No table of cameras' signatures; `detail` names the line and what is wrong with it (English).
    public static let signaturesInvalid = Code(rawValue: "signaturesInvalid")
    /// No table of weights; `detail` names the line and what is wrong with it (English).
    public static let modelInvalid = Code(rawValue: "modelInvalid")
    /// The file has no such part; `detail` names it, or is `packedThumbnail`: the thumbnail is compressed together with
    /// EXIF, so that none of the file's bytes are its own.
    public static let partMissing = Code(rawValue: "partMissing")
    /// The analysis was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// What went wrong.
  public var code: Code
  /// The file, readable; nil where there is none.
  public var path: String?
  /// What the message needs beside the code: a format, a limit, the system's words.
  public var detail: String

  /// Makes an error.
  public init(_ code: Code, path: String? = nil, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }

  /// `detail` of a file that kept its index behind the picture, and has none there.
  package static let missingIndex = "index"

  /// The name and version of the form in which errors are written.
  public static let schema = "metalens.error/1"
}
