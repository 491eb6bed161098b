package import MetaLensFacts

/// The names that standards give to EXIF tags, from `exif-tags.tsv`.
package enum ExifTagName {
  /// The name of a tag in a directory, or nil where no standard or known writer has one.
  package static func of(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    let key = key(group(of: kind), tag)
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < names.count, names[low].key == key else { return nil }
    return String(decoding: names[low].name, as: UTF8.self)
  }

  /// The tag for people: its name, else its number as `0x9C9B`.
  package static func shown(_ tag: UInt16, in kind: ExifDirectory.Kind) -> String {
    of(tag, in: kind) ?? ExifTag.hexadecimal(tag)
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

  /// In the order of the keys, names as they stand in the table.
  ///
  /// A dictionary would cost as much again: the first of each kind of key makes the runtime look through all
  /// conformances.
  private static let names: [(key: UInt32, name: ArraySlice<UInt8>)] = {
    var names: [(key: UInt32, name: ArraySlice<UInt8>)] = []
    names.reserveCapacity(256)
    for cells in TabSeparatedRows(data).lazy.map(\.cells) {
      guard cells.count == 4, let group = groups.firstIndex(where: { $0.utf8.elementsEqual(cells[0]) }),
        let tag = UInt16(String(decoding: cells[1].dropFirst(2), as: UTF8.self), radix: 16)
      else { continue }
      names.append((key(group, tag), cells[2]))
    }
    return names.sorted { $0.key < $1.key }
  }()
}
