/// The order in which Android's library for EXIF writes the fields of a directory.
///
/// `android.media.ExifInterface` and the `androidx.exifinterface` of apps keep a directory's fields in a `HashMap` by the
/// names of their tags and write them as that hands them out: by the lowest bits of each name's hash, and not by
/// number as TIFF wants it. No other writer arrives at that order, save by chance or on purpose (Docs/Sources.md, E10).
enum AndroidFieldOrder {
  /// Of fewer fields chance could make the order.
  static let minimumFields = 6
  /// Tags that versions of the library know by other names than EXIF 3.0 does.
  private static let renamed: [UInt16] = [0x02BC, 0x8827]
  /// The sizes a table of fields can have: it starts with 16 places and doubles.
  private static let capacities: [UInt32] = [16, 32, 64, 128, 256]

  /// Whether IFD0's fields stand in that order and not in TIFF's, and ExifIFD's too where the block has one.
  static func isFollowed(by exif: ExifFacts) -> Bool {
    guard let first = exif.directory(.ifd0), !isAscending(first), isFollowed(by: first) else { return false }
    return exif.directory(.exif).map(isFollowed) ?? true
  }

  private static func isAscending(_ directory: ExifDirectory) -> Bool {
    zip(directory.entries, directory.entries.dropFirst()).allSatisfy { $0.tag <= $1.tag }
  }

  private static func isFollowed(by directory: ExifDirectory) -> Bool {
    // The fields of a maker's own, which its version of the library has names for, are left out.
    let hashes = directory.entries.compactMap { entry in
      renamed.contains(entry.tag) ? nil : ExifTagName.of(entry.tag, in: directory.kind).map(spread)
    }
    guard hashes.count >= minimumFields else { return false }
    return capacities.contains { capacity in
      let places = hashes.lazy.map { $0 & (capacity - 1) }
      return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    }
  }

  /// Java's hash of a text (`String.hashCode`), its upper half folded into its lower as `HashMap` does.
  static func spread(_ name: String) -> UInt32 {
    let hash = name.utf16.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
    return hash ^ hash >> 16
  }
}
