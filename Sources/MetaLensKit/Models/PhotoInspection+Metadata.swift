import MetaLensFacts

extension PhotoInspection {
  /// What the metadata say, as it is written.
  static func json(_ metadata: MetadataFacts) -> JSONValue {
    .object([
      "xmp": .array(metadata.xmp.map(json)), "iptc": .array(metadata.iptc.map(json)),
      "photoshop": .array(metadata.photoshop.map(json)), "icc": .array(metadata.profiles.map(json)),
      "texts": .array(metadata.texts.map(json)), "credentials": .array(metadata.credentials.map(json)),
      "makerNote": metadata.makerNote.map(json) ?? .null,
      "trailerValues": .array(metadata.trailerValues.map(json)),
    ])
  }

  private static func json(_ packet: XMPPacket) -> JSONValue {
    .object([
      "container": .string(packet.container), "offset": .integer(packet.offset),
      "bytes": .integer(packet.byteCount), "toolkit": .optional(packet.toolkit),
      "extended": .bool(packet.isExtended),
      "properties": .array(
        XMPLine.lines(of: packet).map {
          .object([
            "path": .string($0.path), "text": .string($0.text), "language": .optional($0.language),
            "offset": .optional($0.offset),
          ])
        }),
    ])
  }

  private static func json(_ block: IPTCFacts) -> JSONValue {
    .object([
      "container": .string(block.container), "offset": .integer(block.offset),
      "bytes": .integer(block.byteCount), "md5": .string(block.digest), "utf8": .bool(block.isUTF8),
      "dataSets": .array(
        block.dataSets.map {
          .object([
            "record": .integer($0.record), "number": .integer($0.number), "offset": .optional($0.offset),
            "bytes": .integer($0.byteCount), "text": .string($0.text),
          ])
        }),
    ])
  }

  private static func json(_ resource: PhotoshopResource) -> JSONValue {
    .object([
      "id": .string(Hexadecimal.number(resource.id, digits: 4)), "name": .string(resource.name),
      "signature": .string(resource.signature), "container": .string(resource.container),
      "offset": .optional(resource.offset), "bytes": .integer(resource.byteCount),
      "says": .string(resource.content.text),
    ])
  }

  private static func json(_ profile: ICCProfile) -> JSONValue {
    .object([
      "container": .string(profile.container), "offset": .integer(profile.offset),
      "bytes": .integer(profile.byteCount), "statedBytes": .optional(profile.statedByteCount),
      "version": .string("\(profile.majorVersion).\(profile.minorVersion)"),
      "preferredModule": .string(profile.preferredModule), "class": .string(profile.deviceClass),
      "colorSpace": .string(profile.colorSpace), "platform": .string(profile.platform),
      "manufacturer": .string(profile.manufacturer), "model": .string(profile.model),
      "creator": .string(profile.creator), "date": .optional(profile.date),
      "description": .optional(profile.profileDescription), "copyright": .optional(profile.copyright),
    ])
  }

  private static func json(_ text: MetadataText) -> JSONValue {
    .object([
      "container": .string(text.container), "keyword": .string(text.keyword), "text": .string(text.text),
      "offset": .integer(text.offset), "bytes": .integer(text.byteCount),
    ])
  }

  private static func json(_ note: MakerNoteFacts) -> JSONValue {
    .object([
      "maker": .string(note.maker), "offset": .optional(note.offset), "bytes": .integer(note.byteCount),
      "values": .array(
        note.values.map {
          .object([
            "meaning": .string($0.meaning.rawValue), "name": .string($0.name), "text": .string($0.text),
            "tag": .optional($0.tag.map { Int($0) }), "offset": .optional($0.offset),
          ])
        }),
    ])
  }

  private static func json(_ value: TrailerValue) -> JSONValue {
    .object([
      "trailer": .string(value.trailer.rawValue), "name": .string(value.name), "text": .string(value.text),
      "offset": .integer(value.offset), "bytes": .integer(value.byteCount),
    ])
  }
}

extension PhotoshopResource.Content {
  /// What it says, in a line (English); empty where it isn't known.
  package var text: String {
    switch self {
    case .other: ""
    case .jpegQuality(let quality, let isProgressive):
      "JPEG quality \(quality)" + (isProgressive ? ", progressive" : "")
    case .version(let writer, let reader): "written by \(writer), for \(reader)"
    case .iptcDigest(let digest): "MD5 of IPTC \(digest)"
    case .slices(let name): "slices \(name)"
    case .resolution(let horizontal, let vertical): "\(horizontal) × \(vertical) pixels an inch"
    case .url(let url): url
    case .thumbnail(let width, let height): "thumbnail \(width) × \(height)"
    case .print: "print settings"
    }
  }
}
