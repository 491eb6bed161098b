import MetaLensFacts

/// Walks an EXIF block within limits, iteratively and refusing cycles.
///
/// It reads what is written and repairs nothing.
///
/// A directory is entered only by the one pointer that EXIF defines for it, so at most five directories are read, each
/// once.
struct ExifWalk {
  var facts: ExifFacts
  /// Why libexif must not read the block; nil if it may.
  private(set) var libexifRefusal: String?

  private let limits: ReadLimits
  private var pending: [(kind: ExifDirectory.Kind, offset: UInt32)] = []
  private var entryCount = 0
  private var valueByteCount = 0

  /// Walks a block; nil if its TIFF header is broken (TIFF 6.0, section 2).
  init?(
    _ bytes: [UInt8], fileOffset: Int, container: String, limits: ReadLimits, log: inout DiagnosticLog
  ) {
    guard bytes.count >= 8, let byteOrder = ByteOrder(mark: bytes[...]) else {
      log.add(.exifHeaderInvalid, at: container, offset: fileOffset)
      return nil
    }
    self.limits = limits
    facts = ExifFacts(
      bytes: bytes, fileOffset: fileOffset, container: container,
      byteOrder: byteOrder, directories: [])
    facts.directories.reserveCapacity(5)
    guard uint16(at: 2) == 42 else {
      log.add(.exifHeaderInvalid, at: container, offset: fileOffset, "version \(uint16(at: 2))")
      return nil
    }
    pending = [(.ifd0, uint32(at: 4))]
    var index = 0
    while index < pending.count {
      let (kind, offset) = pending[index]
      index += 1
      read(kind, at: offset, log: &log)
    }
    // libexif copies every value: entries that share one large value would make it allocate the value once for each.
    if valueByteCount > 4 * bytes.count + 4096 { refuse("values overlap: \(valueByteCount) bytes") }
  }

  private mutating func read(_ kind: ExifDirectory.Kind, at offset: UInt32, log: inout DiagnosticLog) {
    let start = Int(offset)
    let bytes = facts.bytes
    guard start >= 8, start <= bytes.count - 2 else {
      // libexif would read the header as a directory; it ignores an offset beyond the block.
      if start < 8 { refuse("\(kind.rawValue) at \(start)") }
      log.add(.directoryOutOfBounds, at: place(kind), offset: facts.fileOffset, "offset \(offset)")
      return
    }
    guard !facts.directories.contains(where: { $0.offset == start }) else {
      refuse("cycle at \(kind.rawValue)")
      log.add(.directoryCycle, at: place(kind), offset: facts.fileOffset + start)
      return
    }
    guard facts.directories.count < limits.directories else {
      refuse("too many directories")
      log.add(.tooManyEntries, at: place(kind), offset: facts.fileOffset + start, "directories")
      return
    }
    let stated = Int(uint16(at: start))
    let room = (bytes.count - start - 2) / 12
    if stated > room {
      log.add(
        .directoryTruncated, at: place(kind), offset: facts.fileOffset + start,
        "\(stated) entries, room for \(room)")
    }
    var count = min(stated, room)
    if count > limits.entries - entryCount {
      refuse("too many entries")
      log.add(.tooManyEntries, at: place(kind), offset: facts.fileOffset + start, "\(stated) entries")
      count = max(0, limits.entries - entryCount)
    }
    entryCount += count
    let nextStart = start + 2 + 12 * stated
    let next = nextStart + 4 <= bytes.count ? uint32(at: nextStart) : nil
    var directory = ExifDirectory(kind: kind, offset: start, entries: [], nextOffset: next)
    directory.entries.reserveCapacity(count)
    var seen = DuplicateTagDetector()
    for index in 0..<count {
      let entry = entry(at: start + 2 + 12 * index, kind, log: &log)
      if seen.insert(entry.tag, after: directory.entries[...]) {
        follow(entry, kind)
      } else {
        log.add(.tagDuplicated, at: place(kind), tag: entry.tag, offset: facts.fileOffset + entry.offset)
        if Self.isPointer(entry.tag) { refuse("two pointers of one tag") }
      }
      directory.entries.append(entry)
    }
    facts.directories.append(directory)
    if kind == .ifd0, let next, next != 0 { pending.append((.ifd1, next)) }
  }

  private mutating func entry(at offset: Int, _ kind: ExifDirectory.Kind, log: inout DiagnosticLog)
    -> ExifEntry
  {
    var entry = ExifEntry(
      tag: uint16(at: offset), rawType: uint16(at: offset + 2), count: uint32(at: offset + 4), offset: offset,
      value: nil)
    guard let type = entry.type else {
      log.add(
        .typeUnknown, at: place(kind), tag: entry.tag, offset: facts.fileOffset + offset,
        "type \(entry.rawType)")
      return entry
    }
    if !ExifTypeRules.allows(type, for: entry.tag, in: kind) {
      log.add(
        .typeUnexpected, at: place(kind), tag: entry.tag, offset: facts.fileOffset + offset,
        "type \(entry.rawType)")
    }
    // At most 2^32 x 8, which fits in 64 bits; a 32-bit machine would need more care here.
    let (size, overflow) = Int(entry.count).multipliedReportingOverflow(by: type.byteCount)
    let start = size <= 4 ? offset + 8 : Int(uint32(at: offset + 8))
    guard !overflow, start <= facts.bytes.count, size <= facts.bytes.count - start else {
      log.add(
        .valueOutOfBounds, at: place(kind), tag: entry.tag, offset: facts.fileOffset + offset,
        "\(entry.count) values of type \(entry.rawType) at \(start)")
      return entry
    }
    entry.value = start..<start + size
    valueByteCount += size
    return entry
  }

  /// Queues the directory that a pointer refers to, if the pointer is where EXIF defines it.
  private mutating func follow(_ entry: ExifEntry, _ kind: ExifDirectory.Kind) {
    guard Self.isPointer(entry.tag) else { return }
    // SLONG, which some writers use, states an offset as well as LONG does; `typeUnexpected` reports it.
    let isOffset = entry.type == .long || entry.type == .ifd || entry.type == .signedLong
    guard let target = Self.target(of: entry.tag, in: kind), isOffset, entry.count == 1 else {
      // libexif follows these three tags in any directory and of any type; its protection against cycles counts only
      // entries that aren't pointers.
      refuse("pointer \(entry.tag) of type \(entry.rawType), count \(entry.count) in \(kind.rawValue)")
      return
    }
    pending.append((target, uint32(at: entry.offset + 8)))
  }

  /// Returns the directory that a tag in another directory points to, as EXIF 3.0 (4.6.3) defines it.
  static func target(of tag: UInt16, in kind: ExifDirectory.Kind) -> ExifDirectory.Kind? {
    switch (kind, tag) {
    case (.ifd0, ExifTag.exifPointer): .exif
    case (.ifd0, ExifTag.gpsPointer): .gps
    case (.exif, ExifTag.interoperabilityPointer): .interoperability
    default: nil
    }
  }

  private static func isPointer(_ tag: UInt16) -> Bool {
    tag == ExifTag.exifPointer || tag == ExifTag.gpsPointer || tag == ExifTag.interoperabilityPointer
  }

  private mutating func refuse(_ reason: String) {
    if libexifRefusal == nil { libexifRefusal = reason }
  }

  private func place(_ kind: ExifDirectory.Kind) -> String { "\(facts.container) \(kind.rawValue)" }

  private func uint16(at index: Int) -> UInt16 { facts.bytes.uint16(at: index, facts.byteOrder) }
  private func uint32(at index: Int) -> UInt32 { facts.bytes.uint32(at: index, facts.byteOrder) }
}
