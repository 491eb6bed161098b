import MetaLensFacts

/// A block of metadata from the file into memory, within `ReadLimits.blockBytes`.
enum MetadataBytes {
  /// The bytes as they stand; nil, with a diagnostic, of more than the limit.
  static func read(
    _ range: Range<Int>, at location: String, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [UInt8]? {
    guard context.allowsBlock(of: range.count, at: location, offset: range.lowerBound) else { return nil }
    return try context.array(range)
  }

  /// The bytes unpacked with Brotli; nil, with a diagnostic, where they are no Brotli, more than the limit, or unpack to
  /// more.
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

  /// The first bytes that come out of a Brotli stream, as far as its first 4 KB give them: enough to tell what it is.
  static func unpackedHead(
    _ range: Range<Int>, _ count: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [UInt8] {
    let range = range.prefix(4096)
    guard let bytes = try context.array(range),
      var stream = Brotli(bound: count, charging: &context.budget)
    else { return [] }
    // By small pieces, since what comes out behind the head is paid for too.
    var rest = bytes[...]
    while !rest.isEmpty, stream.state == .wantsInput, stream.output.count < count {
      stream.unpack(Array(rest.prefix(64)), charging: &context.budget)
      rest = rest.dropFirst(64)
    }
    return stream.output
  }
}

extension LocatedBytes {
  /// Passes over `Exif` NUL NUL, which belongs before a JPEG's block and which some writers put elsewhere too.
  mutating func dropIdentifier(_ context: inout ReadingContext) {
    guard bytes.starts(with: ExifDecoding.identifier) else { return }
    context.log.add(.partInvalid, at: container, offset: fileOffset, "Exif NUL NUL before the block")
    bytes.removeFirst(6)
    if !pieces[0].isPacked { pieces[0].fileOffset += 6 }
  }
}

/// What a JUMBF superbox of C2PA begins with (C2PA specification, 11.1; ISO/IEC 19566-5).
enum ContentCredentials {
  /// Bytes of the superbox's payload that tell it: a description box with its UUID.
  static let headCount = 24

  /// Whether a superbox's payload begins with a description box of type `c2pa`.
  static func begin(_ payload: ArraySlice<UInt8>) -> Bool {
    payload.count >= headCount && payload.dropFirst(4).prefix(8).elementsEqual("jumdc2pa".utf8)
  }
}
