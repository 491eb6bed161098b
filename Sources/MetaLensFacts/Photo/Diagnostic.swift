/// Something broken, odd or repaired that a reader met: damage is evidence, not an error.
public struct Diagnostic: Sendable, Hashable {
  /// What was met; a stable name that reports carry.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name.
    public let rawValue: String
    /// Makes a code of its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What was met.
  public var code: Code
  /// Where it was met, in the field's terms, such as `APP1 Exif IFD0`.
  public var location: String
  /// The tag it concerns, where there is one.
  public var tag: UInt16?
  /// Offset in the file, in bytes, where it is known.
  public var offset: Int?
  /// What a reader of the report needs beside the code: numbers, raw values, a library's words (English).
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
  /// The picture is not decoded: more than the limits allow, or coded as no decoder can read.
  public static let pictureNotDecoded = Self(rawValue: "pictureNotDecoded")
  /// A segment's length reaches past the end of the file or is under 2.
  public static let segmentLengthInvalid = Self(rawValue: "segmentLengthInvalid")
  /// Bytes that belong to no segment stand between two segments.
  public static let bytesBetweenSegments = Self(rawValue: "bytesBetweenSegments")
  /// More segments than `ReadLimits.segments`.
  public static let tooManySegments = Self(rawValue: "tooManySegments")
  /// More bytes before the first scan than `ReadLimits.headerBytes`.
  public static let headerTooLong = Self(rawValue: "headerTooLong")
  /// More diagnostics than `ReadLimits.diagnostics`; `detail` counts those not kept.
  public static let diagnosticsDropped = Self(rawValue: "diagnosticsDropped")
  /// A second EXIF block; the first one is read.
  public static let secondExifBlock = Self(rawValue: "secondExifBlock")
  /// The EXIF block's TIFF header is broken; nothing in it could be read.
  public static let exifHeaderInvalid = Self(rawValue: "exifHeaderInvalid")
  /// An IFD pointer leads outside the EXIF block.
  public static let directoryOutOfBounds = Self(rawValue: "directoryOutOfBounds")
  /// An IFD pointer leads back to an IFD already read.
  public static let directoryCycle = Self(rawValue: "directoryCycle")
  /// An IFD states more entries than its block has room for.
  public static let directoryTruncated = Self(rawValue: "directoryTruncated")
  /// More directories or entries than `ReadLimits` allows.
  public static let tooManyEntries = Self(rawValue: "tooManyEntries")
  /// A value's offset or length leads outside the EXIF block.
  public static let valueOutOfBounds = Self(rawValue: "valueOutOfBounds")
  /// A value's type is none that TIFF or EXIF defines.
  public static let typeUnknown = Self(rawValue: "typeUnknown")
  /// A tag whose type is not one that EXIF allows for it.
  public static let typeUnexpected = Self(rawValue: "typeUnexpected")
  /// An IFD has one tag twice; the first is used.
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
  /// A text that isn't UTF-8: shown as the encoding guessed, raw bytes in `detail`.
  public static let textEncodingGuessed = Self(rawValue: "textEncodingGuessed")
  /// A box, chunk or block whose length reaches past its end, or past what holds it.
  public static let partTruncated = Self(rawValue: "partTruncated")
  /// A part's length, count or version can't be what it states.
  public static let partInvalid = Self(rawValue: "partInvalid")
  /// A part that must come once, or in another place.
  public static let partMisplaced = Self(rawValue: "partMisplaced")
  /// More parts, or parts in parts, than `ReadLimits` allows: the rest is not listed.
  public static let tooManyParts = Self(rawValue: "tooManyParts")
  /// A checksum that doesn't hold.
  public static let checksumInvalid = Self(rawValue: "checksumInvalid")
  /// An offset that leads outside the file, or outside what it counts in.
  public static let offsetOutOfBounds = Self(rawValue: "offsetOutOfBounds")
  /// A block that can't be unpacked, or that unpacks to more than `ReadLimits.blockBytes`.
  public static let unpackingFailed = Self(rawValue: "unpackingFailed")
  /// A block of metadata larger than `ReadLimits.blockBytes`: not read.
  public static let blockTooLarge = Self(rawValue: "blockTooLarge")
  /// The file would cost more than a limit allows, and what lies beyond wasn't read; `detail` names the limit.
  public static let limitReached = Self(rawValue: "limitReached")
  /// An XMP packet that isn't well-formed, or no RDF: what stands before the damage is read.
  public static let xmpInvalid = Self(rawValue: "xmpInvalid")
  /// Content Credentials that can't be read as they are written, or that state something twice.
  public static let credentialsInvalid = Self(rawValue: "credentialsInvalid")
  /// The library that checks Content Credentials and our own reader read them differently.
  public static let credentialReadersDisagree = Self(rawValue: "credentialReadersDisagree")
  /// A block of IPTC that isn't data sets, or not to its end.
  public static let iptcInvalid = Self(rawValue: "iptcInvalid")
  /// A block of Photoshop's image resources that isn't resources, or not to its end.
  public static let photoshopInvalid = Self(rawValue: "photoshopInvalid")
  /// An ICC profile whose header, pieces or tags can't be what they state.
  public static let iccInvalid = Self(rawValue: "iccInvalid")
}

extension Diagnostic {
  /// What tells that some metadata weren't read: they may say anything.
  package static let unread: Set<Code> = [
    .blockTooLarge, .headerTooLong, .tooManySegments, .tooManyEntries, .tooManyParts, .diagnosticsDropped,
    .xmpInvalid, .iptcInvalid, .photoshopInvalid,
  ]
  /// What tells that not all of a file was read: an answer that rests on a part of it says so.
  package static let cut: Set<Code> = [
    .limitReached, .blockTooLarge, .headerTooLong, .tooManySegments, .tooManyEntries, .tooManyParts,
    .pictureNotDecoded,
  ]
}
