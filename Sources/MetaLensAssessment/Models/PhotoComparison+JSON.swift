extension PhotoComparison {
  /// The comparison as JSON, without what the command adds: the files, `language`, `tool`.
  public var json: JSONValue { .members(members) }

  /// Returns the comparison as the command writes it.
  package func written(
    _ first: (inspection: PhotoInspection, context: OutputContext),
    _ second: (inspection: PhotoInspection, context: OutputContext), pretty: Bool
  ) -> [UInt8] {
    var members = members
    members["files"] = [first, second].map { side in
      JSONValue.members(side.inspection.fileMembers.merging(side.context.nameMembers) { first, _ in first })
    }
    members["language"] = first.context.language.rawValue
    members["tool"] = OutputContext.tool
    if first.context.isRedacted { members["redacted"] = first.context.isRedacted }
    return JSONValue.members(members).written(pretty: pretty, for: first.context)
  }

  private var members: [String: any JSONForm] {
    [
      "schema": Self.schema, "sameBytes": areSameBytes, "samePicture": isSamePicture,
      "sameCoefficients": areSameCoefficients, "firstDifference": firstDifference?.json,
      "pictures": JSONValue.members(["first": firstPicture?.rawValue, "second": secondPicture?.rawValue]),
      "samePreviews": areSamePreviews, "heldPicture": heldPicture?.json, "lookAlike": areLookingAlike,
      "lookAlikeObstacles": uncomparedLooks?.json,
      "sameCamera": isSameCamera, "sameMoment": isSameMoment,
      "coding": coding.map { JSONValue.members($0.members) },
      "segments": segments.map {
        JSONValue.members([
          "marker": $0.marker, "name": $0.name, "first": $0.first?.json, "second": $0.second?.json,
        ])
      },
      "parts": parts.map {
        JSONValue.members(["name": $0.name, "first": $0.first?.json, "second": $0.second?.json])
      },
      "metadata": metadata.map {
        JSONValue.members([
          "kind": $0.kind.rawValue, "keyword": $0.keyword, "first": $0.first?.json, "second": $0.second?.json,
        ])
      },
      "exif": tags.map { tag in
        var members = tag.difference.members
        members["directory"] = tag.directory.rawValue
        members["tag"] = Int(tag.tag)
        members["differsFrom"] = tag.differsFrom.json
        return JSONValue.members(members)
      },
      "xmp": xmp.map { JSONValue.members($0.members) }, "iptc": iptc.map { JSONValue.members($0.members) },
    ]
  }
}

extension PhotoComparison.FirstDifference: JSONObject {
  package static var blank: Self { Self(offset: 0, first: nil, second: nil) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("first", &first)
    pass.required("offset", &offset)
    pass.require(offset >= 0, "offset", "from 0")
    pass.field("second", &second)
  }
}

extension PhotoComparison.FirstDifference.Place.Kind: JSONName {}

extension PhotoComparison.FirstDifference.Place: JSONObject {
  package static var blank: Self { Self(kind: .part, number: nil, name: "") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("kind", &kind)
    pass.required("name", &name)
    pass.field("number", &number)
  }
}

extension EmbeddedPicture.Role: JSONName {}

extension PhotoComparison.HeldPicture: JSONObject {
  package static var blank: Self {
    Self(isInFirst: false, role: .preview, offset: 0, byteCount: 0, place: nil)
  }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    var holder = isInFirst ? "first" : "second"
    pass.required("bytes", &byteCount)
    pass.require(byteCount >= 0, "bytes", "from 0")
    pass.required("in", &holder)
    pass.require(["first", "second"].contains(holder), "in", "first or second")
    isInFirst = holder == "first"
    pass.required("offset", &offset)
    pass.require(offset >= 0, "offset", "from 0")
    pass.field("place", &place)
    pass.required("role", &role)
  }
}

extension PhotoComparison.Difference {
  fileprivate var members: [String: any JSONForm] {
    ["name": name, "first": first, "second": second]
  }
}

extension PhotoComparison.SegmentDifference.Place {
  fileprivate var json: JSONValue { .members(["number": number, "payloadBytes": byteCount]) }
}

extension PhotoComparison.PartDifference.Place {
  fileprivate var json: JSONValue { .members(["number": number, "bytes": byteCount, "count": count]) }
}

extension PhotoComparison.BlockDifference.Place {
  fileprivate var json: JSONValue { .members(["container": container, "bytes": byteCount]) }
}
