/// The names that standards give to EXIF tags, from `exif-tags.tsv`.
package enum ExifTagName {
  /// The name of a tag in a directory, or nil if no standard or known writer has one.
  package static func of(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    let key = key(group(of: kind), tag)
    let index = names.partitioningIndex { $0.key >= key }
    return index < names.count && names[index].key == key ? names[index].name : nil
  }

  /// The tag for people: its name, else its number as `0x9C9B`.
  package static func shown(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String {
    of(tag, in: kind) ?? ExifTag.hexadecimal(tag)
  }

  /// How `exif-tags.tsv` calls directories.
  package static let groups = ["tiff", "exif", "gps", "interop"]

  private static func group(of kind: ExifDirectory.Kind) -> Int {
    switch kind {
    case .ifd0, .ifd1: 0
    case .exif: 1
    case .gps: 2
    case .interoperability: 3
    }
  }

  /// What names are ordered by.
  package static func key(_ group: Int, _ tag: UInt16) -> UInt32 { UInt32(group) << 16 | UInt32(tag) }
}
