/// The layout of a thumbnail's tables, as its signature states it (`CameraFeature.thumbnail`).
///
/// A header before the tables doesn't matter: a program that removes JFIF's leaves the tables as the library wrote
/// them.
struct ThumbnailLayout: Sendable {
  /// Whether each table is in a segment of its own, in any order.
  let isSplit: Bool
  /// Whether the layout is libjpeg's for a picture in colour: tables, frame, codes, each table in a segment of its own.
  ///
  /// A grey picture has fewer tables, whatever wrote it.
  let isLibjpeg: Bool

  /// The kinds of segments in libjpeg's order.
  private static let order = ["DQT", "SOF", "DHT"]

  /// Reads a layout; nil unless it has segments of each kind, as every readable thumbnail does.
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
