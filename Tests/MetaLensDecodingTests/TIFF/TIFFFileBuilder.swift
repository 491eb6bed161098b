import MetaLensFacts

/// Builds TIFF files with any directories: classic or BigTIFF, with pictures and SubIFDs.
///
/// Each directory precedes its values, which precede its data, in the order of `directories`.
struct TIFFFileBuilder {
  enum Value {
    case shorts([Int])
    case longs([Int])
    case ascii(String)
    case undefined([UInt8])
    case rationals([(Int, Int)])
    /// Offsets of directories, given by index.
    case directories([Int])
    /// Offsets of data that nothing else points to.
    case data([[UInt8]])
    /// A raw entry: type, count and the bytes of the value field.
    case raw(Int, Int, [UInt8])
  }

  struct Directory {
    var entries: [(tag: UInt16, value: Value)]
    /// The index of the next directory in the chain.
    var next: Int?
    /// An offset that is written instead of the next directory's.
    var rawNext: Int?

    init(_ entries: [(tag: UInt16, value: Value)], next: Int? = nil, rawNext: Int? = nil) {
      self.entries = entries
      self.next = next
      self.rawNext = rawNext
    }
  }

  var order = ByteOrder.littleEndian
  var isBig = false
  /// Bytes in place of the version.
  var version: [UInt8]?
  /// Bytes after the header.
  var mark: [UInt8] = []
  var directories: [Directory]

  init(_ directories: [Directory], order: ByteOrder = .littleEndian, isBig: Bool = false) {
    self.directories = directories
    self.order = order
    self.isBig = isBig
  }

  func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return order == .littleEndian ? bytes : bytes.reversed()
  }

  private var offsetCount: Int { isBig ? 8 : 4 }
  private var entryCount: Int { isBig ? 20 : 12 }
  private var headerCount: Int { isBig ? 16 : 8 }

  /// Returns the type, count and bytes of a value; offsets of directories and data are still 0.
  private func encoded(_ value: Value, starts: [Int], data: [Int]) -> (type: Int, count: Int, bytes: [UInt8])
  {
    switch value {
    case .shorts(let values): (3, values.count, values.flatMap { number($0, 2) })
    case .longs(let values): (4, values.count, values.flatMap { number($0, 4) })
    case .ascii(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .undefined(let bytes): (7, bytes.count, bytes)
    case .rationals(let values): (5, values.count, values.flatMap { number($0.0, 4) + number($0.1, 4) })
    case .directories(let indices):
      (
        isBig ? 18 : 4, indices.count,
        indices.flatMap { number(starts.isEmpty ? 0 : starts[$0], offsetCount) }
      )
    case .data(let blobs): (4, blobs.count, blobs.indices.flatMap { number(data.isEmpty ? 0 : data[$0], 4) })
    case .raw(let type, let count, let bytes): (type, count, bytes)
    }
  }

  func build() -> [UInt8] {
    // Sizes don't depend on offsets, so the offsets are computed first, and then the bytes.
    var starts: [Int] = []
    var next = headerCount + mark.count
    for directory in directories {
      starts.append(next)
      next += write(directory, at: next, starts: []).count
    }
    var out: [UInt8] = order == .littleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
    out += version ?? (isBig ? number(43, 2) + number(8, 2) + number(0, 2) : number(42, 2))
    out += number(starts.first ?? 0, offsetCount)
    out += mark
    for (directory, start) in zip(directories, starts) {
      out += write(directory, at: start, starts: starts)
    }
    return out
  }

  private func write(_ directory: Directory, at start: Int, starts: [Int]) -> [UInt8] {
    let size = (isBig ? 8 : 2) + entryCount * directory.entries.count + offsetCount
    func outside(_ value: Value) -> Int {
      if case .raw = value { return 0 }
      let count = encoded(value, starts: [], data: []).bytes.count
      return count > offsetCount ? count : 0
    }
    var dataStart = start + size + directory.entries.reduce(0) { $0 + outside($1.value) }
    var out = number(directory.entries.count, isBig ? 8 : 2)
    var values: [UInt8] = []
    var data: [UInt8] = []
    for entry in directory.entries {
      var places: [Int] = []
      if case .data(let blobs) = entry.value {
        for blob in blobs {
          places.append(dataStart)
          dataStart += blob.count
          data += blob
        }
      }
      let (type, count, bytes) = encoded(entry.value, starts: starts, data: places)
      out += number(Int(entry.tag), 2) + number(type, 2) + number(count, offsetCount)
      if bytes.count > offsetCount {
        out += number(start + size + values.count, offsetCount)
        values += bytes
      } else {
        out += bytes + [UInt8](repeating: 0, count: offsetCount - bytes.count)
      }
    }
    let next = directory.rawNext ?? directory.next.map { starts.isEmpty ? 0 : starts[$0] } ?? 0
    return out + number(next, offsetCount) + values + data
  }

  /// Returns the entries for a picture of a size, with these bytes as its strips.
  static func picture(
    _ width: Int, _ height: Int, subfile: Int? = nil, compression: Int = 1, photometric: Int = 2,
    strips: [[UInt8]] = [[1, 2, 3, 4, 5, 6]], _ more: [(tag: UInt16, value: Value)] = []
  ) -> [(tag: UInt16, value: Value)] {
    let all: [(tag: UInt16, value: Value)] =
      (subfile.map { [(0x00FE, .longs([$0]))] } ?? []) + [
        (0x0100, .longs([width])), (0x0101, .longs([height])), (0x0102, .shorts([8, 8, 8])),
        (0x0103, .shorts([compression])), (0x0106, .shorts([photometric])), (0x0111, .data(strips)),
        (0x0117, .longs(strips.map(\.count))),
      ] + more
    return all.sorted { $0.tag < $1.tag }
  }
}
