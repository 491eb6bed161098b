import MetaLensFacts

/// Determines which of a file's pictures is the main one.
enum TIFFMainPicture {
  /// Returns the index of the main picture among a file's pictures; nil if there is none.
  ///
  /// Pictures whose NewSubfileType is 0, or 2 for a page, are preferred to those without it. Among several, the largest
  /// of a sensor's data comes first, then the first picture of the chain, as with pages, then the largest.
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
    // For equal sizes, the first.
    indices.max { (pictures[$0].row.size?.area ?? 0) < (pictures[$1].row.size?.area ?? 0) }
  }
}
