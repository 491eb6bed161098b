import MetaLensFacts

extension PhotoComparison {
  /// The comparison as it is written, without what only the edge knows: the files, `language`, `tool`.
  public var json: JSONValue { .object(members) }

  /// The comparison as the command writes it.
  package func written(
    _ first: (inspection: PhotoInspection, edge: ReportEdge),
    _ second: (inspection: PhotoInspection, edge: ReportEdge), pretty: Bool = false
  ) -> [UInt8] {
    var members = members
    members["files"] = .array(
      [first, second].map { side in
        .object(side.inspection.fileMembers.merging(side.edge.nameMembers) { first, _ in first })
      })
    members["language"] = .string(first.edge.language.rawValue)
    members["tool"] = ReportEdge.tool
    return JSONValue.object(members).written(pretty: pretty)
  }

  private var members: [String: JSONValue] {
    [
      "schema": .string(Self.schema), "sameBytes": .bool(areSameBytes),
      "samePicture": isSamePicture.map(JSONValue.bool) ?? .null,
      "coding": .array(coding.map { .object($0.members) }),
      "segments": .array(
        segments.map {
          .object([
            "marker": .string($0.marker), "name": .string($0.name), "first": Self.json($0.first),
            "second": Self.json($0.second),
          ])
        }),
      "parts": .array(
        parts.map {
          .object([
            "name": .string($0.name), "first": Self.json($0.first), "second": Self.json($0.second),
          ])
        }),
      "metadata": .array(
        metadata.map {
          .object([
            "kind": .string($0.kind.rawValue), "keyword": .string($0.keyword), "first": Self.json($0.first),
            "second": Self.json($0.second),
          ])
        }),
      "exif": .array(
        tags.map { tag in
          .object(
            tag.difference.members.merging([
              "directory": .string(tag.directory.rawValue), "tag": .integer(Int(tag.tag)),
            ]) { first, _ in first })
        }),
    ]
  }

  private static func json(_ place: SegmentDifference.Place?) -> JSONValue {
    place.map { .object(["number": .integer($0.number), "payloadBytes": .integer($0.byteCount)]) } ?? .null
  }

  private static func json(_ place: PartDifference.Place?) -> JSONValue {
    place.map {
      .object([
        "number": .integer($0.number), "bytes": .integer($0.byteCount), "count": .integer($0.count),
      ])
    } ?? .null
  }

  private static func json(_ place: BlockDifference.Place?) -> JSONValue {
    place.map { .object(["container": .string($0.container), "bytes": .integer($0.byteCount)]) } ?? .null
  }
}

extension PhotoComparison.Difference {
  fileprivate var members: [String: JSONValue] {
    ["name": .string(name), "first": .optional(first), "second": .optional(second)]
  }
}
