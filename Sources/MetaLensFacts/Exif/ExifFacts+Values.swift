extension ExifFacts {
  /// The thumbnail's bytes within the block, where IFD1 points at bytes that are there (EXIF 3.0, 4.6.4).
  ///
  /// Nil in an excerpt: there IFD1 points into the file.
  package var thumbnailRange: Range<Int>? {
    guard !isExcerpt, let offset = entry(ExifTag.thumbnailOffset, in: .ifd1).flatMap(unsignedInteger),
      let count = entry(ExifTag.thumbnailLength, in: .ifd1).flatMap(unsignedInteger),
      count > 0, Int(offset) + Int(count) <= bytes.count
    else { return nil }
    return Int(offset)..<Int(offset) + Int(count)
  }

  /// The thumbnail's bytes; nil as `thumbnailRange`.
  package var thumbnailBytes: ArraySlice<UInt8>? { thumbnailRange.map { bytes[$0] } }

  /// The bytes of an entry's value as written, or nil if they lie outside the block.
  ///
  /// libexif's copy where it made one, else the block's: the same bytes, but not the same indices.
  package func rawValue(of entry: ExifEntry) -> ArraySlice<UInt8>? {
    guard let range = entry.value, range.upperBound <= bytes.count else { return nil }
    guard let start = entry.copy.map(Int.init), start + range.count <= copies.count else {
      return bytes[range]
    }
    return copies[start..<start + range.count]
  }

  /// Where an entry's value stands in the file; the entry itself where the value lies outside the block.
  package func fileOffset(of entry: ExifEntry) -> Int {
    fileOffset(at: entry.value?.lowerBound ?? entry.offset)
  }

  /// Where a byte of the block stands in the file.
  package func fileOffset(at index: Int) -> Int {
    if pieces.isEmpty { return fileOffset + index }
    // The last piece that begins at or before the byte.
    let last = pieces.partitioningIndex { $0.start > index } - 1
    guard last >= 0 else { return fileOffset + index }
    let piece = pieces[last]
    return piece.isPacked ? piece.fileOffset : piece.fileOffset + index - piece.start
  }

  /// The bytes of a text up to its first NUL, `textLimit` at most, or nil if the type isn't a text's.
  package func textBytes(of entry: ExifEntry) -> ArraySlice<UInt8>? {
    guard entry.type == .ascii || entry.type == .utf8, let raw = rawValue(of: entry) else { return nil }
    return raw.prefix(textLimit).prefix { $0 != 0 }
  }

  /// The values of an unsigned integer type, or nil if the type is another.
  package func unsignedIntegers(of entry: ExifEntry) -> [UInt32]? {
    guard let type = entry.type, let raw = rawValue(of: entry) else { return nil }
    switch type {
    case .byte, .undefined: return raw.map(UInt32.init)
    case .short:
      return stride(from: raw.startIndex, to: raw.endIndex - 1, by: 2).map {
        UInt32(raw.uint16(at: $0, byteOrder))
      }
    case .long, .ifd:
      return stride(from: raw.startIndex, to: raw.endIndex - 3, by: 4).map { raw.uint32(at: $0, byteOrder) }
    default: return nil
    }
  }

  /// The first value of an integer type where it isn't negative, or nil.
  ///
  /// SSHORT and SLONG count too: cameras and tools write sizes and orientations in them, against EXIF.
  package func unsignedInteger(of entry: ExifEntry) -> UInt32? {
    guard let type = entry.type, let raw = rawValue(of: entry) else { return nil }
    switch type {
    case .byte where raw.count >= 1: return UInt32(raw[raw.startIndex])
    case .short where raw.count >= 2: return UInt32(raw.uint16(at: raw.startIndex, byteOrder))
    case .long where raw.count >= 4: return raw.uint32(at: raw.startIndex, byteOrder)
    case .signedShort where raw.count >= 2:
      return UInt32(exactly: Int16(bitPattern: raw.uint16(at: raw.startIndex, byteOrder)))
    case .signedLong where raw.count >= 4:
      return UInt32(exactly: Int32(bitPattern: raw.uint32(at: raw.startIndex, byteOrder)))
    default: return nil
    }
  }

  /// The values of RATIONAL or SRATIONAL, or nil if the type is another.
  package func rationals(of entry: ExifEntry) -> [ExifRational]? {
    guard let raw = rawValue(of: entry) else { return nil }
    let starts = stride(from: raw.startIndex, to: raw.endIndex - 7, by: 8)
    switch entry.type {
    case .rational:
      return starts.map {
        ExifRational(Int64(raw.uint32(at: $0, byteOrder)), Int64(raw.uint32(at: $0 + 4, byteOrder)))
      }
    case .signedRational:
      return starts.map {
        ExifRational(
          Int64(Int32(bitPattern: raw.uint32(at: $0, byteOrder))),
          Int64(Int32(bitPattern: raw.uint32(at: $0 + 4, byteOrder))))
      }
    default: return nil
    }
  }

  /// The values of FLOAT or DOUBLE, or nil if the type is another.
  package func floatingPoints(of entry: ExifEntry) -> [Double]? {
    guard let raw = rawValue(of: entry) else { return nil }
    switch entry.type {
    case .float:
      return stride(from: raw.startIndex, to: raw.endIndex - 3, by: 4)
        .map { Double(Float(bitPattern: raw.uint32(at: $0, byteOrder))) }
    case .double:
      return stride(from: raw.startIndex, to: raw.endIndex - 7, by: 8).map { start in
        let first = UInt64(raw.uint32(at: start, byteOrder))
        let second = UInt64(raw.uint32(at: start + 4, byteOrder))
        return Double(
          bitPattern: byteOrder == .bigEndian ? first << 32 | second : second << 32 | first)
      }
    default: return nil
    }
  }
}
