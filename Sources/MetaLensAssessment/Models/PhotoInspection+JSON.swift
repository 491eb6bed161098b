extension PhotoInspection {
  /// The inspection as JSON, without what the command adds: `file.path`, `language`, `tool`.
  public var json: JSONValue { .members(members()) }

  /// Returns the inspection as the command writes it.
  package func written(for context: OutputContext, pretty: Bool) -> [UInt8] {
    // By default 10,000 ranges, which take a tenth of the size: a picture in many chunks would leave no room for the
    // lists that follow, such as the metadata.
    let maximum = max(0, context.maximumBytes) / 350
    let count = facts.container.value?.codedRanges.count ?? 0
    var members = members(maximumRanges: maximum)
    members["file"] = JSONValue.members(fileMembers.merging(context.nameMembers) { first, _ in first })
    members["language"] = context.language.rawValue
    members["tool"] = OutputContext.tool
    members["diagnostics"] = facts.diagnostics.map { $0.tree(for: context) }
    return JSONValue.members(members)
      .written(pretty: pretty, for: context, leftOutCount: max(0, count - maximum))
  }

  /// The members of `file`.
  var fileMembers: [String: any JSONForm] {
    [
      "bytes": facts.byteCount, "format": facts.format.rawValue, "sha256": facts.sha256,
      "pictureSha256": pictureSHA256,
    ]
  }

  /// Returns the members, with no more of the picture's ranges than a maximum.
  private func members(maximumRanges: Int = .max) -> [String: any JSONForm] {
    let structure = facts.structure.value
    var members: [String: any JSONForm] = [
      "schema": Self.schema, "file": JSONValue.members(fileMembers), "complete": facts.isComplete,
      "diagnostics": facts.diagnostics.map(\.json), "frame": facts.frame.value.map(Self.json),
      "segments": segments.enumerated().map { segment($1, number: $0 + 1) },
      "endOfImageOffset": coding.endOfImageOffset, "strayBytes": coding.strayByteCount,
      "restartInterval": coding.restartInterval,
      "quantizationTables": coding.quantizationTables.map(Self.json), "quantization": Self.json(quantization),
      "huffmanTables": coding.huffmanTables.map(Self.json), "huffman": huffman,
      "scans": coding.scans.map(Self.json), "jfif": coding.jfif.map(Self.json),
      "adobe": coding.adobe.map(Self.json),
      "ducky": coding.ducky.map { JSONValue.members(["offset": $0.offset, "quality": $0.quality]) },
      "comments": coding.comments.map(Self.json), "exif": facts.exif.value.map { Self.json($0, exifWording) },
      "thumbnail": structure?.thumbnail.map(Self.json),
      "multiPicture": structure?.multiPicture.map(Self.json),
      "trailers": (facts.trailers ?? []).map(Self.json),
      "container": facts.container.value.map { container($0, maximumRanges: maximumRanges) },
      "metadata": facts.metadata.value.map(Self.json), "attributes": attributes?.json,
    ]
    if showsCredentials { members["credentials"] = credentialMembers }
    return members
  }

  private func segment(_ segment: JPEGSegment, number: Int) -> JSONValue {
    var members: [String: any JSONForm] = [
      "number": number, "marker": segment.markerName, "offset": segment.offset,
      "bytes": segment.endOffset - segment.offset,
      "payloadBytes": segment.standsAlone ? nil : segment.payloadCount, "name": meaning(of: segment),
    ]
    if segment.fillCount > 0 { members["fillBytes"] = segment.fillCount }
    if let payload = payloads[segment.offset] {
      members["sha256"] = payload.sha256.json
      members["firstBytes"] = Hexadecimal.text(payload.firstBytes, separator: " ")
    }
    return .members(members)
  }

  static func json(_ frame: FrameFacts) -> JSONValue {
    .members([
      "marker": JPEGSegment.name(of: frame.marker), "offset": frame.offset, "width": frame.size.width,
      "height": frame.size.height, "precision": frame.precision,
      "components": frame.components.map {
        JSONValue.members([
          "id": Int($0.id), "horizontalSampling": $0.horizontalSampling,
          "verticalSampling": $0.verticalSampling, "quantizationTable": $0.quantizationTable,
        ])
      },
    ])
  }

  static func json(_ table: WrittenQuantizationTable) -> JSONValue {
    .members([
      "offset": table.offset, "segmentOffset": table.segmentOffset, "slot": table.slot,
      "precision": table.precision, "values": table.values.map { Int($0) },
    ])
  }

  static func json(_ table: WrittenHuffmanTable) -> JSONValue {
    .members([
      "offset": table.offset, "segmentOffset": table.segmentOffset, "slot": table.table.slot,
      "kind": table.table.kind == .dc ? "dc" : "ac", "counts": table.table.counts.map { Int($0) },
      "symbols": Hexadecimal.text(table.table.symbols, separator: " "),
      "standard": StandardHuffman.isStandard(table.table),
    ])
  }

  private static func json(_ scan: JPEGScan) -> JSONValue {
    .members([
      "offset": scan.offset, "components": scan.components.map { Int($0) },
      "spectralStart": scan.spectralStart, "spectralEnd": scan.spectralEnd, "dataOffset": scan.dataOffset,
      "dataBytes": scan.dataByteCount,
    ])
  }

  private static func json(_ header: JFIFHeader) -> JSONValue {
    .members([
      "offset": header.offset, "major": header.major, "minor": header.minor, "units": header.units,
      "xDensity": header.xDensity, "yDensity": header.yDensity,
    ])
  }

  private static func json(_ header: AdobeHeader) -> JSONValue {
    .members(["offset": header.offset, "version": header.version, "transform": header.transform])
  }

  private static func json(_ comment: JPEGComment) -> JSONValue {
    .members([
      "offset": comment.offset, "bytes": comment.byteCount,
      "text": String(decoding: comment.bytes, as: UTF8.self),
    ])
  }

  private static func json(_ thumbnail: EmbeddedJPEG) -> JSONValue {
    .members([
      "offset": thumbnail.offset, "bytes": thumbnail.byteCount, "frame": thumbnail.frame.map(json),
      "segments": thumbnail.coding.segments.map {
        JSONValue.members(["marker": $0.markerName, "offset": $0.offset])
      }, "quantizationTables": thumbnail.coding.quantizationTables.map(json),
      "quantization": json(quantization(of: thumbnail.frame, thumbnail.coding)),
      "huffmanTables": thumbnail.coding.huffmanTables.map(json),
    ])
  }

  private static func json(_ index: MultiPicture) -> JSONValue {
    .members([
      "offset": index.offset, "statedCount": index.statedCount,
      "entries": index.entries.map {
        JSONValue.members([
          "type": Hexadecimal.number($0.type, digits: 6), "offset": $0.offset, "bytes": $0.byteCount,
          "isPicture": $0.isPicture,
        ])
      },
    ])
  }

  static func json(_ trailer: Trailer) -> JSONValue {
    .members([
      "kind": trailer.kind.rawValue, "offset": trailer.offset, "bytes": trailer.byteCount,
      "cut": trailer.isCut,
      "firstBytes": Hexadecimal.text(trailer.firstBytes, separator: " "),
      "entries": trailer.entries.map {
        JSONValue.members([
          "type": Hexadecimal.number($0.type, digits: 4), "name": $0.name, "offset": $0.offset,
          "bytes": $0.byteCount,
        ])
      },
    ])
  }
}
