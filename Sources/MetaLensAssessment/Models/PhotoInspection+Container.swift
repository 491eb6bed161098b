extension PhotoInspection {
  /// Returns the JSON of a container: the structure of a file that isn't a JPEG, with no more of the picture's ranges
  /// than a maximum.
  func container(_ container: ContainerFacts, maximumRanges: Int) -> JSONValue {
    .members([
      "parts": container.parts.enumerated().map { Self.json($1, number: $0 + 1) },
      "image": container.image.map(Self.json), "pictures": container.pictures.map(Self.json),
      "metadata": container.metadata.enumerated().map { json($1, blocks[$0]) },
      "pictureRanges": Self.json(Array(container.codedRanges.prefix(maximumRanges))),
      "endOffset": container.endOffset, "unclaimed": container.unclaimed.map(Self.json),
      "detail": Self.json(container.detail),
    ])
  }

  private static func json(_ part: ContainerPart, number: Int) -> JSONValue {
    .members([
      "number": number, "name": part.name, "offset": part.offset, "bytes": part.byteCount,
      "headerBytes": part.headerCount, "level": part.level, "count": part.count,
      "statedBytes": part.statedByteCount, "checksumValid": part.isChecksumValid, "note": part.note,
    ])
  }

  private static func json(_ image: ImageHeader) -> JSONValue {
    .members([
      "width": image.size.width, "height": image.size.height, "bitDepth": image.bitDepth,
      "coding": image.coding, "where": image.location, "offset": image.offset,
      "orientation": image.orientation, "sensorData": image.isSensorData,
    ])
  }

  private static func json(_ picture: EmbeddedPicture) -> JSONValue {
    .members([
      "role": picture.role.rawValue, "coding": picture.coding, "width": picture.size?.width,
      "height": picture.size?.height, "ranges": json(picture.ranges), "count": picture.count,
      "label": picture.label,
    ])
  }

  private func json(_ block: MetadataBlock, _ payload: Payload?) -> JSONValue {
    .members([
      "kind": block.kind.rawValue, "container": block.container, "bytes": block.byteCount,
      "ranges": Self.json(block.ranges), "packing": block.packing.rawValue, "keyword": block.keyword,
      "text": block.text, "sha256": payload?.sha256,
      "firstBytes": payload.map { Hexadecimal.text($0.firstBytes, separator: " ") },
    ])
  }

  static func json(_ ranges: [Range<Int>]) -> JSONValue {
    ranges.map { JSONValue.members(["offset": $0.lowerBound, "bytes": $0.count]) }.json
  }

  /// Returns the JSON of what only one kind of container has; `kind` names the kind.
  private static func json(_ detail: ContainerFacts.Detail) -> JSONValue {
    var members: [String: any JSONForm]
    switch detail {
    case .none: return .null
    case .media(let media):
      members = json(media)
      members["kind"] = "media"
    case .png(let png):
      members = [
        "kind": "png", "colourType": png.colourType, "interlaced": png.isInterlaced,
        "dataChunks": png.dataChunkCount, "firstDataBytes": png.firstDataByteCount,
        "largestDataBytes": png.largestDataByteCount,
        "zlibHeader": png.zlibHeader.map { Hexadecimal.number(Int($0), digits: 4) },
      ]
    case .webP(let webP):
      members = [
        "kind": "webp", "flags": webP.flags.map { Hexadecimal.number(Int($0), digits: 2) },
        "frames": webP.frameCount,
      ]
    case .gif(let gif):
      members = [
        "kind": "gif", "version": gif.version, "frames": gif.frameCount, "applications": gif.applications,
      ]
    case .tiff(let tiff):
      members = [
        "kind": "tiff", "byteOrder": tiff.byteOrder == .bigEndian ? "bigEndian" : "littleEndian",
        "bigTIFF": tiff.isBigTIFF, "directories": tiff.directories.map(json), "dng": tiff.dng.map(json),
      ]
    case .jpegXL(let jpegXL):
      members = ["kind": "jxl", "boxed": jpegXL.isBoxed, "holdsJPEG": jpegXL.holdsJPEG]
    }
    return .members(members)
  }

  private static func json(_ media: MediaFileFacts) -> [String: any JSONForm] {
    [
      "majorBrand": media.majorBrand, "minorVersion": media.minorVersion,
      "compatibleBrands": media.compatibleBrands, "handler": media.handler, "handlerName": media.handlerName,
      "handlerNameBytes": media.handlerNameByteCount, "primary": media.primary,
      "items": media.items.map {
        JSONValue.members([
          "id": $0.id, "type": $0.type, "hidden": $0.isHidden, "ranges": json($0.ranges),
          "outside": $0.isOutside, "contentType": $0.contentType, "empty": $0.statesNoBytes,
        ])
      }, "propertyTypes": media.propertyTypes,
      "references": media.references.map {
        JSONValue.members(["type": $0.type, "from": $0.from, "to": $0.to])
      },
      "locations": media.locations.map {
        JSONValue.members([
          "version": $0.version, "offsetBytes": $0.offsetCount, "lengthBytes": $0.lengthCount,
          "baseBytes": $0.baseCount, "indexBytes": $0.indexCount,
        ])
      }, "hevc": media.hevc.value.map { json($0) }, "av1": media.av1.value.map { json($0) },
      "grid": media.grid.map {
        JSONValue.members([
          "rows": $0.rows, "columns": $0.columns, "tileWidth": $0.tile?.width, "tileHeight": $0.tile?.height,
        ])
      },
    ]
  }

  private static func json(_ directory: TIFFFacts.Directory) -> JSONValue {
    .members([
      "name": directory.name, "offset": directory.offset, "entries": directory.entryCount,
      "subfileType": directory.subfileType, "width": directory.size?.width, "height": directory.size?.height,
      "bitDepth": directory.bitDepth, "compression": directory.compression,
      "photometric": directory.photometric, "pieces": directory.pieceCount,
      "pieceBytes": directory.pieceByteCount, "inside": directory.areInside,
    ])
  }

  private static func json(_ dng: DNGFacts) -> JSONValue {
    .members([
      "version": dng.version, "uniqueCameraModel": dng.uniqueCameraModel,
      "originalRawFileName": dng.originalRawFileName, "holdsOriginalRaw": dng.holdsOriginalRaw,
      "previewApplication": dng.previewApplication,
      "previewApplicationVersion": dng.previewApplicationVersion, "previewDateTime": dng.previewDateTime,
      "rawImageDigest": dng.rawImageDigest, "newRawImageDigest": dng.newRawImageDigest,
      "rawDataUniqueID": dng.rawDataUniqueID, "privateDataOwner": dng.privateDataOwner,
    ])
  }
}
