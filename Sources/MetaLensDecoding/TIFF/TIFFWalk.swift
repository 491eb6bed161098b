import MetaLensFacts

/// The walk over a file's directories: the chain from IFD0, SubIFDs, and EXIF's own, each once, bounded.
struct TIFFWalk {
  /// The directories in the order they were reached.
  private(set) var directories: [TIFFDirectory] = []
  /// Whether every directory and every value lies in the file.
  ///
  /// What an EXIF directory's values say counts only where all its types are known: programs that copy IFD0 and
  /// not what it points at leave a pointer to any bytes (measured: Pillow 9.4 saving by libtiff), in a file that is whole.
  private(set) var isWhole = true
  /// Where entries stand whose values begin in the file and end beyond it.
  private var cutEntries: Set<Int> = []
  /// What locations of tags begin with: `TIFF`, `DNG`, `CR2`, `ORF`, `RW2`.
  private(set) var container: String

  /// Whether some directories or entries weren't read for the limits.
  private(set) var isLimited = false

  private let header: TIFFHeader
  private var pending: [Pointer] = []
  private var offsets: Set<Int> = []
  private var entryCount = 0
  private var subCount = 0

  /// A directory to be read.
  private struct Pointer {
    var role: TIFFDirectory.Role
    var name: String
    var offset: Int
    /// How many pointers of directories into others led to it.
    var level: Int
    /// InteropIFD says nothing of the picture, and copies of EXIF often leave its pointer dangling.
    var isInteroperability: Bool { name == "InteropIFD" }
  }

  init(_ header: TIFFHeader, container: String, _ context: inout ReadingContext) throws(PhotoReadingError) {
    self.header = header
    self.container = container
    pending = [Pointer(role: .page(0), name: "IFD0", offset: header.firstDirectory, level: 0)]
    var index = 0
    while index < pending.count {
      let pointer = pending[index]
      index += 1
      try read(pointer, &context)
    }
  }

  private func place(_ name: String) -> String { "\(container) \(name)" }

  /// Reads one directory, its entries, and notes where its pointers lead.
  private mutating func read(_ pointer: Pointer, _ context: inout ReadingContext) throws(PhotoReadingError) {
    let start = pointer.offset
    guard start >= header.byteCount, start <= context.byteCount - header.countByteCount else {
      if !pointer.isInteroperability { isWhole = false }
      context.log.add(.directoryOutOfBounds, at: place(pointer.name), offset: nil, "offset \(start)")
      return
    }
    guard offsets.insert(start).inserted else {
      context.log.add(.directoryCycle, at: place(pointer.name), offset: start)
      return
    }
    guard directories.count < context.limits.directories, pointer.level <= context.limits.nesting else {
      isLimited = true
      // Told once: a chain ends here, since what follows it isn't read.
      context.log.add(
        .tooManyEntries, at: place(pointer.name), offset: start,
        pointer.level > context.limits.nesting ? "nested \(pointer.level) deep" : "directories")
      return
    }
    let head = try context.array(start..<start + header.countByteCount)
    let stated =
      head.map { ByteFields($0, header.byteOrder) }
      .flatMap { $0.number(at: 0, count: header.countByteCount) } ?? .max
    let room = (context.byteCount - start - header.countByteCount) / header.entryByteCount
    var isOutside = stated > room
    if isOutside {
      context.log.add(
        .directoryTruncated, at: place(pointer.name), offset: start, "\(stated) entries, room for \(room)")
    }
    var count = min(stated, room)
    if count > context.limits.entries - entryCount {
      isLimited = true
      context.log.add(.tooManyEntries, at: place(pointer.name), offset: start, "\(stated) entries")
      count = max(0, context.limits.entries - entryCount)
    }
    entryCount += count
    var end = start + header.countByteCount + header.entryByteCount * count
    let hasNext = count == stated && end <= context.byteCount - header.offsetByteCount
    if hasNext {
      end += header.offsetByteCount
    } else if count == stated {
      // TIFF 6.0 wants the four bytes behind the last directory too.
      isOutside = true
      context.log.add(
        .directoryTruncated, at: place(pointer.name), offset: start, "no offset of the next directory")
    }
    let bytes = try context.array(start..<end) ?? []
    let fields = ByteFields(bytes, header.byteOrder)
    var directory = TIFFDirectory(
      role: pointer.role, name: pointer.name, offset: start, statedCount: stated, fields: fields)
    if hasNext {
      directory.nextOffset =
        fields.number(at: bytes.count - header.offsetByteCount, count: header.offsetByteCount) ?? .max
    }
    readEntries(count, of: &directory, fileByteCount: context.byteCount, &context)
    let unread = directory.entries.filter { $0.value == nil }
    let unknownCount = unread.count { header.valueByteCount(ofRawType: $0.rawType) == nil }
    let isLacking = unread.contains { entry in
      // Of metadata that lie wholly beyond the end a program copied the directory and not the values; the file's end cuts one.
      header.valueByteCount(ofRawType: entry.rawType) != nil
        && (cutEntries.contains(entry.offset) || TIFFTag.form.contains(entry.tag) || TIFFTag.isBulk(entry.tag)
          || entry.tag == ExifTag.thumbnailOffset || entry.tag == ExifTag.thumbnailLength)
    }
    if isOutside || isLacking, directory.mayHoldPicture || unknownCount == 0, !pointer.isInteroperability {
      isWhole = false
    }
    try follow(directory, level: pointer.level, &context)
    directories.append(directory)
  }

  private mutating func readEntries(
    _ count: Int, of directory: inout TIFFDirectory, fileByteCount: Int, _ context: inout ReadingContext
  ) {
    let fields = directory.fields
    let starts = (0..<count).map { header.countByteCount + header.entryByteCount * $0 }
    if directory.role == .page(0), container == "TIFF",
      starts.contains(where: { fields.uint16(at: $0) == Int(TIFFTag.dngVersion) })
    {
      container = "DNG"
    }
    directory.entries.reserveCapacity(count)
    var seen = TagsSeen()
    for start in starts {
      let entry = entry(at: start, of: directory, fileByteCount: fileByteCount, &context)
      if !seen.insert(entry.tag, after: directory.entries[...]) {
        context.log.add(.tagDuplicated, at: place(directory.name), tag: entry.tag, offset: entry.offset)
      }
      directory.entries.append(entry)
    }
  }

  private mutating func entry(
    at start: Int, of directory: TIFFDirectory, fileByteCount: Int, _ context: inout ReadingContext
  ) -> ExifEntry {
    let fields = directory.fields
    func number(_ index: Int, _ count: Int) -> Int { fields.number(at: index, count: count) ?? .max }
    let valueStart = start + header.entryByteCount - header.offsetByteCount
    let count = number(start + 4, header.offsetByteCount)
    var entry = ExifEntry(
      tag: UInt16(truncatingIfNeeded: number(start, 2)),
      rawType: UInt16(truncatingIfNeeded: number(start + 2, 2)),
      // What exceeds 32 bits lies outside every file that is read.
      count: UInt32(clamping: count), offset: directory.offset + start, value: nil)
    guard let width = header.valueByteCount(ofRawType: entry.rawType) else {
      context.log.add(
        .typeUnknown, at: place(directory.name), tag: entry.tag, offset: entry.offset, "type \(entry.rawType)"
      )
      return entry
    }
    // Panasonic gives meanings of its own to numbers below TIFF's.
    let isOwn = container == "RW2" && entry.tag < TIFFTag.newSubfileType
    if let type = entry.type, let kind = directory.kind, !isOwn,
      !ExifTypeRules.allows(type, for: entry.tag, in: kind)
    {
      context.log.add(
        .typeUnexpected, at: place(directory.name), tag: entry.tag, offset: entry.offset,
        "type \(entry.rawType)")
    }
    let (size, overflow) = count.multipliedReportingOverflow(by: width)
    let isInline = !overflow && size <= header.offsetByteCount
    let value =
      isInline ? directory.offset + valueStart : number(valueStart, header.offsetByteCount)
    guard !overflow, value <= fileByteCount, size <= fileByteCount - value else {
      if value <= fileByteCount { cutEntries.insert(entry.offset) }
      context.log.add(
        .valueOutOfBounds, at: place(directory.name), tag: entry.tag, offset: entry.offset,
        "\(count) values of type \(entry.rawType) at \(value)")
      return entry
    }
    entry.value = value..<value + size
    return entry
  }

  /// Notes where a directory's pointers lead: those of EXIF where EXIF defines them, SubIFDs from every picture's.
  private mutating func follow(
    _ directory: TIFFDirectory, level: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    if directory.role == .page(0) {
      try follow(ExifTag.exifPointer, of: directory, to: .exif, .exif, level: level, &context)
      try follow(ExifTag.gpsPointer, of: directory, to: .gps, .gps, level: level, &context)
    } else if directory.role == .exif {
      try follow(
        ExifTag.interoperabilityPointer, of: directory, to: .interoperability, .interoperability,
        level: level, &context)
    }
    guard directory.mayHoldPicture else { return }
    if let entry = directory.entry(TIFFTag.subDirectories), Self.isOffset(entry.rawType) {
      // One beyond the limit is noted, so that it is told.
      let maximum = max(0, context.limits.directories + 1 - pending.count)
      for offset in try directory.integers(TIFFTag.subDirectories, maximum: maximum, &context) {
        pending.append(Pointer(role: .sub, name: "SubIFD\(subCount)", offset: offset, level: level + 1))
        subCount += 1
      }
    }
    // A SubIFD's own chain isn't followed: no maker uses one, and some leave other bytes there.
    if case .page(let index) = directory.role, let next = directory.nextOffset, next != 0 {
      pending.append(Pointer(role: .page(index + 1), name: "IFD\(index + 1)", offset: next, level: level))
    }
  }

  /// Notes where one of EXIF's pointers leads.
  private mutating func follow(
    _ tag: UInt16, of directory: TIFFDirectory, to role: TIFFDirectory.Role, _ kind: ExifDirectory.Kind,
    level: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let entry = directory.entry(tag), Self.isOffset(entry.rawType), entry.count == 1,
      let offset = try directory.integer(tag, &context)
    else { return }
    pending.append(Pointer(role: role, name: kind.rawValue, offset: offset, level: level + 1))
  }

  /// LONG, SLONG, IFD and BigTIFF's.
  private static func isOffset(_ rawType: UInt16) -> Bool {
    rawType == 4 || rawType == 9 || rawType == 13 || (16...18).contains(rawType)
  }
}
