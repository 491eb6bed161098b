/// How a thumbnail's tables are laid out, as its signature says (`CameraFeature.thumbnail`).
///
/// A header before them isn't asked: whoever cuts JFIF's off leaves the tables as the library wrote them.
struct ThumbnailLayout: Sendable {
  /// Whether each table stands in a segment of its own, in whatever order.
  let isSplit: Bool
  /// Whether it is libjpeg's, of a picture in colour: tables, frame, codes, each table in a segment of its own.
  ///
  /// A grey one has fewer tables whoever writes it.
  let isLibjpeg: Bool

  /// The kinds of segments in libjpeg's order.
  private static let order = ["DQT", "SOF", "DHT"]

  /// Nil where there is no thumbnail, or none that can be read: one has each kind.
  init?(_ value: String) {
    var ranks: [Int] = []
    var isAlone = true
    for word in value.split(separator: " ") {
      guard let rank = Self.order.firstIndex(where: { word.hasPrefix($0) }) else { continue }
      ranks.append(rank)
      if rank != 1, word.dropFirst(3) != "1" { isAlone = false }
    }
    guard Set(ranks).count == Self.order.count else { return nil }
    isSplit = isAlone
    isLibjpeg = isAlone && ranks == ranks.sorted() && ranks.count { $0 == 0 } > 1
  }
}
