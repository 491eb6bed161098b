/// A comparison of two files: what they share and where they differ.
///
/// It has values and no judgement: a comparison can't show which file came first or who changed it.
public struct PhotoComparison: Sendable, Hashable {
  /// A value that differs between the files.
  public struct Difference: Sendable, Hashable {
    /// The name of a property of the coding, or of a tag.
    public var name: String
    /// The first file's value, shortened if it is long; nil if the file has none.
    public var first: String?
    /// The second file's value, shortened if it is long; nil if the file has none.
    public var second: String?

    /// Makes a difference.
    public init(name: String, first: String?, second: String?) {
      self.name = name
      self.first = first
      self.second = second
    }
  }

  /// An EXIF tag that differs.
  public struct TagDifference: Sendable, Hashable {
    package var directory: ExifDirectory.Kind
    /// The name of the tag's directory.
    ///
    /// It is `IFD0` (the picture), `IFD1` (the thumbnail), `ExifIFD`, `GPS` or `InteropIFD`. The same tag can differ
    /// in several directories.
    public var directoryName: String { directory.rawValue }
    /// The tag's number.
    public var tag: UInt16
    /// The tag's name and the values on both sides.
    public var difference: Difference
    /// The index, from 0, of the first byte in which the values differ, if the shown parts of both values are the same,
    /// as with a maker note; otherwise nil.
    public var differsFrom: Int?
  }

  /// A metadata segment (APPn, COM) that only one file has, or that differs.
  public struct SegmentDifference: Sendable, Hashable {
    /// The marker's name, such as `APP1`.
    public var marker: String
    /// The name of the content, such as `XMP`; empty if it isn't known.
    public var name: String
    /// The segment's place in the first file; nil if that file doesn't have it.
    public var first: Place?
    /// The segment's place in the second file; nil if that file doesn't have it.
    public var second: Place?

    /// The place of a segment.
    public struct Place: Sendable, Hashable {
      /// The segment's number, from 1: its `number` under `segments` in `PhotoInspection.json`.
      public var number: Int
      /// The payload's size in bytes.
      public var byteCount: Int
    }
  }

  /// Whether all bytes are the same, by SHA-256.
  public var areSameBytes: Bool
  /// Whether the coded picture is the same, by `PhotoInspection.pictureSHA256` and the picture's size; nil if a file
  /// has no such hash and the bytes differ.
  public var isSamePicture: Bool?
  /// Whether two JPEGs with different coded pictures have the same decoded data: size, colour space, sampling,
  /// quantization tables and every coefficient, as after a lossless optimisation.
  ///
  /// Nil if the coefficients weren't compared (`PhotoMetadataService.compare(contentsOf:with:)` compares them), if the
  /// coded pictures are the same, or if one of them can't be decoded completely.
  public package(set) var areSameCoefficients: Bool?
  /// The kind of the first file's coded picture; nil if it isn't known.
  package var firstPicture: PhotoInspection.PictureKind?
  /// The kind of the second file's coded picture; nil if it isn't known.
  package var secondPicture: PhotoInspection.PictureKind?
  /// Whether two raw files contain the same previews and thumbnails, by their coded pictures and in any order.
  ///
  /// Nil if the previews weren't compared (`PhotoMetadataService.compare(contentsOf:with:)` compares them), if one
  /// file isn't a raw file, has more than 16 or has one that can't be hashed, if neither has any, or if the bytes are
  /// the same.
  public package(set) var areSamePreviews: Bool?
  /// The preview or thumbnail in one file whose coded picture is that of the other, a JPEG.
  ///
  /// Nil if there is none, or if nothing looked for it (`PhotoMetadataService.compare(contentsOf:with:)` does).
  public package(set) var heldPicture: HeldPicture?
  /// Whether the pictures look alike, as after re-saving or resizing: often the same picture, but never proof of it.
  ///
  /// Nil if the looks weren't compared (`PhotoMetadataService.compare(contentsOf:with:)` compares them); if the coded
  /// pictures, coefficients or previews are the same, or one file contains the other's picture; or if one file is
  /// neither a JPEG nor a raw file with a JPEG preview, or its picture is too small, flat or cut off.
  public package(set) var areLookingAlike: Bool?
  /// What kept the looks from being compared; nil if they were, or if there was nothing to compare.
  package var uncomparedLooks: UncomparedLooks?
  /// Whether both files name the same camera, by make, model and the body's serial number.
  ///
  /// Nil if a file states no such number, or if the bytes are the same. Metadata can be changed.
  public package(set) var isSameCamera: Bool?
  /// Whether both files state that they were taken at the same moment (DateTimeOriginal), as precisely as both do.
  ///
  /// Nil if a file states none, or if the bytes are the same.
  public package(set) var isSameMoment: Bool?
  /// The camera and the moment that both files agree on.
  package var origin = Origin()
  /// The first place at which the bytes differ.
  ///
  /// Nil if all bytes are the same, or if the place wasn't looked for (`PhotoMetadataService.compare(contentsOf:with:)`
  /// looks for it).
  public package(set) var firstDifference: FirstDifference?
  /// The differences in size, coding and what follows the picture.
  public var coding: [Difference] = []
  /// The metadata segments that differ; in a comparison with a container, only segments of kinds that the container has
  /// none of.
  public var segments: [SegmentDifference] = []
  /// The parts of containers that only one file has, or that differ in size or number.
  public var parts: [PartDifference] = []
  /// The containers' blocks of metadata that only one file has, or that differ; in a comparison with a JPEG, only
  /// blocks of kinds that the JPEG has none of.
  public var metadata: [BlockDifference] = []
  /// The EXIF tags that differ, in the first file's order, then those that only the second file has.
  ///
  /// Tags that state a place in the block (0x0111, 0x0201, 0x8769, 0x8825, 0xA005) are left out: a rewritten block has
  /// other places but the same meaning.
  public var tags: [TagDifference] = []
  /// The XMP properties that differ, in the first file's order, then those that only the second file has.
  public var xmp: [Difference] = []
  /// The IPTC data sets that differ, in the same order; the name has the numbers of record and data set and the data
  /// set's name.
  public var iptc: [Difference] = []

  /// Compares two files.
  public init(_ first: PhotoInspection, _ second: PhotoInspection) {
    areSameBytes = first.facts.sha256 != nil && first.facts.sha256 == second.facts.sha256
    if let one = first.pictureSHA256, let other = second.pictureSHA256 {
      // A container may show a different part of the same coded data.
      isSamePicture = one == other && first.facts.pictureSize == second.facts.pictureSize
    } else {
      // The same bytes contain the same picture.
      isSamePicture = areSameBytes ? true : nil
    }
    firstPicture = first.pictureKind
    secondPicture = second.pictureKind
    // If all bytes are the same, there is nothing to compare.
    guard !areSameBytes else { return }
    coding = CodingProperty.differences(first, second)
    segments = SegmentDifference.all(first, second)
    parts = PartDifference.all(first, second)
    metadata = BlockDifference.all(first, second)
    tags = TagDifference.all(first.facts.exif.value, second.facts.exif.value)
    xmp = Self.xmp(first, second)
    iptc = Self.iptc(first, second)
    compareOrigins(first.facts, second.facts)
  }

  /// The name and version of the JSON of comparisons; later releases may add keys to `/1`, but never change one.
  public static let schema = "metalens.comparison/1"
}

extension PhotoComparison.TagDifference {
  /// Tags whose value is a place in the block.
  private static let places: Set<UInt16> = [
    ExifTag.stripOffsets, ExifTag.thumbnailOffset, ExifTag.exifPointer, ExifTag.gpsPointer,
    ExifTag.interoperabilityPointer,
  ]

  static func all(_ first: ExifFacts?, _ second: ExifFacts?) -> [Self] {
    struct Key: Hashable {
      var kind: ExifDirectory.Kind
      var tag: UInt16
      /// The number of earlier entries of the tag in the directory; 0 for the first one.
      var occurrence: Int
    }
    func entries(of exif: ExifFacts?) -> [(key: Key, entry: ExifEntry)] {
      var counts: [Key: Int] = [:]
      return (exif?.directories ?? []).flatMap { directory in
        directory.entries.filter { !places.contains($0.tag) }.map { entry in
          let key = Key(kind: directory.kind, tag: entry.tag, occurrence: 0)
          defer { counts[key, default: 0] += 1 }
          return (Key(kind: key.kind, tag: key.tag, occurrence: counts[key] ?? 0), entry)
        }
      }
    }
    let ours = entries(of: first)
    let theirs = entries(of: second)
    let known = Set(ours.map(\.key))
    let right = Dictionary(theirs.map { ($0.key, $0.entry) }) { first, _ in first }
    var found: [Self] = []
    func add(_ key: Key, _ one: ExifEntry?, _ other: ExifEntry?) {
      found.append(
        Self(
          directory: key.kind, tag: key.tag,
          difference: .init(
            name: ExifTagName.shown(key.tag, in: key.kind),
            first: one.flatMap { entry in first.map { text(of: entry, in: $0) } },
            second: other.flatMap { entry in second.map { text(of: entry, in: $0) } })))
    }
    // Values of regular blocks don't overlap; those of hostile blocks may, so the bytes compared are limited by the
    // blocks' sizes.
    var left = 4 * ((first?.bytes.count ?? 0) + (second?.bytes.count ?? 0)) + 4096
    for (key, entry) in ours {
      let other = right[key]
      if let first, let second, let other {
        left -= entry.value?.count ?? 0
        if left >= 0, isSame(entry, first, other, second) { continue }
        add(key, entry, other)
        if left < 0 {
          found[found.count - 1].difference.name += notCompared
        } else if readsAlike(found[found.count - 1].difference, entry, other) {
          found[found.count - 1].differsFrom = firstDifference(entry, first, other, second)
        }
      } else {
        add(key, entry, other)
      }
    }
    for (key, entry) in theirs where !known.contains(key) { add(key, nil, entry) }
    return found
  }

  /// The suffix after the name of a tag whose values weren't compared, and may be the same.
  package static let notCompared = " (not compared)"

  /// Whether two values of one type are shown by the same text, whatever their counts.
  private static func readsAlike(
    _ difference: PhotoComparison.Difference, _ one: ExifEntry, _ other: ExifEntry
  ) -> Bool {
    guard one.rawType == other.rawType, let left = difference.first, let right = difference.second else {
      return false
    }
    return left.utf8.dropLast(typeText(of: one).utf8.count)
      .elementsEqual(right.utf8.dropLast(typeText(of: other).utf8.count))
  }

  private static func isSame(
    _ one: ExifEntry, _ first: ExifFacts, _ other: ExifEntry, _ second: ExifFacts
  ) -> Bool {
    guard one.rawType == other.rawType, one.count == other.count else { return false }
    let (left, right) = (first.rawValue(of: one), second.rawValue(of: other))
    guard first.byteOrder != second.byteOrder, let size = one.type?.elementByteCount, size > 1 else {
      return left == right
    }
    guard let left, let right, left.count == right.count else { return left == right }
    return firstTurnedDifference(of: left, right, size) == nil
  }

  /// Returns the index, from 0, of the first byte in which two values of one type differ; nil if they don't, or if one
  /// is outside its block.
  private static func firstDifference(
    _ one: ExifEntry, _ first: ExifFacts, _ other: ExifEntry, _ second: ExifFacts
  ) -> Int? {
    guard let left = first.rawValue(of: one), let right = second.rawValue(of: other) else { return nil }
    guard first.byteOrder != second.byteOrder, let size = one.type?.elementByteCount, size > 1 else {
      return PhotoComparison.firstDifference(of: left, right)
    }
    return firstTurnedDifference(of: left, right, size)
  }

  /// Returns the index of the first byte of the first number that differs, for values in different byte orders.
  private static func firstTurnedDifference(
    of left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, _ size: Int
  ) -> Int? {
    var start = 0
    while start + size <= min(left.count, right.count) {
      for place in 0..<size
      where left[left.startIndex + start + place] != right[right.startIndex + start + size - 1 - place] {
        return start
      }
      start += size
    }
    return left.count == right.count ? nil : start
  }

  /// Returns a value's text, followed by its type and count, which may be what differs.
  private static func text(of entry: ExifEntry, in exif: ExifFacts) -> String {
    (ExifValueText.of(entry, in: exif) ?? "–") + typeText(of: entry)
  }

  private static func typeText(of entry: ExifEntry) -> String {
    " (\(entry.type?.name ?? "type \(entry.rawType)"), \(entry.count))"
  }
}

extension ExifType {
  /// The number of bytes that the byte order reverses together; for a rational, half of its bytes.
  fileprivate var elementByteCount: Int {
    switch self {
    case .rational, .signedRational: 4
    default: byteCount
    }
  }
}
