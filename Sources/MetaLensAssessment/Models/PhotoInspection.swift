/// Everything that a file consists of: its facts at depth `structure`, its metadata, and the hash of its coded picture.
///
/// It has facts only, no judgement, and all personal data that the file contains. Compare two inspections by their
/// `json`, two files with `PhotoComparison`.
public struct PhotoInspection: Sendable {
  /// The payload of an APPn or COM segment, or of a container's block of metadata.
  public struct Payload: Sendable, Hashable {
    /// The usual name of the segment's content, such as `XMP`; nil if it isn't known, for comments, and for blocks,
    /// which have a `kind` under `container.metadata` in `PhotoInspection.json` instead.
    public var name: String?
    /// The SHA-256 of the payload in lower-case hexadecimal; nil if it couldn't be computed.
    public var sha256: String?
    /// The payload's first bytes, at most 32.
    public var firstBytes: [UInt8]

    /// Makes a payload.
    public init(name: String?, sha256: String?, firstBytes: [UInt8]) {
      self.name = name
      self.sha256 = sha256
      self.firstBytes = firstBytes
    }
  }

  /// Everything that was read; `facts.structure` is present for JPEG, `facts.container` for other formats.
  package var facts: PhotoFacts
  /// The payloads of metadata segments, by the offset of the segment's marker.
  public var payloads: [Int: Payload] = [:]
  /// A container's blocks of metadata as they are in the file, compressed blocks too, by their index, from 0, under
  /// `container.metadata` in `json`; a block larger than `ReadLimits.blockBytes` is left out.
  public var blocks: [Int: Payload] = [:]
  /// The SHA-256 of each of `facts.trailers`, in lower-case hexadecimal; nil if it couldn't be computed.
  package var trailerDigests: [String?] = []
  /// The SHA-256 of the coded picture alone, in lower-case hexadecimal; nil if the picture is incomplete.
  ///
  /// For a JPEG, it covers the bytes from the first DQT, DHT, DRI, DAC or SOFn marker through EOI, without the APPn and
  /// COM segments in between and the fill bytes before those; it is nil if such a segment is inside a scan's data. For
  /// other formats it covers the ranges in `container.pictureRanges` of `json`; it is nil if there are none.
  public var pictureSHA256: String?
  /// EXIF in words; empty if libexif's wording wasn't asked for.
  package var exifWording = ExifWording()
  /// The file system's attributes; nil if they weren't asked for, and for bytes without a file.
  public var attributes: FileSystemAttributes?
  /// Whether manifest stores were listed, and checked if there is a library.
  package var showsCredentials = false

  package init(facts: PhotoFacts) { self.facts = facts }

  /// The name and version of the JSON of inspections; later releases may add keys to `/1`, but never change one.
  public static let schema = "metalens.inspection/1"
}

extension PhotoInspection {
  /// The main picture's coding; empty if nothing was read.
  var coding: JPEGCoding { facts.structure.value?.coding ?? JPEGCoding() }

  /// The segments, numbered from 1 in file order; EOI isn't one of them.
  package var segments: [JPEGSegment] { coding.segments }

  /// The parts of a file that isn't a JPEG, numbered from 1.
  package var parts: [ContainerPart] { facts.container.value?.parts ?? [] }

  /// Returns what a segment is, for people: `XMP`, `quantization tables`; empty if only the marker is known.
  package func meaning(of segment: JPEGSegment) -> String {
    switch segment.marker {
    case 0xE0...0xEF: payloads[segment.offset]?.name ?? segment.identifier
    case 0xC4: "Huffman tables"
    case 0xCC: "arithmetic conditioning"
    case 0xC0: "baseline DCT"
    case 0xC1: "extended sequential DCT"
    case 0xC2: "progressive DCT"
    case 0xC3: "lossless"
    case 0xD8: "start of image"
    case 0xD9: "end of image"
    case 0xDA: "scan"
    case 0xDB: "quantization tables"
    case 0xDD: "restart interval"
    case 0xFE: "comment"
    default: segment.isFrameHeader ? "frame header" : ""
    }
  }
}
