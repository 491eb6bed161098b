extension PhotoInspection {
  static func json(_ metadata: MetadataFacts) -> JSONValue {
    .members([
      "xmp": metadata.xmp.map(json), "xmpExtensions": metadata.xmpExtensions.map(json),
      "iptc": metadata.iptc.map(json),
      "photoshop": metadata.photoshop.map(json), "icc": metadata.profiles.map(json),
      "texts": metadata.texts.map(json), "credentials": metadata.credentials.map(json),
      "makerNote": metadata.makerNote.map(json), "hdrPlus": metadata.hdrPlus.map(json),
      "trailerValues": metadata.trailerValues.map(json),
    ])
  }

  private static func json(_ packet: XMPPacket) -> JSONValue {
    .members([
      "container": packet.container, "offset": packet.offset, "bytes": packet.byteCount,
      "toolkit": packet.toolkit, "extended": packet.isExtended,
      "properties": XMPLine.lines(of: packet).map {
        JSONValue.members(["path": $0.path, "text": $0.text, "language": $0.language, "offset": $0.offset])
      },
    ])
  }

  private static func json(_ known: XMPExtension) -> JSONValue {
    .members([
      "container": known.container, "offset": known.offset, "guid": known.guid, "named": known.isNamed,
      "bytes": known.byteCount, "statedBytes": known.statedByteCount, "guidMatches": known.matchesGUID,
    ])
  }

  private static func json(_ block: IPTCFacts) -> JSONValue {
    .members([
      "container": block.container, "offset": block.offset, "bytes": block.byteCount, "md5": block.digest,
      "utf8": block.isUTF8,
      "dataSets": block.dataSets.map {
        JSONValue.members([
          "record": $0.record, "number": $0.number, "offset": $0.offset, "bytes": $0.byteCount,
          "text": $0.text,
        ])
      },
    ])
  }

  private static func json(_ resource: PhotoshopResource) -> JSONValue {
    .members([
      "id": Hexadecimal.number(resource.id, digits: 4), "name": resource.name,
      "signature": resource.signature, "container": resource.container, "offset": resource.offset,
      "bytes": resource.byteCount, "says": resource.content.text,
    ])
  }

  private static func json(_ profile: ICCProfile) -> JSONValue {
    .members([
      "container": profile.container, "offset": profile.offset, "bytes": profile.byteCount,
      "statedBytes": profile.statedByteCount, "version": "\(profile.majorVersion).\(profile.minorVersion)",
      "preferredModule": profile.preferredModule, "class": profile.deviceClass,
      "colorSpace": profile.colorSpace, "platform": profile.platform, "manufacturer": profile.manufacturer,
      "model": profile.model, "creator": profile.creator, "date": profile.date,
      "description": profile.profileDescription, "copyright": profile.copyright,
      "idMatches": profile.matchesID,
    ])
  }

  private static func json(_ text: MetadataText) -> JSONValue {
    .members([
      "container": text.container, "keyword": text.keyword, "text": text.text, "offset": text.offset,
      "bytes": text.byteCount,
    ])
  }

  private static func json(_ note: MakerNoteFacts) -> JSONValue {
    .members([
      "maker": note.maker, "offset": note.offset, "bytes": note.byteCount,
      "values": note.values.map {
        JSONValue.members([
          "meaning": $0.meaning.rawValue, "name": $0.name, "text": $0.text, "tag": $0.tag.map { Int($0) },
          "offset": $0.offset,
        ])
      },
    ])
  }

  private static func json(_ note: HDRPlusNote) -> JSONValue {
    .members([
      "container": note.container, "offset": note.offset, "bytes": note.byteCount,
      "captured": note.capturedTime?.iso8601, "built": note.builtTime?.iso8601, "program": note.program,
    ])
  }

  private static func json(_ value: TrailerValue) -> JSONValue {
    .members([
      "trailer": value.trailer.rawValue, "name": value.name, "text": value.text, "offset": value.offset,
      "bytes": value.byteCount,
    ])
  }
}

extension PhotoshopResource.Content {
  /// The content in one line (English); empty if it isn't known.
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
