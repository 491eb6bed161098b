import MetaLensFacts

/// Recognizes a film after a picture that the file's end truncates: a Samsung motion photo from an interrupted
/// download.
///
/// Without Samsung's name before it, a truncated film can't be distinguished from arbitrary appended bytes that begin
/// with a film's first boxes.
enum CutFilm {
  /// The beginning of Samsung's part with the film: two zeros, its type, the length of its name, and the name.
  private static let head: [UInt8] = [0, 0, 0x30, 0x0A, 16, 0, 0, 0] + Array(name.utf8)
  private static let name = "MotionPhoto_Data"
  private static let partType = 0x0A30

  /// The types of boxes of a film that may be long.
  private static let long: Set<String> = ["free", "mdat", "moof", "moov", "skip", "wide"]
  /// The kinds of trailers that a film's bytes may be taken for: by its first bytes, or after it if its own box doesn't
  /// end.
  private static let inner: Set<Trailer.Kind> = [.unknown, .isoMedia, .padding]

  /// Returns the trailers; those from a film on are joined into one if the film's last box states more bytes than the
  /// file has.
  static func joined(
    _ trailers: [Trailer], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> [Trailer] {
    guard let index = trailers.firstIndex(where: begins), index > 0,
      case let part = trailers[index - 1], part.byteCount == head.count,
      try context.source.window(at: part.offset, count: head.count) == head,
      trailers[index...].allSatisfy({ inner.contains($0.kind) }),
      try isCut(from: trailers[index].offset, &context)
    else { return trailers }
    var film = part
    film.kind = .samsung
    film.isCut = true
    film.isText = false
    film.byteCount = context.byteCount - film.offset
    film.contentByteCount = nil
    let start = trailers[index].offset
    film.entries = [
      Trailer.Entry(type: partType, name: name, offset: start, byteCount: context.byteCount - start)
    ]
    return Array(trailers[..<(index - 1)]) + [film]
  }

  private static func begins(_ trailer: Trailer) -> Bool {
    (trailer.kind == .unknown || trailer.kind == .isoMedia)
      && trailer.firstBytes.dropFirst(4).starts(with: "ftyp".utf8)
  }

  /// Whether there are complete boxes at an offset, and after them a box of a film that is truncated by the file's end.
  private static func isCut(
    from start: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Bool {
    var position = start
    // A film has about a dozen boxes.
    for _ in 0..<64 where context.byteCount - position >= 8 {
      let left = context.byteCount - position
      let head = ByteFields(try context.source.window(at: position, count: min(16, left)))
      guard let short = head.uint32(at: 0), let type = head.name(at: 4),
        let size = short == 1 ? head.number(at: 8, count: 8) : short, size >= 8
      else { return false }
      guard size <= left else { return position > start && long.contains(type) }
      position += size
    }
    return false
  }
}
