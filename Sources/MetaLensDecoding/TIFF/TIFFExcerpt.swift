import MetaLensFacts

/// Builds the EXIF of a TIFF file from its directories and their values, since a file of any size is one EXIF block.
///
/// The excerpt consists of ranges of the file in file order: the header, the directories as written (20 bytes per entry
/// in BigTIFF), and the values outside them. Overlapping values are included once, however many there are. libexif
/// isn't run on the excerpt: it reads blocks of 64 KB at most, whose offsets must be unchanged.
enum TIFFExcerpt {
  /// The maximum size of a value to keep, in bytes, unless texts may be longer; a maker note may have
  /// `makerNoteByteCount`, and of a longer text the beginning is kept.
  static let valueByteCount = 1 << 16
  /// The maximum size of a maker note to keep, in bytes.
  static let makerNoteByteCount = 1 << 22

  /// Returns the EXIF of a file's directories and values.
  static func facts(
    of directories: [TIFFDirectory], header: TIFFHeader, container: String, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> ExifFacts {
    let kept = directories.filter { $0.kind != nil }
    let runs = runs(of: kept, header: header, container: container, &context)
    var facts = ExifFacts(
      bytes: [], fileOffset: 0, container: container, byteOrder: header.byteOrder, directories: [])
    facts.isExcerpt = true
    facts.bytes.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs {
      facts.pieces.append(ExifFacts.Piece(start: facts.bytes.count, fileOffset: run.lowerBound))
      facts.bytes += try context.bytes(at: run.lowerBound, count: run.count) ?? []
    }
    let places = Places(runs: runs, pieces: facts.pieces)
    let maximum = maximumByteCount(context.limits)
    for directory in kept {
      guard let kind = directory.kind, let start = places.index(of: directory.range)?.lowerBound else {
        continue
      }
      var entries = directory.entries
      for index in entries.indices {
        entries[index].offset = start + entries[index].offset - directory.offset
        entries[index].value = keptValue(of: entries[index], maximum).flatMap { places.index(of: $0) }
      }
      facts.directories.append(
        ExifDirectory(
          kind: kind, offset: start, entries: entries,
          nextOffset: directory.nextOffset.map { UInt32(clamping: $0) }
        ))
    }
    return facts
  }

  /// Returns the maximum size of a value to keep within limits, in bytes.
  private static func maximumByteCount(_ limits: ReadLimits) -> Int { max(valueByteCount, limits.textBytes) }

  /// Returns the part of an entry's value that is kept if it isn't too large: all of it, or the beginning of a text,
  /// with one byte more than is read, by which `ExifTexts` recognizes that it is cut.
  private static func keptValue(of entry: ExifEntry, _ maximum: Int) -> Range<Int>? {
    isText(entry) ? entry.value.map { $0.prefix(maximum + 1) } : entry.value
  }

  /// Whether an entry is a text; a maker note is none whatever type it states, and isn't cut as one.
  private static func isText(_ entry: ExifEntry) -> Bool {
    entry.tag != ExifTag.makerNote && ExifTexts.isText(entry)
  }

  /// Returns the ranges of the file to keep, in file order, joined where they touch.
  private static func runs(
    of directories: [TIFFDirectory], header: TIFFHeader, container: String, _ context: inout ReadingContext
  ) -> [Range<Int>] {
    // The limits on entries already limit directories; only values can be too large.
    var wanted = [(range: 0..<header.byteCount, isValue: false)]
    let maximum = maximumByteCount(context.limits)
    for directory in directories {
      wanted.append((directory.range, false))
      for entry in directory.entries {
        // A value that begins in the directory's last bytes may end after it: some writers leave out the next
        // directory's offset.
        guard let value = keptValue(of: entry, maximum), !value.isEmpty,
          value.lowerBound < directory.range.lowerBound || value.upperBound > directory.range.upperBound
        else { continue }
        let isMain = directory.kind == .ifd0 || directory.kind == .ifd1
        if isMain, TIFFTag.isBulk(entry.tag) { continue }
        guard
          isText(entry)
            || value.count <= (entry.tag == ExifTag.makerNote ? makerNoteByteCount : maximum)
        else {
          if let kind = directory.kind, ExifTypeRules.isRead(entry.tag, in: kind) {
            context.log.add(
              .blockTooLarge, at: "\(container) \(directory.name)", tag: entry.tag, offset: entry.offset,
              "\(value.count) bytes")
          }
          continue
        }
        wanted.append((value, true))
      }
    }
    wanted.sort { $0.range.lowerBound < $1.range.lowerBound }
    var runs: [Range<Int>] = []
    var byteCount = 0
    var isFull = false
    for (range, isValue) in wanted {
      let end = runs.last?.upperBound ?? -1
      let growth = range.upperBound - max(end, range.lowerBound)
      guard growth > 0 else { continue }
      if isValue, growth > context.limits.blockBytes - byteCount {
        if !isFull {
          context.log.add(.blockTooLarge, at: container, offset: range.lowerBound, "values together")
        }
        isFull = true
        continue
      }
      byteCount += growth
      if range.lowerBound <= end {
        runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<range.upperBound
      } else {
        runs.append(range)
      }
    }
    return runs
  }

  /// Converts ranges of the file to ranges of the excerpt.
  private struct Places {
    let runs: [Range<Int>]
    let pieces: [ExifFacts.Piece]

    /// Returns the place of a range of the file in the excerpt; nil if not all of it is there.
    func index(of range: Range<Int>) -> Range<Int>? {
      // The last run that begins at or before the range.
      let last = runs.partitioningIndex { $0.lowerBound > range.lowerBound } - 1
      guard last >= 0, range.upperBound <= runs[last].upperBound else { return nil }
      let start = pieces[last].start + range.lowerBound - runs[last].lowerBound
      return start..<start + range.count
    }
  }
}
