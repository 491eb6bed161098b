package import MetaLensAssessment

/// Groups of related photos for programs: an object a group, or in CSV a row a photo.
package enum RelativesRows {
  static let schema = "metalens.relatives/1"
  /// The first line of CSV.
  package static let header = "kind,group,path\r\n"

  /// A group as one line of JSON; groups count from 1 in each kind.
  package static func object(_ groups: RelativeGroups, _ group: Int, of index: RelativesIndex) -> [UInt8] {
    let photos = groups[group].map { photo in
      JSONValue.members(FileLabel(index.path(of: photo)).outputContext(in: .english).nameMembers)
    }
    let value = JSONValue.object([
      "schema": .string(schema), "kind": .string(groups.kind.rawValue), "group": .integer(group + 1),
      "photos": .array(photos),
    ])
    return value.written() + [UInt8(ascii: "\n")]
  }

  /// A group's rows.
  package static func csv(_ groups: RelativeGroups, _ group: Int, of index: RelativesIndex) -> [UInt8] {
    var rows = ""
    for photo in groups[group] {
      let path = CSVReport.text(FileLabel(index.path(of: photo)).path)
      rows += "\(groups.kind.rawValue),\(group + 1),\(path)\r\n"
    }
    return Array(rows.utf8)
  }
}
