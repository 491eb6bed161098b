import MetaLensFacts

extension PhotoInspection {
  /// The inspection as it is written, without what only the edge knows: `file.path`, `language`, `tool`.
  public var json: JSONValue { .object(members) }

  /// The inspection as the command writes it.
  package func written(for edge: ReportEdge, pretty: Bool = false) -> [UInt8] {
    var members = members
    members["file"] = .object(fileMembers.merging(edge.nameMembers) { first, _ in first })
    members["language"] = .string(edge.language.rawValue)
    members["tool"] = ReportEdge.tool
    members["diagnostics"] = .array(facts.diagnostics.map { $0.tree(for: edge) })
    return JSONValue.object(members).written(pretty: pretty)
  }

  /// What is told of the file itself.
  var fileMembers: [String: JSONValue] {
    [
      "bytes": .integer(facts.byteCount), "format": .string(facts.format.rawValue),
      "sha256": .optional(facts.sha256), "pictureSha256": .optional(pictureSHA256),
    ]
  }

  private var members: [String: JSONValue] {
    let structure = facts.structure.value
    return [
      "schema": .string(Self.schema), "file": .object(fileMembers), "complete": .bool(facts.isComplete),
      "diagnostics": .array(facts.diagnostics.map(\.json)),
      "frame": facts.frame.value.map(Self.json) ?? .null,
      "segments": .array(segments.enumerated().map { segment($1, number: $0 + 1) }),
      "endOfImageOffset": .optional(coding.endOfImageOffset),
      "strayBytes": .integer(coding.strayByteCount), "restartInterval": .integer(coding.restartInterval),
      "quantizationTables": .array(coding.quantizationTables.map(Self.json)),
      "quantization": Self.json(quantization),
      "huffmanTables": .array(coding.huffmanTables.map(Self.json)),
      "huffman": .string(huffman), "scans": .array(coding.scans.map(Self.json)),
      "jfif": coding.jfif.map(Self.json) ?? .null, "adobe": coding.adobe.map(Self.json) ?? .null,
      "ducky": coding.ducky.map {
        .object(["offset": .integer($0.offset), "quality": .optional($0.quality)])
      } ?? .null,
      "comments": .array(coding.comments.map(Self.json)),
      "exif": facts.exif.value.map { Self.json($0, exifWording) } ?? .null,
      "thumbnail": structure?.thumbnail.map(Self.json) ?? .null,
      "multiPicture": structure?.multiPicture.map(Self.json) ?? .null,
      "trailers": .array((facts.trailers ?? []).map(Self.json)),
      "container": facts.container.value.map(container) ?? .null,
      "metadata": facts.metadata.value.map(Self.json) ?? .null,
      "attributes": attributes?.json ?? .null,
    ]
  }

  private func segment(_ segment: JPEGSegment, number: Int) -> JSONValue {
    var members: [String: JSONValue] = [
      "number": .integer(number), "marker": .string(segment.markerName), "offset": .integer(segment.offset),
      "bytes": .integer(segment.endOffset - segment.offset),
      "payloadBytes": segment.standsAlone ? .null : .integer(segment.payloadCount),
      "name": .string(meaning(of: segment)),
    ]
    if segment.fillCount > 0 { members["fillBytes"] = .integer(segment.fillCount) }
    if let payload = payloads[segment.offset] {
      members["sha256"] = .optional(payload.sha256)
      members["firstBytes"] = .string(Hexadecimal.text(payload.firstBytes, separator: " "))
    }
    return .object(members)
  }

  static func json(_ frame: FrameFacts) -> JSONValue {
    .object([
      "marker": .string(JPEGSegment.name(of: frame.marker)), "offset": .integer(frame.offset),
      "width": .integer(frame.size.width), "height": .integer(frame.size.height),
      "precision": .integer(frame.precision),
      "components": .array(
        frame.components.map {
          .object([
            "id": .integer(Int($0.id)), "horizontalSampling": .integer($0.horizontalSampling),
            "verticalSampling": .integer($0.verticalSampling),
            "quantizationTable": .integer($0.quantizationTable),
          ])
        }),
    ])
  }

  static func json(_ table: WrittenQuantizationTable) -> JSONValue {
    .object([
      "offset": .integer(table.offset), "segmentOffset": .integer(table.segmentOffset),
      "slot": .integer(table.slot), "precision": .integer(table.precision),
      "values": .array(table.values.map { .integer(Int($0)) }),
    ])
  }

  static func json(_ table: WrittenHuffmanTable) -> JSONValue {
    .object([
      "offset": .integer(table.offset), "segmentOffset": .integer(table.segmentOffset),
      "slot": .integer(table.table.slot), "kind": .string(table.table.kind == .dc ? "dc" : "ac"),
      "counts": .array(table.table.counts.map { .integer(Int($0)) }),
      "symbols": .string(Hexadecimal.text(table.table.symbols, separator: " ")),
      "standard": .bool(PhotoInspection.isStandard(table.table)),
    ])
  }

  private static func json(_ scan: JPEGScan) -> JSONValue {
    .object([
      "offset": .integer(scan.offset), "components": .array(scan.components.map { .integer(Int($0)) }),
      "spectralStart": .integer(scan.spectralStart), "spectralEnd": .integer(scan.spectralEnd),
      "dataOffset": .integer(scan.dataOffset), "dataBytes": .integer(scan.dataByteCount),
    ])
  }

  private static func json(_ header: JFIFHeader) -> JSONValue {
    .object([
      "offset": .integer(header.offset), "major": .integer(header.major), "minor": .integer(header.minor),
      "units": .integer(header.units), "xDensity": .integer(header.xDensity),
      "yDensity": .integer(header.yDensity),
    ])
  }

  private static func json(_ header: AdobeHeader) -> JSONValue {
    .object([
      "offset": .integer(header.offset), "version": .integer(header.version),
      "transform": .integer(header.transform),
    ])
  }

  private static func json(_ comment: JPEGComment) -> JSONValue {
    .object([
      "offset": .integer(comment.offset), "bytes": .integer(comment.byteCount),
      "text": .string(String(decoding: comment.bytes, as: UTF8.self)),
    ])
  }

  private static func json(_ thumbnail: EmbeddedJPEG) -> JSONValue {
    .object([
      "offset": .integer(thumbnail.offset), "bytes": .integer(thumbnail.byteCount),
      "frame": thumbnail.frame.map(json) ?? .null,
      "segments": .array(
        thumbnail.coding.segments.map {
          .object(["marker": .string($0.markerName), "offset": .integer($0.offset)])
        }),
      "quantizationTables": .array(thumbnail.coding.quantizationTables.map(json)),
      "quantization": json(quantization(of: thumbnail.frame, thumbnail.coding)),
      "huffmanTables": .array(thumbnail.coding.huffmanTables.map(json)),
    ])
  }

  private static func json(_ index: MultiPicture) -> JSONValue {
    .object([
      "offset": .integer(index.offset), "statedCount": .integer(index.statedCount),
      "entries": .array(
        index.entries.map {
          .object([
            "type": .string(Hexadecimal.number($0.type, digits: 6)), "offset": .integer($0.offset),
            "bytes": .integer($0.byteCount), "isPicture": .bool($0.isPicture),
          ])
        }),
    ])
  }

  private static func json(_ trailer: Trailer) -> JSONValue {
    .object([
      "kind": .string(trailer.kind.rawValue), "offset": .integer(trailer.offset),
      "bytes": .integer(trailer.byteCount),
      "firstBytes": .string(Hexadecimal.text(trailer.firstBytes, separator: " ")),
      "entries": .array(
        trailer.entries.map {
          .object([
            "type": .string(Hexadecimal.number($0.type, digits: 4)), "name": .string($0.name),
            "offset": .integer($0.offset), "bytes": .integer($0.byteCount),
          ])
        }),
    ])
  }
}
