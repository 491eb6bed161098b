/// What the layout of an EXIF block shows about its writer.
struct ExifWriterAttribution: Sendable {
  /// The program whose layout the block has; nil if none or more than one is possible.
  var writer: ExifWriter?
  /// Whether the block is packed as exiftool, exiv2, libexif and ImageIO write it, and many phones too.
  var isPacked: Bool
  /// Whether the block is packed, and something other than zeros follows: exiftool puts what a maker note points at
  /// there.
  var isPackedBeforeMore: Bool
  /// Whether the block has gaps, odd offsets, values out of order or slack as cameras leave them, and is sound
  /// otherwise.
  var isLoose: Bool
  /// Whether the block has no gap at all, not even the padding before a value, so that some are at odd offsets: simple
  /// libraries write so, and some makers' cameras.
  var isUnpadded: Bool
  /// Whether the block's fields are in the order of Android's library for EXIF.
  var isAndroid: Bool

  init(_ layout: ExifLayout, of exif: ExifFacts) {
    let traits = Traits(layout)
    isPacked = traits.isPacked
    isPackedBeforeMore = traits.isPackedBeforeSlack && !layout.isSlackZero
    isUnpadded = traits.isUnpadded
    isAndroid = !traits.isSorted && AndroidFieldOrder.isFollowed(by: exif)
    // Android's library pads no value, so odd offsets show no camera if that library wrote the block.
    isLoose = traits.isLoose(layout) && !isAndroid
    if layout.directories.contains(where: { $0.lacksNextPointer && $0.kind != .ifd0 && $0.kind != .ifd1 }),
      exif.byteOrder == .bigEndian
    {
      writer = .piexif
    } else if traits.isPhotoshop(layout) {
      writer = .photoshop
    } else if traits.isPillow(layout) {
      writer = .pillow
    } else if traits.isPacked, exif.byteOrder == .bigEndian, Self.isExiftoolNew(exif) {
      writer = .exiftoolNew
    }
  }

  /// Whether the block has exiftool's values for mandatory tags (Image::ExifTool::WriteExif, `%mandatory`), which no
  /// camera combines: colour space uncalibrated, whole dots per inch as in JFIF, and no picture size.
  private static func isExiftoolNew(_ exif: ExifFacts) -> Bool {
    func isWhole(_ tag: UInt16) -> Bool {
      exif.entry(tag, in: .ifd0).flatMap({ exif.rationals(of: $0) })?.map(\.denominator) == [1]
    }
    func isBytes(_ tag: UInt16, _ bytes: [UInt8]) -> Bool {
      exif.entry(tag, in: .exif).flatMap({ exif.rawValue(of: $0) })?.elementsEqual(bytes) == true
    }
    return exif.integer(0xA001, in: .exif) == 0xFFFF && exif.integer(0x0213, in: .ifd0) == 1
      && isWhole(0x011A) && isWhole(0x011B) && exif.directory(.ifd1) == nil
      && exif.entry(ExifTag.pixelXDimension, in: .exif) == nil
      && exif.entry(ExifTag.makerNote, in: .exif) == nil
      && isBytes(0x9101, [1, 2, 3, 0]) && isBytes(0xA000, Array("0100".utf8))
  }
}

/// The traits that one pass over the regions shows.
private struct Traits {
  /// Whether IFD0 comes first, then each directory before its values, in the order of their pointers, and the thumbnail
  /// last.
  var isInOrder = true
  /// The number of parts that begin before their neighbour ends.
  var overlapCount = 0
  /// Whether a directory is among the values of its parent.
  var isNested = false
  /// The number of gaps of one zero: the padding of an odd value.
  var padCount = 0
  /// The number of gaps of two or three zeros before a directory.
  var alignmentCount = 0
  /// The number of all other gaps.
  var otherGapCount = 0
  var hasOddOffsets: Bool
  var isSorted: Bool
  var areValuesInOrder: Bool
  var startsAtEight: Bool
  var beginsWithIFD0: Bool
  var areDirectoriesAtFour: Bool
  var hasShortSlack: Bool

  init(_ layout: ExifLayout) {
    hasOddOffsets = layout.directories.contains { $0.oddOffsetCount > 0 }
    isSorted = layout.directories.allSatisfy { $0.isSorted && $0.duplicateTags.isEmpty }
    areValuesInOrder = layout.directories.allSatisfy(\.areValuesInOrder)
    startsAtEight = layout.directory(.ifd0)?.offset == 8
    let first = layout.directories.map(\.offset).min()
    beginsWithIFD0 = first != nil && layout.directory(.ifd0)?.offset == first
    areDirectoriesAtFour = layout.directories.allSatisfy { $0.offset % 4 == 0 }
    hasShortSlack = layout.slack.count <= 1 && layout.isSlackZero
    var highest = 0
    for (index, region) in layout.regions.enumerated() {
      if region.overlap > 0 { overlapCount += 1 }
      if case .gap(let isZero) = region.part {
        // A gap at the end is the slack.
        if index < layout.regions.count - 1 || layout.slack.isEmpty {
          count(gap: region.range.count, isZero, before: layout.regions[index + 1].part)
        }
        continue
      }
      let rank = Self.rank(region.part)
      if rank < highest {
        isInOrder = false
        // A value of IFD0 after a directory that IFD0 points at, or a value of ExifIFD after InteropIFD.
        if rank == 1 && highest < 8 || rank == 3 && highest < 6 { isNested = true }
      }
      highest = max(highest, rank)
    }
  }

  private mutating func count(gap length: Int, _ isZero: Bool, before part: ExifLayout.Part) {
    var isBeforeDirectory = false
    if case .directory = part { isBeforeDirectory = true }
    if isZero && length == 1 {
      padCount += 1
    } else if isZero && length <= 3 && isBeforeDirectory {
      alignmentCount += 1
    } else {
      otherGapCount += 1
    }
  }

  private static func rank(_ part: ExifLayout.Part) -> Int {
    switch part {
    case .header, .gap: 0
    case .directory(let kind): rank(kind)
    case .value(let kind, _): rank(kind) + 1
    case .thumbnail: 10
    }
  }

  private static func rank(_ kind: ExifDirectory.Kind) -> Int {
    switch kind {
    case .ifd0: 0
    case .exif: 2
    case .interoperability: 4
    case .gps: 6
    case .ifd1: 8
    }
  }

  private var isSound: Bool { startsAtEight && overlapCount == 0 && hasShortSlack && otherGapCount == 0 }

  /// Whether the block is packed, whatever follows it.
  var isPackedBeforeSlack: Bool {
    startsAtEight && overlapCount == 0 && otherGapCount == 0 && isInOrder && isSorted && areValuesInOrder
      && !hasOddOffsets && alignmentCount == 0
  }

  var isPacked: Bool { isPackedBeforeSlack && hasShortSlack }

  var isUnpadded: Bool { isSound && padCount == 0 && alignmentCount == 0 && hasOddOffsets }

  /// Whether the block is sound, and something in it is where the measured libraries never put it.
  ///
  /// Slack counts if it is zeros: exiftool leaves other bytes (in 7 of 83 blocks that it wrote anew).
  func isLoose(_ layout: ExifLayout) -> Bool {
    beginsWithIFD0 && overlapCount == 0 && !layout.directories.contains(where: \.lacksNextPointer)
      && (hasOddOffsets || !areValuesInOrder || otherGapCount > 0
        || layout.isSlackZero && layout.slack.count > 1)
  }

  func isPhotoshop(_ layout: ExifLayout) -> Bool {
    isSound && isInOrder && areValuesInOrder && layout.slack.isEmpty && areDirectoriesAtFour
      && layout.directories.count > 1 && alignmentCount > 0
  }

  func isPillow(_ layout: ExifLayout) -> Bool {
    isSound && isNested && isSorted && areValuesInOrder && !hasOddOffsets && alignmentCount == 0
      && layout.directory(.ifd1) == nil
  }
}
