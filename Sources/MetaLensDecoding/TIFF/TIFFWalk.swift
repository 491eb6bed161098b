import MetaLensFacts

/// A walk over a file's directories, within limits: the chain from IFD0, SubIFDs, and EXIF's own, each once.
struct TIFFWalk {
  /// The directories in the order they were reached.
  private(set) var directories: [TIFFDirectory] = []
  /// Whether every directory and every value is within the file.
  ///
  /// An EXIF directory's values count only if all of its types are known. Programs that copy IFD0 but not what it
  /// points to leave a pointer to arbitrary bytes in a complete file (measured: Pillow 9.4 saving by libtiff).
  private(set) var isWhole = true
  /// The offsets of entries whose values begin in the file and end beyond it.
  private var cutEntries: Set<Int> = []
  /// The beginning of tags' locations: `TIFF`, `DNG`, `CR2`, `ORF`, `RW2`.
  private(set) var container: String

  /// Whether some directories or entries weren't read because of the limits.
  private(set) var isLimited = false

  private let header: TIFFHeader
  private let limits: ReadLimits
  private var pending: [Pointer] = []
  private var offsets: Set<Int> = []
  private var entryCount = 0
  private var subCount = 0

  /// A directory to be read.
  private struct Pointer {
    var role: TIFFDirectory.Role
    var name: String
    var offset: Int
    /// The number of pointers from directory to directory that led to it.
    var level: Int
    /// Whether it is InteropIFD, which says nothing about the picture, and whose pointer copies of EXIF often leave
    /// dangling.
    var isInteroperability: Bool { name == "InteropIFD" }
  }

  /// Walks over a file's directories.
  ///
  /// - Parameter limits: Other limits than the photo's; nil for those.
  init(
    _ header: TIFFHeader, container: String, limits: ReadLimits? = nil, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    self.header = header
    self.limits = limits ?? context.limits
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

  /// Reads a directory and its entries, and queues the directories that its pointers refer to.
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
    guard directories.count < limits.directories, pointer.level <= limits.nesting else {
      isLimited = true
      // Reported once: a chain ends here, since directories after it aren't read.
      context.log.add(
        .tooManyEntries, at: place(pointer.name), offset: start,
        pointer.level > limits.nesting ? "nested \(pointer.level) deep" : "directories")
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
    if count > limits.entries - entryCount {
      isLimited = true
      context.log.add(.tooManyEntries, at: place(pointer.name), offset: start, "\(stated) entries")
      count = max(0, limits.entries - entryCount)
    }
    entryCount += count
    var end = start + header.countByteCount + header.entryByteCount * count
    let hasNext = count == stated && end <= context.byteCount - header.offsetByteCount
    if hasNext {
      end += header.offsetByteCount
    } else if count == stated {
      // TIFF 6.0 requires the four bytes after the last directory too.
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
      // If metadata is completely beyond the end, a program copied the directory without the values; the end of a
      // truncated file cuts through a value.
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
    var seen = DuplicateTagDetector()
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
      // A count above 32 bits is outside every file that is read.
      count: UInt32(clamping: count), offset: directory.offset + start, value: nil)
    guard let width = header.valueByteCount(ofRawType: entry.rawType) else {
      context.log.add(
        .typeUnknown, at: place(directory.name), tag: entry.tag, offset: entry.offset, "type \(entry.rawType)"
      )
      return entry
    }
    // Panasonic uses numbers below TIFF's for meanings of its own.
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

  /// Queues the directories that a directory's pointers refer to: EXIF's pointers where EXIF defines them, and SubIFDs
  /// from every picture's directory.
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
      // One directory beyond the limit is queued, so that exceeding it is reported.
      let maximum = max(0, limits.directories + 1 - pending.count)
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

  /// Queues the directory that one of EXIF's pointers refers to.
  private mutating func follow(
    _ tag: UInt16, of directory: TIFFDirectory, to role: TIFFDirectory.Role, _ kind: ExifDirectory.Kind,
    level: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let entry = directory.entry(tag), Self.isOffset(entry.rawType), entry.count == 1,
      let offset = try directory.integer(tag, &context)
    else { return }
    pending.append(Pointer(role: role, name: kind.rawValue, offset: offset, level: level + 1))
  }

  /// Whether a type is LONG, SLONG, IFD or one of BigTIFF's equivalents.
  private static func isOffset(_ rawType: UInt16) -> Bool {
    rawType == 4 || rawType == 9 || rawType == 13 || (16...18).contains(rawType)
  }
}
