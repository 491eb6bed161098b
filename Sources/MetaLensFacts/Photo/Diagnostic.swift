/// Something broken, odd or repaired that was found while reading: damage is evidence, not an error.
public struct Diagnostic: Sendable, Hashable {
  /// A stable name for what was found, as in the JSON of reports.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name.
    public let rawValue: String
    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The code for what was found.
  public var code: Code
  /// The place in technical terms, such as `APP1 Exif IFD0`.
  public var location: String
  /// The EXIF tag that it is about; nil if it isn't about a tag.
  public var tag: UInt16?
  /// The offset in the file, in bytes; nil if it isn't known.
  public var offset: Int?
  /// What a person needs besides the code: numbers, raw values, a library's message (English).
  public var detail: String

  /// Makes a diagnostic.
  public init(_ code: Code, location: String, tag: UInt16? = nil, offset: Int? = nil, detail: String = "") {
    self.code = code
    self.location = location
    self.tag = tag
    self.offset = offset
    self.detail = detail
  }
}

extension Diagnostic.Code {
  /// The file ends before its picture does.
  public static let pictureIncomplete = Self(rawValue: "pictureIncomplete")
  /// The picture isn't decoded: it exceeds the limits, or its coding isn't supported.
  public static let pictureNotDecoded = Self(rawValue: "pictureNotDecoded")
  /// A segment's length reaches past the end of the file or is under 2.
  public static let segmentLengthInvalid = Self(rawValue: "segmentLengthInvalid")
  /// Between two segments there are bytes that belong to none.
  public static let bytesBetweenSegments = Self(rawValue: "bytesBetweenSegments")
  /// There are more segments than `ReadLimits.segments`.
  public static let tooManySegments = Self(rawValue: "tooManySegments")
  /// There are more bytes before the first scan than `ReadLimits.headerBytes`.
  public static let headerTooLong = Self(rawValue: "headerTooLong")
  /// There are more diagnostics than `ReadLimits.diagnostics`; `detail` counts those that were dropped.
  public static let diagnosticsDropped = Self(rawValue: "diagnosticsDropped")
  /// There is a second EXIF block; the first one is read.
  public static let secondExifBlock = Self(rawValue: "secondExifBlock")
  /// The EXIF block's TIFF header is broken; nothing in it could be read.
  public static let exifHeaderInvalid = Self(rawValue: "exifHeaderInvalid")
  /// An IFD pointer leads outside the EXIF block.
  public static let directoryOutOfBounds = Self(rawValue: "directoryOutOfBounds")
  /// An IFD pointer leads back to an IFD already read.
  public static let directoryCycle = Self(rawValue: "directoryCycle")
  /// An IFD states more entries than its block has room for.
  public static let directoryTruncated = Self(rawValue: "directoryTruncated")
  /// There are more directories, entries, strips or tiles than are read, or directories nested deeper.
  public static let tooManyEntries = Self(rawValue: "tooManyEntries")
  /// A value's offset or length leads outside the EXIF block.
  public static let valueOutOfBounds = Self(rawValue: "valueOutOfBounds")
  /// A value's type isn't one that TIFF or EXIF defines.
  public static let typeUnknown = Self(rawValue: "typeUnknown")
  /// A tag has a type that EXIF doesn't allow for it.
  public static let typeUnexpected = Self(rawValue: "typeUnexpected")
  /// An IFD has a tag twice; the first one is used.
  public static let tagDuplicated = Self(rawValue: "tagDuplicated")
  /// libexif's reading isn't used: the block is malformed or too large, or libexif would take too much memory; `detail`
  /// says which.
  public static let libexifNotRun = Self(rawValue: "libexifNotRun")
  /// libexif and the walk read an entry differently.
  public static let readersDisagree = Self(rawValue: "readersDisagree")
  /// libjpeg warned or gave up.
  public static let libjpegWarning = Self(rawValue: "libjpegWarning")
  /// libjpeg and the walk read the frame header differently.
  public static let frameReadersDisagree = Self(rawValue: "frameReadersDisagree")
  /// A text isn't UTF-8; it is shown in the encoding that was guessed, and `detail` has the raw bytes.
  public static let textEncodingGuessed = Self(rawValue: "textEncodingGuessed")
  /// A box, chunk or block has a length that reaches past the end of what contains it.
  public static let partTruncated = Self(rawValue: "partTruncated")
  /// A part's length, count or version can't be what it states.
  public static let partInvalid = Self(rawValue: "partInvalid")
  /// A part occurs twice although it may occur only once, or is in the wrong place.
  public static let partMisplaced = Self(rawValue: "partMisplaced")
  /// There are more parts, or deeper nested ones, than `ReadLimits` allows; the others aren't listed, and perhaps not
  /// read.
  public static let tooManyParts = Self(rawValue: "tooManyParts")
  /// A checksum is wrong.
  public static let checksumInvalid = Self(rawValue: "checksumInvalid")
  /// An offset leads outside the file, or outside what it is relative to.
  public static let offsetOutOfBounds = Self(rawValue: "offsetOutOfBounds")
  /// A block can't be decompressed, or decompresses to more than `ReadLimits.blockBytes`.
  public static let unpackingFailed = Self(rawValue: "unpackingFailed")
  /// A block of metadata is larger than `ReadLimits.blockBytes` and isn't read.
  public static let blockTooLarge = Self(rawValue: "blockTooLarge")
  /// The file would cost more than a limit allows, and what exceeds the limit wasn't read; `detail` names the limit.
  public static let limitReached = Self(rawValue: "limitReached")
  /// An XMP packet isn't well-formed XML, or isn't RDF; what precedes the damage is read.
  public static let xmpInvalid = Self(rawValue: "xmpInvalid")
  /// Content Credentials can't be read as written, or state something twice.
  public static let credentialsInvalid = Self(rawValue: "credentialsInvalid")
  /// The library that checks Content Credentials and MetaLens' own reader read them differently.
  public static let credentialReadersDisagree = Self(rawValue: "credentialReadersDisagree")
  /// A block of IPTC doesn't consist of data sets, or not to its end.
  public static let iptcInvalid = Self(rawValue: "iptcInvalid")
  /// A block of Photoshop's image resources doesn't consist of resources, or not to its end.
  public static let photoshopInvalid = Self(rawValue: "photoshopInvalid")
  /// An ICC profile's header, pieces or tags can't be what they state.
  public static let iccInvalid = Self(rawValue: "iccInvalid")
}

extension Diagnostic {
  /// The codes that mean that some metadata weren't read and may state anything.
  package static let unread: Set<Code> = [
    .blockTooLarge, .headerTooLong, .tooManySegments, .tooManyEntries, .tooManyParts, .diagnosticsDropped,
    .xmpInvalid, .iptcInvalid, .photoshopInvalid,
  ]
  /// The codes that mean that not all of a file was read, so that a report mentions it.
  package static let cut: Set<Code> = [
    .limitReached, .blockTooLarge, .headerTooLong, .tooManySegments, .tooManyEntries, .tooManyParts,
    .pictureNotDecoded,
  ]
}
