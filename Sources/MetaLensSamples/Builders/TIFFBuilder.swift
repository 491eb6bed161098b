package import MetaLensFacts

/// Composes an EXIF block from entries: for the examples of rules, tests and fixtures.
///
/// It writes any values, so that broken blocks can be made as well as valid ones.
package struct TIFFBuilder {
  /// One value to write.
  package struct Entry {
    package var tag: UInt16
    package var rawType: UInt16
    package var count: UInt32
    package var bytes: [UInt8]

    package init(_ tag: UInt16, rawType: UInt16, count: UInt32, bytes: [UInt8]) {
      self.tag = tag
      self.rawType = rawType
      self.count = count
      self.bytes = bytes
    }
  }

  package var byteOrder: ByteOrder
  package var ifd0: [Entry] = []
  package var exif: [Entry] = []
  package var gps: [Entry] = []
  package var interoperability: [Entry] = []
  package var ifd1: [Entry] = []
  package var thumbnail: [UInt8] = []
  /// Directories begin at multiples of this.
  package var directoryAlignment = 1
  /// Zeros after the last part.
  package var slackCount = 0
  /// Whether a zero follows a value with an odd number of bytes, so that each begins at an even offset.
  package var padsValues = true
  /// The distance between the offsets in a maker note like Canon's and its values; nil for no maker note.
  package var makerNoteShift: Int?
  /// The number of bytes by which the entry states that maker note too short.
  package var makerNoteCut = 0

  package init(byteOrder: ByteOrder = .bigEndian) { self.byteOrder = byteOrder }

  package func ascii(_ tag: UInt16, _ text: String) -> Entry {
    ascii(tag, bytes: Array(text.utf8))
  }

  package func ascii(_ tag: UInt16, bytes: [UInt8]) -> Entry {
    Entry(tag, rawType: ExifType.ascii.rawValue, count: UInt32(bytes.count + 1), bytes: bytes + [0])
  }

  package func byte(_ tag: UInt16, _ value: UInt8) -> Entry {
    Entry(tag, rawType: ExifType.byte.rawValue, count: 1, bytes: [value])
  }

  package func undefined(_ tag: UInt16, _ bytes: [UInt8]) -> Entry {
    Entry(tag, rawType: ExifType.undefined.rawValue, count: UInt32(bytes.count), bytes: bytes)
  }

  package func short(_ tag: UInt16, _ values: UInt16...) -> Entry {
    Entry(
      tag, rawType: ExifType.short.rawValue, count: UInt32(values.count), bytes: values.flatMap(encode16))
  }

  package func long(_ tag: UInt16, _ values: UInt32...) -> Entry {
    Entry(tag, rawType: ExifType.long.rawValue, count: UInt32(values.count), bytes: values.flatMap(encode32))
  }

  package func rational(_ tag: UInt16, _ values: (UInt32, UInt32)...) -> Entry {
    rationals(tag, values)
  }

  package func rationals(_ tag: UInt16, _ values: [(UInt32, UInt32)]) -> Entry {
    Entry(
      tag, rawType: ExifType.rational.rawValue, count: UInt32(values.count),
      bytes: values.flatMap { encode32($0.0) + encode32($0.1) })
  }

  /// Returns the block: header, IFD0, its values, ExifIFD, GPS, InteropIFD, IFD1, thumbnail.
  package func build() -> [UInt8] {
    var main = ifd0
    var sub = exif
    // Pointers are placed in tag order with a value that is known only once sizes are.
    let hasInteroperability = !interoperability.isEmpty
    if makerNoteShift != nil {
      let note = undefined(ExifTag.makerNote, makerNote(at: 0))
      sub.insert(note, at: sub.firstIndex { $0.tag > note.tag } ?? sub.endIndex)
    }
    if hasInteroperability { sub.append(long(ExifTag.interoperabilityPointer, 0)) }
    if !sub.isEmpty { main.append(long(ExifTag.exifPointer, 0)) }
    if !gps.isEmpty { main.append(long(ExifTag.gpsPointer, 0)) }
    var second = ifd1
    if !thumbnail.isEmpty {
      second.append(long(ExifTag.thumbnailOffset, 0))
      second.append(long(ExifTag.thumbnailLength, UInt32(thumbnail.count)))
    }
    var next = 8
    func place(_ entries: [Entry]) -> Int {
      guard !entries.isEmpty else { return next }
      let start = (next + directoryAlignment - 1) / directoryAlignment * directoryAlignment
      next = start + size(of: entries)
      return start
    }
    let mainStart = place(main)
    let subStart = place(sub)
    let gpsStart = place(gps)
    let interoperabilityStart = place(interoperability)
    let secondStart = place(second)
    let thumbnailStart = next
    patch(&main, ExifTag.exifPointer, subStart)
    patch(&main, ExifTag.gpsPointer, gpsStart)
    patch(&sub, ExifTag.interoperabilityPointer, interoperabilityStart)
    if makerNoteShift != nil, let index = sub.firstIndex(where: { $0.tag == ExifTag.makerNote }) {
      let before = sub[..<index].reduce(0) { $0 + outOfLineSize($1) }
      sub[index].bytes = makerNote(at: subStart + 2 + 12 * sub.count + 4 + before)
      sub[index].count -= UInt32(makerNoteCut)
    }
    patch(&second, ExifTag.thumbnailOffset, thumbnailStart)

    var out: [UInt8] = byteOrder == .bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
    out += encode16(42) + encode32(8)
    write(main, at: mainStart, next: second.isEmpty ? 0 : secondStart, into: &out)
    write(sub, at: subStart, next: 0, into: &out)
    write(gps, at: gpsStart, next: 0, into: &out)
    write(interoperability, at: interoperabilityStart, next: 0, into: &out)
    write(second, at: secondStart, next: 0, into: &out)
    return out + thumbnail + [UInt8](repeating: 0, count: slackCount)
  }

  /// Returns an IFD of two entries followed by its values, as it would be at an offset of the block.
  private func makerNote(at offset: Int) -> [UInt8] {
    let values = Swift.max(0, offset + 2 + 2 * 12 + 4 + (makerNoteShift ?? 0))
    return encode16(2)
      + encode16(1) + encode16(ExifType.short.rawValue) + encode32(4) + encode32(UInt32(values))
      + encode16(6) + encode16(ExifType.ascii.rawValue) + encode32(12) + encode32(UInt32(values + 8))
      + encode32(0) + [UInt8](repeating: 1, count: 8) + Array("IMG:EOS 40D".utf8) + [0]
  }

  private func patch(_ entries: inout [Entry], _ tag: UInt16, _ offset: Int) {
    guard let index = entries.lastIndex(where: { $0.tag == tag && $0.bytes == [0, 0, 0, 0] }) else { return }
    entries[index].bytes = encode32(UInt32(offset))
  }

  private func size(of entries: [Entry]) -> Int {
    entries.reduce(2 + 12 * entries.count + 4) { $0 + outOfLineSize($1) }
  }

  private func outOfLineSize(_ entry: Entry) -> Int {
    entry.bytes.count > 4 ? entry.bytes.count + (padsValues ? entry.bytes.count % 2 : 0) : 0
  }

  private func write(_ entries: [Entry], at start: Int, next: Int, into out: inout [UInt8]) {
    guard !entries.isEmpty else { return }
    if out.count < start { out += [UInt8](repeating: 0, count: start - out.count) }
    var values: [UInt8] = []
    let valuesStart = start + 2 + 12 * entries.count + 4
    out += encode16(UInt16(entries.count))
    for entry in entries {
      out += encode16(entry.tag) + encode16(entry.rawType) + encode32(entry.count)
      if entry.bytes.count > 4 {
        out += encode32(UInt32(valuesStart + values.count))
        values += entry.bytes
        if padsValues, entry.bytes.count % 2 == 1 { values.append(0) }
      } else {
        out += entry.bytes + [UInt8](repeating: 0, count: 4 - entry.bytes.count)
      }
    }
    out += encode32(UInt32(next))
    out += values
  }

  private func encode16(_ value: UInt16) -> [UInt8] { value.bytes(byteOrder) }

  private func encode32(_ value: UInt32) -> [UInt8] { value.bytes(byteOrder) }
}
