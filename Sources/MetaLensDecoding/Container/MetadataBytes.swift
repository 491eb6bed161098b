import MetaLensFacts

/// Reads a block of metadata from the file into memory, within `ReadLimits.blockBytes`.
enum MetadataBytes {
  /// Returns the bytes unchanged; nil, with a diagnostic, if they are more than the limit.
  static func read(
    _ range: Range<Int>, at location: String, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [UInt8]? {
    guard context.allowsBlock(of: range.count, at: location, offset: range.lowerBound) else { return nil }
    return try context.array(range)
  }

  /// Returns the bytes unpacked with Brotli; nil, with a diagnostic, if they aren't Brotli, exceed the limit, or unpack
  /// to more than the limit.
  static func unpack(
    _ range: Range<Int>, at location: String, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [UInt8]? {
    guard context.allowsBlock(of: range.count, at: location, offset: range.lowerBound) else { return nil }
    guard var stream = Brotli(bound: context.limits.blockBytes, charging: &context.budget) else {
      let reason = context.budget.left(.unpackedBytes) == 0 ? Unpacking.spent : "no memory"
      context.log.add(.unpackingFailed, at: location, offset: range.lowerBound, reason)
      return nil
    }
    let step = max(1, context.limits.windowBytes)
    var position = range.lowerBound
    while position < range.upperBound, stream.state == .wantsInput {
      let count = min(step, range.upperBound - position)
      let piece = try context.array(position..<position + count) ?? []
      stream.unpack(piece, charging: &context.budget)
      position += count
    }
    let reason =
      switch stream.state {
      case .finished: ""
      case .wantsInput: "ends within the stream"
      case .broken: "no Brotli"
      case .overflown:
        context.budget.left(.unpackedBytes) == 0
          ? Unpacking.spent : "more than \(context.limits.blockBytes) bytes"
      }
    guard let bytes = stream.finish() else {
      context.log.add(.unpackingFailed, at: location, offset: range.lowerBound, reason)
      return nil
    }
    return bytes
  }

  /// Returns the first bytes of an unpacked Brotli stream, as far as its first 4 KB yield them: enough to recognize its
  /// content.
  static func unpackedHead(
    _ range: Range<Int>, _ count: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [UInt8] {
    let range = range.prefix(4096)
    guard let bytes = try context.array(range),
      var stream = Brotli(bound: count, charging: &context.budget)
    else { return [] }
    // In small pieces, since bytes unpacked after the head are charged too.
    var rest = bytes[...]
    while !rest.isEmpty, stream.state == .wantsInput, stream.output.count < count {
      stream.unpack(Array(rest.prefix(64)), charging: &context.budget)
      rest = rest.dropFirst(64)
    }
    return stream.output
  }
}

extension LocatedBytes {
  /// Removes `Exif` NUL NUL, which belongs before the block only in a JPEG and which some writers put elsewhere too.
  mutating func dropIdentifier(_ context: inout ReadingContext) {
    guard bytes.starts(with: ExifDecoding.identifier) else { return }
    context.log.add(.partInvalid, at: container, offset: fileOffset, "Exif NUL NUL before the block")
    bytes.removeFirst(6)
    if !pieces[0].isPacked { pieces[0].fileOffset += 6 }
  }
}

/// Recognizes the beginning of a JUMBF superbox of C2PA (C2PA specification, 11.1; ISO/IEC 19566-5).
enum ContentCredentials {
  /// The number of bytes of the superbox's payload needed to recognize it: a description box with its UUID.
  static let headCount = 24

  /// Whether a superbox's payload begins with a description box of type `c2pa`.
  static func begin(_ payload: ArraySlice<UInt8>) -> Bool {
    payload.count >= headCount && payload.dropFirst(4).prefix(8).elementsEqual("jumdc2pa".utf8)
  }
}
