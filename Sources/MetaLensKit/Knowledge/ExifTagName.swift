package import MetaLensFacts

/// The names that standards give to EXIF tags, from `exif-tags.tsv`.
package enum ExifTagName {
  /// The name of a tag in a directory, or nil where no standard or known writer has one.
  package static func of(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    names[key(group(of: kind), tag)]
  }

  /// The tag for people: its name, else its number as `0x9C9B`.
  package static func shown(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String {
    of(tag, in: kind) ?? hexadecimal(tag)
  }

  /// A tag's number as `0x9C9B`.
  package static func hexadecimal(_ tag: UInt16) -> String {
    let digits = String(tag, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  private static let groups = ["tiff", "exif", "gps", "interop"]

  private static func group(of kind: ExifDirectory.Kind) -> Int {
    switch kind {
    case .ifd0, .ifd1: 0
    case .exif: 1
    case .gps: 2
    case .interoperability: 3
    }
  }

  private static func key(_ group: Int, _ tag: UInt16) -> UInt32 { UInt32(group) << 16 | UInt32(tag) }

  private static let names: [UInt32: String] = {
    var names: [UInt32: String] = [:]
    for fields in TabSeparatedRows(data).lazy.map(\.texts) {
      guard fields.count == 4, let group = groups.firstIndex(of: fields[0]),
        let tag = UInt16(fields[1].dropFirst(2), radix: 16)
      else { continue }
      names[key(group, tag)] = fields[2]
    }
    return names
  }()
}
