/// A file laid out: its facts at depth `structure`, what its metadata are, and the hash of its coded picture.
///
/// Facts only, no judgement. Personal data is in it as the file holds it. Two are compared by their `json`, two files
/// by `PhotoComparison`.
public struct PhotoInspection: Sendable {
  /// What the payload of an APPn or COM segment, or a container's block of metadata, is.
  public struct Payload: Sendable, Hashable {
    /// What the field calls such a segment, such as `XMP`; nil if nobody is known to write it, for comments, and
    /// for blocks, which say what they are by their `kind` under `container.metadata` of `PhotoInspection.json`.
    public var name: String?
    /// SHA-256 of the payload in lower-case hexadecimal; nil if none could be made.
    public var sha256: String?
    /// The payload's first bytes, 32 at most.
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
  /// A container's blocks of metadata as they stand, packed where they are packed, by their place, from 0, under
  /// `container.metadata` of `json`; one larger than `ReadLimits.blockBytes` has none.
  public var blocks: [Int: Payload] = [:]
  /// SHA-256 of each of `facts.trailers`, in lower-case hexadecimal; nil if none could be made.
  package var trailerDigests: [String?] = []
  /// SHA-256 of the coded picture alone, in lower-case hexadecimal; nil if the picture is incomplete.
  ///
  /// Hashed is, of a JPEG, what stands from the first DQT, DHT, DRI, DAC or SOFn marker to EOI, EOI included, without
  /// the APPn and COM segments among it and the fill bytes before those; nil if one stands in a scan's data. Of
  /// other files it is what `container.pictureRanges` of `json` names, and nil if there are none.
  public var pictureSHA256: String?
  /// EXIF in words; empty if nobody asked libexif.
  package var exifWording = ExifWording()
  /// What the file system says of the file; nil unless it was asked for, and for bytes without a file.
  public var attributes: FileSystemAttributes?
  /// Whether manifest stores were laid out, and checked where there is a library.
  package var showsCredentials = false

  /// Makes an inspection of what was read.
  package init(facts: PhotoFacts) { self.facts = facts }

  /// The name and version of the form in which inspections are written; `/1` may gain keys, never change one.
  public static let schema = "metalens.inspection/1"
}

extension PhotoInspection {
  /// The main picture's coding; empty if nothing was read.
  var coding: JPEGCoding { facts.structure.value?.coding ?? JPEGCoding() }

  /// The segments, numbered from 1 in file order; EOI isn't one of them.
  package var segments: [JPEGSegment] { coding.segments }

  /// The parts of a file that is no JPEG, numbered from 1.
  package var parts: [ContainerPart] { facts.container.value?.parts ?? [] }

  /// What a segment is, for people: `XMP`, `quantization tables`; empty if nothing is known beyond the marker.
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
