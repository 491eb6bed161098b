/// The names that standards give to EXIF tags, from `exif-tags.tsv`.
package enum ExifTagName {
  /// Returns the name of a tag in a directory; nil if no standard or known writer defines one.
  package static func of(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    let key = key(group(of: kind), tag)
    let index = names.partitioningIndex { $0.key >= key }
    return index < names.count && names[index].key == key ? names[index].name : nil
  }

  /// Returns a tag's name for people; in IFD0 and IFD1 also of the ExifIFD's tags, which TIFF/EP puts there.
  package static func known(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    of(tag, in: kind) ?? (kind == .ifd0 || kind == .ifd1 ? of(tag, in: .exif) : nil)
  }

  /// Returns the tag for people: its name, else its number as `0x9C9B`.
  package static func shown(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String {
    known(tag, in: kind) ?? ExifTag.hexadecimal(tag)
  }

  /// The names of directories in `exif-tags.tsv`.
  package static let groups = ["tiff", "exif", "gps", "interop"]

  private static func group(of kind: ExifDirectory.Kind) -> Int {
    switch kind {
    case .ifd0, .ifd1: 0
    case .exif: 1
    case .gps: 2
    case .interoperability: 3
    }
  }

  /// Returns the key that names are sorted by.
  package static func key(_ group: Int, _ tag: UInt16) -> UInt32 { UInt32(group) << 16 | UInt32(tag) }
}
