extension ExifFacts {
  /// The range of the thumbnail in the block, if IFD1 points at bytes in it (EXIF 3.0, 4.6.4).
  ///
  /// Nil in an excerpt, where IFD1 points into the file.
  package var thumbnailRange: Range<Int>? {
    guard !isExcerpt, let offset = entry(ExifTag.thumbnailOffset, in: .ifd1).flatMap(unsignedInteger),
      let count = entry(ExifTag.thumbnailLength, in: .ifd1).flatMap(unsignedInteger),
      count > 0, Int(offset) + Int(count) <= bytes.count
    else { return nil }
    return Int(offset)..<Int(offset) + Int(count)
  }

  /// The thumbnail's bytes; nil if `thumbnailRange` is nil.
  package var thumbnailBytes: ArraySlice<UInt8>? { thumbnailRange.map { bytes[$0] } }

  /// Returns the bytes of an entry's value as written; nil if they are outside the block.
  ///
  /// They are libexif's copy if it made one, else the block's: the same bytes, with different indices.
  package func rawValue(of entry: ExifEntry) -> ArraySlice<UInt8>? {
    guard let range = entry.value, range.upperBound <= bytes.count else { return nil }
    guard let start = entry.copy.map(Int.init), start + range.count <= copies.count else {
      return bytes[range]
    }
    return copies[start..<start + range.count]
  }

  /// Returns the offset of an entry's value in the file, or of the entry if the value is outside the block.
  package func fileOffset(of entry: ExifEntry) -> Int {
    fileOffset(at: entry.value?.lowerBound ?? entry.offset)
  }

  /// Returns the offset in the file of a byte of the block.
  package func fileOffset(at index: Int) -> Int {
    if pieces.isEmpty { return fileOffset + index }
    // Finds the last piece that begins at or before the byte.
    let last = pieces.partitioningIndex { $0.start > index } - 1
    guard last >= 0 else { return fileOffset + index }
    let piece = pieces[last]
    return piece.isPacked ? piece.fileOffset : piece.fileOffset + index - piece.start
  }

  /// Returns the bytes of a text up to its first NUL, at most `textLimit`; nil if the type isn't a text's.
  package func textBytes(of entry: ExifEntry) -> ArraySlice<UInt8>? {
    guard entry.type == .ascii || entry.type == .utf8, let raw = rawValue(of: entry) else { return nil }
    return raw.prefix(textLimit).prefix { $0 != 0 }
  }

  /// Returns the values of an unsigned integer type; nil for any other type.
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

  /// Returns the first value of an integer type; nil if it is negative, or for any other type.
  ///
  /// SSHORT and SLONG count too: contrary to EXIF, cameras and tools write sizes and orientations in them.
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

  /// Returns the values of RATIONAL or SRATIONAL; nil for any other type.
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

  /// Returns the values of FLOAT or DOUBLE; nil for any other type.
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
