/// A comparison of two files: what they share and where they differ.
///
/// It holds values and no judgement: a comparison can't tell which file came first or who changed it.
public struct PhotoComparison: Sendable, Hashable {
  /// A value that differs, on both sides; nil if that side has none.
  public struct Difference: Sendable, Hashable {
    /// What it is: a property of the coding, or a tag's name.
    public var name: String
    /// The first file's value, shortened where it is long.
    public var first: String?
    /// The second file's value.
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
    /// The directory it stands in.
    package var directory: ExifDirectory.Kind
    /// The tag's number.
    public var tag: UInt16
    /// The tag's name and the values on both sides.
    public var difference: Difference
    /// From which of its bytes on the value differs, from 0, where both sides are shown in part and read alike, as a
    /// maker note's do; nil elsewhere.
    public var differsFrom: Int?
  }

  /// A metadata segment (APPn, COM) that one file hasn't, or has otherwise.
  public struct SegmentDifference: Sendable, Hashable {
    /// The marker's name, such as `APP1`.
    public var marker: String
    /// What it is, such as `XMP`; empty if nothing is known.
    public var name: String
    /// The segment's number in the first file and its payload's size in bytes; nil if the first file hasn't it.
    public var first: Place?
    /// The segment's place in the second file.
    public var second: Place?

    /// Where a segment stands.
    public struct Place: Sendable, Hashable {
      /// The segment's number, from 1, its `number` under `segments` of `PhotoInspection.json`.
      public var number: Int
      /// The payload's size in bytes.
      public var byteCount: Int
    }
  }

  /// Whether all bytes are the same, by SHA-256.
  public var areSameBytes: Bool
  /// Whether the coded picture is the same, by `PhotoInspection.pictureSHA256` and its size; nil if one has none and
  /// the bytes differ.
  public var isSamePicture: Bool?
  /// Whether two JPEGs whose coded pictures differ decode from the same: size, colour space, sampling, quantization
  /// tables and every coefficient, as after a lossless optimisation.
  ///
  /// nil if nobody looked (`PhotoMetadataService.compare(contentsOf:with:)` does), the coded pictures are the same, or
  /// one can't be decoded as a whole.
  public package(set) var areSameCoefficients: Bool?
  /// Where the bytes differ first.
  ///
  /// nil if all are the same, and where nobody looked (`PhotoMetadataService.compare(contentsOf:with:)` does).
  public package(set) var firstDifference: FirstDifference?
  /// What differs in size, coding and what follows the picture.
  public var coding: [Difference]
  /// Metadata segments that differ; beside a container, those alone of whose kind it has none.
  public var segments: [SegmentDifference]
  /// Parts of containers that one file hasn't, or has in another size or number.
  public var parts: [PartDifference]
  /// Containers' blocks of metadata that one file hasn't, or has otherwise; beside a JPEG, those alone of whose kind it
  /// has none.
  public var metadata: [BlockDifference]
  /// EXIF tags that differ, in the first file's order, then those that only the second has.
  ///
  /// Left out are tags that state a place in the block (0x0111, 0x0201, 0x8769, 0x8825, 0xA005): a rewritten block
  /// has others and means the same.
  public var tags: [TagDifference]
  /// XMP's properties that differ: in the first file's order, then those that only the second has.
  public var xmp: [Difference]
  /// IPTC's data sets that differ, in the same order; a name is the numbers of record and data set, and what it is.
  public var iptc: [Difference]

  /// Compares two files.
  public init(_ first: PhotoInspection, _ second: PhotoInspection) {
    areSameBytes = first.facts.sha256 != nil && first.facts.sha256 == second.facts.sha256
    if let one = first.pictureSHA256, let other = second.pictureSHA256 {
      // A container may show another part of the same coded data.
      isSamePicture = one == other && first.facts.pictureSize == second.facts.pictureSize
    } else {
      // The same bytes hold the same of whatever they hold.
      isSamePicture = areSameBytes ? true : nil
    }
    // Where every byte is the same, nothing needs to be held against anything.
    guard !areSameBytes else {
      (coding, segments, parts, metadata, tags, xmp, iptc) = ([], [], [], [], [], [], [])
      return
    }
    coding = CodingProperty.differences(first, second)
    segments = SegmentDifference.all(first, second)
    parts = PartDifference.all(first, second)
    metadata = BlockDifference.all(first, second)
    tags = TagDifference.all(first.facts.exif.value, second.facts.exif.value)
    xmp = Self.xmp(first, second)
    iptc = Self.iptc(first, second)
  }

  /// The name and version of the form in which comparisons are written; `/1` may gain keys, never change one.
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
      /// 0 for the first entry of a tag in a directory.
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
    // Values of honest blocks don't overlap; those of hostile ones are compared as far as the blocks are long.
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

  /// What stands behind the name of a tag that may be the same on both sides.
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

  /// The first byte, from 0, in which two values of one type differ; nil if they don't, or one is outside its block.
  private static func firstDifference(
    _ one: ExifEntry, _ first: ExifFacts, _ other: ExifEntry, _ second: ExifFacts
  ) -> Int? {
    guard let left = first.rawValue(of: one), let right = second.rawValue(of: other) else { return nil }
    guard first.byteOrder != second.byteOrder, let size = one.type?.elementByteCount, size > 1 else {
      return PhotoComparison.firstDifference(of: left, right)
    }
    return firstTurnedDifference(of: left, right, size)
  }

  /// The first number, by its first byte, that isn't the same in the other byte order.
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

  /// A value, with its type and count where those are what may differ.
  private static func text(of entry: ExifEntry, in exif: ExifFacts) -> String {
    (ExifValueText.of(entry, in: exif) ?? "–") + typeText(of: entry)
  }

  private static func typeText(of entry: ExifEntry) -> String {
    " (\(entry.type?.name ?? "type \(entry.rawType)"), \(entry.count))"
  }
}

extension ExifType {
  /// Bytes that turn round with the byte order: half of a rational's.
  fileprivate var elementByteCount: Int {
    switch self {
    case .rational, .signedRational: 4
    default: byteCount
    }
  }
}
