import MetaLensFacts

/// Identifies everything after a picture's EOI, without gaps (Docs/Sources.md, S14).
///
/// Pictures that the MPF index lists, and trailers recognized by their last bytes, come first; the bytes between them
/// are recognized by their first bytes.
enum TrailerDecoding {
  static func decode(
    from start: Int, multiPicture: MultiPicture?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var pieces = try ends(from: start, &context)
    let tail = pieces.map(\.offset).min() ?? context.byteCount
    pieces += try listed(multiPicture, from: start, to: tail, &context)
    pieces.sort { $0.offset < $1.offset }
    var trailers: [Trailer] = []
    var position = start
    for piece in pieces where piece.offset >= position {
      trailers += try gap(position..<piece.offset, &context)
      trailers.append(piece)
      position = piece.offset + piece.byteCount
    }
    trailers += try gap(position..<context.byteCount, &context)
    return try described(trailers, &context)
  }

  /// Returns what is in the bytes between the parts of a file, recognized by the first bytes of each run.
  static func decode(
    _ range: Range<Int>, at location: String, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var trailers = try described(gap(range, &context), &context)
    for index in trailers.indices { trailers[index].location = location }
    return trailers
  }

  /// Adds each trailer's first bytes, and whether an unknown trailer is text.
  private static func described(
    _ trailers: [Trailer], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var trailers = trailers
    for index in trailers.indices where trailers[index].firstBytes.isEmpty {
      trailers[index].firstBytes = try context.source.window(
        at: trailers[index].offset, count: min(16, trailers[index].byteCount))
    }
    for index in trailers.indices where trailers[index].kind == .unknown {
      trailers[index].isText = try TrailerText.isText(trailers[index], &context)
    }
    return trailers
  }

  /// Returns the trailers recognized by their last bytes, from the end of the file backward.
  private static func ends(
    from start: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var trailers: [Trailer] = []
    var end = try SamsungTrailer.lastEnd(from: start, &context) ?? context.byteCount
    while trailers.count < context.limits.trailers, end > start,
      let (kind, offset) = try TrailerEnd.find(at: end, floor: start, &context)
    {
      // A footer may claim bytes that begin as another kind of file: the file's kind is used then.
      let first = identify(try context.source.window(at: offset, count: min(32, end - offset)))
      let kind = first.isForeign ? first : kind
      let entries =
        kind == .samsung ? try SamsungTrailer.entries(footerAt: end, floor: start, &context) : []
      trailers.append(
        Trailer(kind: kind, offset: offset, byteCount: end - offset, firstBytes: [], entries: entries))
      end = offset
    }
    return trailers
  }

  /// Returns the pictures that the index lists, up to each one's own EOI.
  ///
  /// Bytes after that EOI are recognized separately.
  private static func listed(
    _ multiPicture: MultiPicture?, from start: Int, to end: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var trailers: [Trailer] = []
    var position = start
    let entries = (multiPicture?.entries ?? []).dropFirst()
      .filter { $0.isPicture && $0.offset >= start && $0.offset < end }
      .sorted { $0.offset < $1.offset }
    // Bytes of overlapping entries are listed once. An entry that doesn't end within the stated bytes is skipped, so
    // that another may begin within it; the budget limits how often those bytes are walked again.
    for entry in entries where entry.offset >= position && trailers.count < context.limits.trailers {
      // An index may state a size that extends into a maker's trailer.
      let stated = min(entry.offset + entry.byteCount, end)
      let ending = try jpegEnd(entry.offset..<stated, &context)
      // A picture that doesn't end before the maker's trailer isn't what the index states.
      if ending == nil, stated < entry.offset + entry.byteCount { continue }
      if let ending {
        trailers.append(
          Trailer(
            kind: .multiPicture, offset: entry.offset, byteCount: ending - entry.offset, firstBytes: []))
      } else {
        // An entry that isn't a picture may be anything.
        trailers += try gap(entry.offset..<stated, &context).map { $0.kind == .jpeg ? $0.asUnknown : $0 }
      }
      position = ending ?? stated
    }
    return trailers
  }

  /// Returns the end of the JPEG that begins a range; nil if it doesn't end, or if the budget runs out first.
  ///
  /// The walk is charged, since ranges may overlap: a file can refer to its bytes many times.
  static func jpegEnd(
    _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? {
    // No walk exceeds the budget; most end before.
    let maximum = min(range.count, context.budget.left(.walkedBytes))
    var walk = PictureWalk(at: range.lowerBound + 2, inData: false)
    var window = ForwardWindow(
      at: range.lowerBound, byteCount: range.lowerBound + maximum, of: context.source, limits: context.limits)
    var reader = CodingReader(limits: context.limits)
    try walk.run(&window, reader: &reader)
    let isCut = !walk.isWhole && maximum < range.count
    let walked = isCut ? Int.max : min(maximum, walk.position - range.lowerBound)
    // A walk that needs more than is left uses up the budget, which is reported.
    _ = context.budget.take(walked, of: .walkedBytes)
    return walk.isWhole ? walk.position : nil
  }

  /// Identifies a run of bytes by its first bytes.
  ///
  /// Other parts may follow a JPEG or padding within the run.
  private static func gap(
    _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    var trailers: [Trailer] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let isLast = trailers.count + 1 >= context.limits.trailers
      let first = try context.source.window(at: position, count: min(32, range.upperBound - position))
      var kind = isLast ? Trailer.Kind.unknown : identify(first)
      var end = range.upperBound
      var content: Int?
      if kind == .jpeg {
        if let ending = try jpegEnd(position..<end, &context) {
          end = ending
        } else if context.budget.left(.walkedBytes) == 0 {
          // Its end wasn't searched, or only within the budget.
          kind = .unknown
        } else if !isLast {
          end = try fileStart(in: position..<end, pictures: false, &context) ?? end
        }
      } else if kind == .isoMedia {
        let boxes = try boxes(from: position..<end, &context)
        if !boxes.areVideo {
          // A few boxes don't make the bytes after them a video: those are identified separately.
          kind = .unknown
          if boxes.end > position, !isLast { end = boxes.end }
        } else if !isLast {
          content = boxes.end - position
          // Some makers write data of their own after a video, but never an archive.
          end = try fileStart(in: boxes.end - 1..<end, pictures: false, &context) ?? end
        }
      } else if kind == .padding {
        end = try runEnd(of: first[0], position..<range.upperBound, &context)
        // The zeros directly before a film's name belong to its size field.
        let film = first[0] == 0 ? try filmStart(before: end, of: range, &context) : nil
        if let film { end = film }
        // A few equal bytes before other data aren't padding.
        if film == nil, end < range.upperBound, end - position < minimumPadding {
          (kind, end) = (.unknown, range.upperBound)
        }
      }
      if kind == .unknown {
        kind = try identifyEnd(position..<end, &context)
        // A file is found even if some bytes precede it or a maker's data follow it.
        if !isLast, let start = try fileStart(in: position..<end, pictures: kind == .unknown, &context) {
          // Zeros before a film count as padding in a list of items, however few.
          let isFilled =
            start - position <= first.count && first.prefix(start - position).allSatisfy { $0 == 0 }
          (kind, end) = (isFilled ? .padding : .unknown, start)
        }
      } else if kind == .vivo || kind == .sony || kind == .canon, !isLast {
        end = try fileStart(in: position..<end, pictures: false, &context) ?? end
      }
      var trailer = Trailer(
        kind: kind, offset: position, byteCount: end - position,
        firstBytes: Array(first.prefix(min(16, end - position))))
      trailer.contentByteCount = content
      trailers.append(trailer)
      position = end
    }
    return trailers
  }

  /// Returns the start of a film whose size field begins with the last zeros of a run; nil if there is none.
  private static func filmStart(
    before end: Int, of range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? {
    let start = max(range.lowerBound, end - 4)
    let bytes = try context.source.window(at: start, count: min(12, range.upperBound - start))
    return bytes.indices.first { isFilm(bytes[$0...]) }.map { start + $0 }
  }

  /// Returns the end of the boxes at the beginning of a range, and whether one of them belongs to a movie or a HEIF.
  private static func boxes(
    from range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> (end: Int, areVideo: Bool) {
    var position = range.lowerBound
    var isVideo = false
    // A video has about a dozen boxes.
    for _ in 0..<64 where range.upperBound - position >= 8 {
      let count = min(16, range.upperBound - position)
      let head = ByteFields(try context.source.window(at: position, count: count))
      guard let short = head.uint32(at: 0), let type = head.name(at: 4), !type.contains("\\"),
        let size = short == 1 ? head.number(at: 8, count: 8) : short, size == 0 || size >= 8,
        size <= range.upperBound - position
      else { break }
      isVideo = isVideo || ["moov", "moof", "meta"].contains(type)
      position = size == 0 ? range.upperBound : position + size
    }
    return (position, isVideo)
  }

  /// The minimum number of equal bytes that count as padding before other data.
  private static let minimumPadding = 16

  /// The types of a film's first box; QuickTime's older films have no `ftyp`.
  private static let films = ["ftyp", "moov", "wide", "mdat"]

  static func identify(_ first: [UInt8]) -> Trailer.Kind {
    if first.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if first.count >= 12, films.contains(String(decoding: first[4..<8], as: UTF8.self)) { return .isoMedia }
    if first.starts(with: "CANON OPTIONAL DATA\u{0}".utf8) { return .canon }
    if first.starts(with: "vivo{".utf8) { return .vivo }
    if first.starts(with: [0x55, 0x26, 0x11, 0x05, 0x00]) { return .sony }
    if first.starts(with: [0x50, 0x4B, 3, 4]) { return .zip }
    if first.starts(with: "Rar!\u{1A}\u{7}".utf8) { return .rar }
    if first.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) { return .sevenZip }
    // A DOS header is recognized by more than two letters, which often occur in random data: its fixed fields must
    // match too.
    if first.starts(with: [0x7F, 0x45, 0x4C, 0x46]) { return .executable }
    if first.starts(with: [0x4D, 0x5A, 0x90, 0x00, 0x03, 0x00]) { return .executable }
    if first.starts(with: "%PDF-".utf8) { return .pdf }
    if first.starts(with: "<?php".utf8) || first.starts(with: "#!/".utf8) { return .script }
    if first.prefix(minimumPadding).allSatisfy({ $0 == first[0] }) { return .padding }
    return .unknown
  }

  /// How far into a run another file is searched, in bytes.
  private static let maximumLookedThrough = 1 << 18

  /// Returns where an archive, a document, a JPEG or a film begins after other bytes; nil if there is none.
  ///
  /// Makers' own parts may contain pictures, but neither films nor archives.
  private static func fileStart(
    in range: Range<Int>, pictures: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? {
    let count = min(maximumLookedThrough, range.count)
    let bytes = try context.source.window(at: range.lowerBound, count: count)
    for index in bytes.indices.dropFirst() where isMagic(bytes[index]) {
      let first = bytes[index...].prefix(8)
      // A ZIP's version must be small: its four first bytes alone often occur in random data.
      let isArchive =
        first.starts(with: [0x50, 0x4B, 3, 4]) && first.count > 5 && first[index + 4] < 64
        && first[index + 5] == 0
      if isArchive || first.starts(with: "%PDF-".utf8) || first.starts(with: "Rar!\u{1A}\u{7}".utf8)
        || first.starts(with: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) || pictures && isPicture(bytes[index...])
      {
        return range.lowerBound + index
      }
      if index > 4, isFilm(bytes[(index - 4)...]) { return range.lowerBound + index - 4 }
    }
    return nil
  }

  /// Whether a film's first box begins here: a size of at most 65,535 bytes, and its name.
  private static func isFilm(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 8 && bytes.starts(with: [0, 0]) && bytes.dropFirst(4).starts(with: "ftyp".utf8)
  }

  /// Whether a byte is the first byte of something that `fileStart` searches for.
  private static func isMagic(_ byte: UInt8) -> Bool {
    byte == 0x50 || byte == 0x25 || byte == 0x52 || byte == 0x37 || byte == 0xFF || byte == 0x66
  }

  /// Whether bytes begin as a JPEG does: SOI, perhaps fill bytes, a segment, and another marker after it.
  private static func isPicture(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 6, bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return false }
    let mark = bytes.dropFirst(2).prefix(32).firstIndex { $0 != 0xFF } ?? bytes.endIndex
    guard mark + 2 < bytes.endIndex else { return false }
    let marker = bytes[mark]
    guard (0xC0...0xFE).contains(marker), !(0xD0...0xD9).contains(marker) else {
      return false
    }
    let next = mark + 1 + Int(bytes[mark + 1]) << 8 + Int(bytes[mark + 2])
    guard next < bytes.endIndex - 1 else { return false }
    return bytes[next] == 0xFF && bytes[next + 1] >= 0xC0 && bytes[next + 1] != 0xFF
  }

  /// Identifies a run of bytes by its last bytes, or as a whole.
  static func identifyEnd(
    _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Trailer.Kind {
    let count = min(16, range.count)
    let last = try context.source.window(at: range.upperBound - count, count: count)
    if last.suffix(9).elementsEqual("NIKON APP".utf8) { return .nikon }
    if last.suffix(6).elementsEqual("QDIOBS".utf8) { return .qdiobs }
    if last.count >= 8, last.suffix(8).prefix(4).elementsEqual("jxrs".utf8) { return .onePlus }
    return try GoogleTrailer.fills(range, &context) ? .google : .unknown
  }

  /// Returns the end of a run of one byte value.
  private static func runEnd(
    of byte: UInt8, _ range: Range<Int>, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int {
    var rest = range
    while let window = try context.source.nextWindow(of: &rest, limits: context.limits) {
      let other = window.firstIndex { $0 != byte }
      if let other { return rest.lowerBound - window.count + other }
    }
    return range.upperBound
  }
}
