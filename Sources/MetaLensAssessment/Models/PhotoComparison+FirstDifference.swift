extension PhotoComparison {
  /// Where the bytes of two files differ first.
  public struct FirstDifference: Sendable, Hashable {
    /// The first byte that differs, from 0, the same place in both files; the shorter one's size in bytes where it is
    /// the beginning of the other.
    public var offset: Int
    /// What holds that byte in the first file; nil if the file ends before it, and where no part that is told apart
    /// holds it.
    public var first: Place?
    /// What holds it in the second file.
    public var second: Place?

    /// Makes a place.
    package init(offset: Int, first: Place?, second: Place?) {
      self.offset = offset
      self.first = first
      self.second = second
    }

    /// What holds a byte of a file.
    public struct Place: Sendable, Hashable {
      /// What kind of part it is.
      package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A JPEG's segment, or its EOI, which has no number.
        case segment
        /// The coded data of a JPEG's scan.
        case scan
        /// What follows the picture or its container.
        case trailer
        /// A container's part, the innermost one.
        case part
        /// An item of a HEIF or an AVIF.
        case item
      }

      /// What it is; `PhotoComparison.json` has it as `kind`.
      package var kind: Kind
      /// Its number, from 1, in the order of `PhotoInspection.json`; of an item its own number, and nil of EOI.
      public var number: Int?
      /// What it is called, such as `APP1 XMP`, `meta/iprp/ipco` or an item's type; empty if it has no name.
      public var name: String

      /// Makes a place.
      package init(kind: Kind, number: Int?, name: String) {
        self.kind = kind
        self.number = number
        self.name = name
      }
    }
  }

  /// The first byte, from 0, in which two runs of bytes differ, or one has ended; nil if they are the same.
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
  /// What holds this byte in two files.
  package init(at offset: Int, _ first: PhotoInspection, _ second: PhotoInspection) {
    self.init(offset: offset, first: first.place(at: offset), second: second.place(at: offset))
  }
}

extension PhotoInspection {
  private typealias Place = PhotoComparison.FirstDifference.Place

  /// What holds a byte of the file; nil if no part that is told apart does.
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

  /// A JPEG's segment with the fill bytes before it, or a scan's data.
  private func codingPlace(at offset: Int) -> Place? {
    let coding = coding
    if let index = coding.segments.firstIndex(where: {
      $0.offset - $0.fillCount <= offset && offset < $0.endOffset
    }) {
      let segment = coding.segments[index]
      // What only the marker tells needs no words beside its name.
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

  /// An item's bytes, or else the innermost part.
  private func containerPlace(at offset: Int) -> Place? {
    let items = facts.mediaFile?.items ?? []
    if let index = items.firstIndex(where: { $0.ranges.contains { $0.contains(offset) } }) {
      return Place(kind: .item, number: items[index].id, name: items[index].type)
    }
    // A part comes before those that stand in it.
    guard let index = parts.lastIndex(where: { Self.holds(offset, from: $0.offset, $0.byteCount) })
    else { return nil }
    return Place(kind: .part, number: index + 1, name: partPaths[index])
  }
}
