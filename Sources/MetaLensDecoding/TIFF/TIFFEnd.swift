import MetaLensFacts

/// The end of everything that a file's directories account for; a TIFF doesn't state its own end.
///
/// Many more directories and pieces are followed to their ends than are described: neither the pages of a long scan nor
/// the rows of a tall one may hide what is appended to them, or count as appended themselves.
struct TIFFEnd {
  /// The offset after the last byte that a directory accounts for, as far as they were followed.
  let offset: Int
  /// Whether everything was followed within the limits: otherwise pictures may be after that offset.
  let isExact: Bool
  /// Whether every directory, value and piece is within the file, as far as they were followed.
  let isWhole: Bool

  /// Finds the end of a file of which a walk and its pictures may be only the beginning.
  ///
  /// If even more is there than may be followed, that is reported as a limit on what is searched for ends.
  init(
    of walk: TIFFWalk, _ pictures: [TIFFPicture], _ header: TIFFHeader, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    var end = pictures.reduce(header.byteCount) { max($0, $1.pieces?.end ?? 0) }
    var followed = walk
    var areInside = pictures.allSatisfy { $0.row.areInside }
    var arePiecesLimited = false
    if walk.isLimited || pictures.contains(where: { $0.pieces?.isLimited ?? false }) {
      // The first walk has reported what it found.
      let log = context.log
      defer { context.log = log }
      if walk.isLimited {
        let limits = Self.limits(of: context)
        followed = try TIFFWalk(header, container: walk.container, limits: limits, &context)
      }
      // Pictures of which all entries and all pieces were read.
      let cut = Set(walk.directories.lazy.filter { $0.entries.count < $0.statedCount }.map(\.offset))
      let read = Set(pictures.lazy.filter { !($0.pieces?.isLimited ?? false) }.map(\.row.offset))
        .subtracting(cut)
      var budget = context.limits.followedPieces(ofFile: context.byteCount)
      for directory in followed.directories
      where directory.mayHoldPicture && !read.contains(directory.offset) {
        let places = try TIFFPieces(of: directory, container: walk.container, budget: &budget, &context)
        guard let pieces = places else { continue }
        end = max(end, pieces.end)
        areInside = areInside && pieces.areInside
        arePiecesLimited = arePiecesLimited || pieces.isLimited
      }
    }
    for directory in followed.directories {
      end = max(end, directory.offset + directory.fields.bytes.count)
      for entry in directory.entries { end = max(end, entry.value?.upperBound ?? 0) }
    }
    isWhole = followed.isWhole && areInside
    isExact = !followed.isLimited && !arePiecesLimited
    if !isExact { context.budget.refuse(.walkedBytes) }
    offset = min(end, context.byteCount)
  }

  /// Returns the limits within which directories are followed: by default 16,384 of them, however deep they are nested,
  /// and `followedEntries`.
  private static func limits(of context: borrowing ReadingContext) -> ReadLimits {
    var limits = context.limits
    limits.directories = max(limits.directories, limits.walkedBytes >> 19)
    limits.nesting = limits.directories
    limits.entries = max(limits.entries, limits.followedEntries(ofFile: context.byteCount))
    return limits
  }
}
