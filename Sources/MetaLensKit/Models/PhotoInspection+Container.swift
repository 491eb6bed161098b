import MetaLensFacts

extension PhotoInspection {
  /// How a file that is no JPEG is built, as it is written.
  func container(_ container: ContainerFacts) -> JSONValue {
    .object([
      "parts": .array(container.parts.enumerated().map { Self.json($1, number: $0 + 1) }),
      "image": container.image.map(Self.json) ?? .null,
      "pictures": .array(container.pictures.map(Self.json)),
      "metadata": .array(container.metadata.enumerated().map { json($1, blocks[$0]) }),
      "pictureRanges": Self.json(container.pictureRanges),
      "endOffset": .optional(container.endOffset),
      "detail": Self.json(container.detail),
    ])
  }

  private static func json(_ part: ContainerPart, number: Int) -> JSONValue {
    .object([
      "number": .integer(number), "name": .string(part.name), "offset": .integer(part.offset),
      "bytes": .integer(part.byteCount), "headerBytes": .integer(part.headerCount),
      "level": .integer(part.level), "count": .integer(part.count),
      "statedBytes": .optional(part.statedByteCount),
      "checksumValid": part.isChecksumValid.map(JSONValue.bool) ?? .null, "note": .string(part.note),
    ])
  }

  private static func json(_ image: ImageHeader) -> JSONValue {
    .object([
      "width": .integer(image.size.width), "height": .integer(image.size.height),
      "bitDepth": .optional(image.bitDepth), "coding": .string(image.coding),
      "where": .string(image.location), "offset": .optional(image.offset),
      "orientation": .optional(image.orientation), "sensorData": .bool(image.isSensorData),
    ])
  }

  private static func json(_ picture: EmbeddedPicture) -> JSONValue {
    .object([
      "role": .string(picture.role.rawValue), "coding": .string(picture.coding),
      "width": .optional(picture.size?.width), "height": .optional(picture.size?.height),
      "ranges": json(picture.ranges), "count": .integer(picture.count), "label": .string(picture.label),
    ])
  }

  private func json(_ block: MetadataBlock, _ payload: Payload?) -> JSONValue {
    .object([
      "kind": .string(block.kind.rawValue), "container": .string(block.container),
      "bytes": .integer(block.byteCount), "ranges": Self.json(block.ranges),
      "packing": .string(block.packing.rawValue), "keyword": .string(block.keyword),
      "text": .optional(block.text), "sha256": .optional(payload?.sha256),
      "firstBytes": .optional(payload.map { Hexadecimal.text($0.firstBytes, separator: " ") }),
    ])
  }

  static func json(_ ranges: [Range<Int>]) -> JSONValue {
    .array(
      ranges.map { .object(["offset": .integer($0.lowerBound), "bytes": .integer($0.count)]) })
  }

  /// What only containers of one kind have; `kind` says which.
  private static func json(_ detail: ContainerFacts.Detail) -> JSONValue {
    var members: [String: JSONValue]
    switch detail {
    case .none: return .null
    case .media(let media):
      members = json(media)
      members["kind"] = .string("media")
    case .png(let png):
      members = [
        "kind": .string("png"), "colourType": .integer(png.colourType), "interlaced": .bool(png.isInterlaced),
        "dataChunks": .integer(png.dataChunkCount), "firstDataBytes": .integer(png.firstDataByteCount),
        "largestDataBytes": .integer(png.largestDataByteCount),
        "zlibHeader": .optional(png.zlibHeader.map { Hexadecimal.number(Int($0), digits: 4) }),
      ]
    case .webP(let webP):
      members = [
        "kind": .string("webp"),
        "flags": .optional(webP.flags.map { Hexadecimal.number(Int($0), digits: 2) }),
        "frames": .integer(webP.frameCount),
      ]
    case .gif(let gif):
      members = [
        "kind": .string("gif"), "version": .string(gif.version), "frames": .integer(gif.frameCount),
        "applications": .array(gif.applications.map(JSONValue.string)),
      ]
    case .tiff(let tiff):
      members = [
        "kind": .string("tiff"),
        "byteOrder": .string(tiff.byteOrder == .bigEndian ? "bigEndian" : "littleEndian"),
        "bigTIFF": .bool(tiff.isBigTIFF), "directories": .array(tiff.directories.map(json)),
        "dng": tiff.dng.map(json) ?? .null,
      ]
    case .jpegXL(let jpegXL):
      members = [
        "kind": .string("jxl"), "boxed": .bool(jpegXL.isBoxed), "holdsJPEG": .bool(jpegXL.holdsJPEG),
      ]
    }
    return .object(members)
  }

  private static func json(_ media: MediaFileFacts) -> [String: JSONValue] {
    [
      "majorBrand": .string(media.majorBrand), "minorVersion": .integer(media.minorVersion),
      "compatibleBrands": .array(media.compatibleBrands.map(JSONValue.string)),
      "handler": .optional(media.handler), "handlerName": .string(media.handlerName),
      "items": .array(
        media.items.map {
          .object([
            "id": .integer($0.id), "type": .string($0.type), "hidden": .bool($0.isHidden),
            "ranges": json($0.ranges), "outside": .bool($0.isOutside),
            "contentType": .string($0.contentType), "empty": .bool($0.statesNoBytes),
          ])
        }),
      "propertyTypes": .array(media.propertyTypes.map(JSONValue.string)),
      "handlerNameBytes": .optional(media.handlerNameByteCount), "primary": .optional(media.primary),
      "references": .array(
        media.references.map {
          .object([
            "type": .string($0.type), "from": .integer($0.from), "to": .array($0.to.map(JSONValue.integer)),
          ])
        }),
      "locations": media.locations.map {
        .object([
          "version": .integer($0.version), "offsetBytes": .integer($0.offsetCount),
          "lengthBytes": .integer($0.lengthCount), "baseBytes": .integer($0.baseCount),
          "indexBytes": .integer($0.indexCount),
        ])
      } ?? .null,
      "hevc": media.hevc.value.map(json) ?? .null,
      "grid": media.grid.map {
        .object([
          "rows": .integer($0.rows), "columns": .integer($0.columns),
          "tileWidth": .optional($0.tile?.width), "tileHeight": .optional($0.tile?.height),
        ])
      } ?? .null,
    ]
  }

  private static func json(_ directory: TIFFFacts.Directory) -> JSONValue {
    .object([
      "name": .string(directory.name), "offset": .integer(directory.offset),
      "entries": .integer(directory.entryCount), "subfileType": .optional(directory.subfileType),
      "width": .optional(directory.size?.width), "height": .optional(directory.size?.height),
      "bitDepth": .optional(directory.bitDepth), "compression": .optional(directory.compression),
      "photometric": .optional(directory.photometric), "pieces": .integer(directory.pieceCount),
      "pieceBytes": .integer(directory.pieceByteCount), "inside": .bool(directory.areInside),
    ])
  }

  private static func json(_ dng: DNGFacts) -> JSONValue {
    .object([
      "version": .string(dng.version), "uniqueCameraModel": .optional(dng.uniqueCameraModel),
      "originalRawFileName": .optional(dng.originalRawFileName),
      "holdsOriginalRaw": .bool(dng.holdsOriginalRaw),
      "previewApplication": .optional(dng.previewApplication),
      "previewApplicationVersion": .optional(dng.previewApplicationVersion),
      "previewDateTime": .optional(dng.previewDateTime), "rawImageDigest": .optional(dng.rawImageDigest),
      "newRawImageDigest": .optional(dng.newRawImageDigest),
      "rawDataUniqueID": .optional(dng.rawDataUniqueID),
      "privateDataOwner": .optional(dng.privateDataOwner),
    ])
  }
}
