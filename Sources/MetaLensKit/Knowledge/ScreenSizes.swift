import MetaLensFacts

/// The sizes of screens in pixels (rows and their sources: `screens.tsv`).
struct ScreenSizes: Sendable {
  /// What has such a screen.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case phone, tablet, desktop
    /// Several, and films, games and wallpapers have this size as often.
    case shared
  }

  private let kinds: [PixelSize: Kind]

  /// The sizes that ship, parsed once.
  static let shipped = ScreenSizes(table: data)

  /// Parses a table of the form that `screens.tsv` describes; rows that don't parse are left out.
  init(table text: String) {
    var kinds: [PixelSize: Kind] = [:]
    for fields in TabSeparatedRows(text).lazy.map(\.texts) {
      guard fields.count == 4, let kind = Kind(rawValue: fields[0]), let width = Int(fields[1]),
        let height = Int(fields[2])
      else { continue }
      kinds[PixelSize(width: min(width, height), height: max(width, height))] = kind
    }
    self.kinds = kinds
  }

  /// What has a screen of exactly this size, in either orientation; nil where nothing is known to.
  func kind(of size: PixelSize) -> Kind? {
    kinds[PixelSize(width: min(size.width, size.height), height: max(size.width, size.height))]
  }
}
