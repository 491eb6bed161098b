extension PhotoComparison {
  /// The first place at which the bytes of two files differ.
  public struct FirstDifference: Sendable, Hashable {
    /// The offset of the first byte that differs, the same in both files; if the shorter file is the beginning of the
    /// other, its size.
    public var offset: Int
    /// The part of the first file that contains the byte; nil if the file ends before it, or if no known part contains
    /// it.
    public var first: Place?
    /// The part of the second file that contains the byte; nil if the file ends before it, or if no known part contains
    /// it.
    public var second: Place?

    package init(offset: Int, first: Place?, second: Place?) {
      self.offset = offset
      self.first = first
      self.second = second
    }

    /// A part of a file that contains a byte.
    public struct Place: Sendable, Hashable {
      /// The kind of a part; later versions may add kinds.
      public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A JPEG's segment, or its EOI, which has no number.
        case segment
        /// The coded data of a JPEG's scan.
        case scan
        /// A trailer, which follows the picture or its container.
        case trailer
        /// A container's part; the innermost one is reported.
        case part
        /// An item of a HEIF or an AVIF.
        case item
      }

      /// The kind of the part, written as `kind` in `PhotoComparison.json`.
      public var kind: Kind
      /// The part's number among those of its kind, from 1, in the order of `PhotoInspection.json`.
      ///
      /// For an item, it is the item's own number; for EOI, it is nil.
      public var number: Int?
      /// The part's name, such as `APP1 XMP`, `meta/iprp/ipco` or an item's type; empty if it has none.
      public var name: String

      package init(kind: Kind, number: Int?, name: String) {
        self.kind = kind
        self.number = number
        self.name = name
      }
    }
  }

  /// Returns the index, from 0, of the first byte in which two runs of bytes differ or after which one has ended; nil
  /// if they are the same.
  static func firstDifference(of one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int? {
    var (left, right) = (one.startIndex, other.startIndex)
    while left < one.endIndex, right < other.endIndex, one[left] == other[right] {
      left += 1
      right += 1
    }
    return left == one.endIndex && right == other.endIndex ? nil : left - one.startIndex
  }
}

extension PhotoComparison.FirstDifference {
  /// Makes the difference at an offset, with the parts of both files that contain it.
  package init(at offset: Int, _ first: PhotoInspection, _ second: PhotoInspection) {
    self.init(offset: offset, first: first.place(at: offset), second: second.place(at: offset))
  }
}

extension PhotoInspection {
  private typealias Place = PhotoComparison.FirstDifference.Place

  /// Returns the part of the file that contains a byte; nil if no known part does.
  func place(at offset: Int) -> PhotoComparison.FirstDifference.Place? {
    let trailers = facts.trailers ?? []
    if let index = trailers.firstIndex(where: { Self.holds(offset, from: $0.offset, $0.byteCount) }) {
      return Place(kind: .trailer, number: index + 1, name: trailers[index].kind.rawValue)
    }
    return isJPEG ? codingPlace(at: offset) : containerPlace(at: offset)
  }

  private static func holds(_ offset: Int, from start: Int, _ count: Int) -> Bool {
    start <= offset && offset - start < count
  }

  /// Returns a JPEG's segment, which includes the fill bytes before it, or a scan's data.
  private func codingPlace(at offset: Int) -> Place? {
    let coding = coding
    if let index = coding.segments.firstIndex(where: {
      $0.offset - $0.fillCount <= offset && offset < $0.endOffset
    }) {
      let segment = coding.segments[index]
      // Only the meaning of an APPn segment needs words besides the marker's name.
      let name = (0xE0...0xEF).contains(segment.marker) ? meaning(of: segment) : ""
      return Place(
        kind: .segment, number: index + 1, name: segment.markerName + (name.isEmpty ? "" : " " + name))
    }
    if let index = coding.scans.firstIndex(where: {
      Self.holds(offset, from: $0.dataOffset, $0.dataByteCount)
    }) {
      return Place(kind: .scan, number: index + 1, name: "")
    }
    if let end = coding.endOfImageOffset, Self.holds(offset, from: end, 2) {
      return Place(kind: .segment, number: nil, name: JPEGSegment.name(of: 0xD9))
    }
    return nil
  }

  /// Returns the item that contains the byte, else the innermost part.
  private func containerPlace(at offset: Int) -> Place? {
    let items = facts.mediaFile?.items ?? []
    if let index = items.firstIndex(where: { $0.ranges.contains { $0.contains(offset) } }) {
      return Place(kind: .item, number: items[index].id, name: items[index].type)
    }
    // A part is listed before the parts that it contains.
    guard let index = parts.lastIndex(where: { Self.holds(offset, from: $0.offset, $0.byteCount) })
    else { return nil }
    return Place(kind: .part, number: index + 1, name: partPaths[index])
  }
}
