/// The order in which Android's library for EXIF writes the fields of a directory.
///
/// `android.media.ExifInterface` and the `androidx.exifinterface` of apps keep a directory's fields in a `HashMap` by
/// the names of their tags, and write them in that map's order: by the lowest bits of each name's hash, not by number
/// as TIFF requires. No other writer produces that order, except by chance or on purpose (Docs/Sources.md, E10).
enum AndroidFieldOrder {
  /// The minimum number of fields: fewer could be in this order by chance.
  static let minimumFields = 6
  /// Tags that versions of the library know by other names than EXIF 3.0's.
  private static let renamed: [UInt16] = [0x02BC, 0x8827]
  /// The sizes that a table of fields can have: it starts with 16 places and doubles.
  private static let capacities: [UInt32] = [16, 32, 64, 128, 256]

  /// Whether IFD0's fields are in that order and not in TIFF's, and ExifIFD's too if the block has an ExifIFD.
  static func isFollowed(by exif: ExifFacts) -> Bool {
    guard let first = exif.directory(.ifd0), !isAscending(first), isFollowed(by: first) else { return false }
    return exif.directory(.exif).map(isFollowed) ?? true
  }

  private static func isAscending(_ directory: ExifDirectory) -> Bool {
    zip(directory.entries, directory.entries.dropFirst()).allSatisfy { $0.tag <= $1.tag }
  }

  private static func isFollowed(by directory: ExifDirectory) -> Bool {
    // A maker's own fields, for which its version of the library has names, are left out.
    let hashes = directory.entries.compactMap { entry in
      renamed.contains(entry.tag) ? nil : ExifTagName.of(entry.tag, in: directory.kind).map(spread)
    }
    guard hashes.count >= minimumFields else { return false }
    return capacities.contains { capacity in
      let places = hashes.lazy.map { $0 & (capacity - 1) }
      return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    }
  }

  /// Returns Java's hash of a text (`String.hashCode`), with its upper half folded into its lower half as `HashMap`
  /// does.
  static func spread(_ name: String) -> UInt32 {
    let hash = name.utf16.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
    return hash ^ hash >> 16
  }
}
