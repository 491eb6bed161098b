package import MetaLensAssessment

/// Groups of related photos for programs: an object for each group, or in CSV a row for each photo.
package enum RelativesRows {
  static let schema = "metalens.relatives/1"
  /// The first line of the CSV, with the columns' names.
  package static let header = "kind,group,path\r\n"

  /// Returns a group as one line of JSON; groups are numbered from 1 within each kind.
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

  package static func csv(_ groups: RelativeGroups, _ group: Int, of index: RelativesIndex) -> [UInt8] {
    var rows = ""
    for photo in groups[group] {
      let path = CSVReport.text(FileLabel(index.path(of: photo)).path)
      rows += "\(groups.kind.rawValue),\(group + 1),\(path)\r\n"
    }
    return Array(rows.utf8)
  }
}
