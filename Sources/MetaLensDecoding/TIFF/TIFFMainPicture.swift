import MetaLensFacts

/// Which of a file's pictures is the main one.
enum TIFFMainPicture {
  /// The index of the main picture among a file's, or nil.
  ///
  /// What NewSubfileType 0, or 2 of a page, is written on goes before what says nothing. Among several a sensor's data
  /// goes first, the largest of it; then the first of the chain, as of pages; then the largest.
  static func index(among pictures: [TIFFPicture], format: PhotoFormat) -> Int? {
    let known = pictures.indices.filter { pictures[$0].isPicture }
    if format == .cr2, let raw = pictures.firstIndex(where: { $0.role == .page(3) }) { return raw }
    let stated = known.filter { pictures[$0].row.subfileType != nil && pictures[$0].isFullSize }
    let candidates = stated.isEmpty ? known.filter { pictures[$0].isFullSize } : stated
    if let sensor = largest(candidates.filter { pictures[$0].isSensorData }, pictures) { return sensor }
    let pages = candidates.filter { index in
      if case .page = pictures[index].role { true } else { false }
    }
    return pages.first ?? largest(candidates, pictures) ?? largest(known, pictures)
  }

  private static func largest(_ indices: [Int], _ pictures: [TIFFPicture]) -> Int? {
    // The first of equals.
    indices.max { (pictures[$0].row.size?.area ?? 0) < (pictures[$1].row.size?.area ?? 0) }
  }
}
