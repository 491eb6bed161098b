/// The sizes of screens in pixels (rows and their sources: `screens.tsv`).
package enum ScreenSizes {
  /// What has such a screen.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case phone, tablet, desktop
    /// Several, and films, games and wallpapers have this size as often.
    case shared
  }

  /// What has a screen of exactly this size, in either orientation; nil if nothing is known to.
  static func kind(of size: PixelSize) -> Kind? {
    let (width, height) = (min(size.width, size.height), max(size.width, size.height))
    return rows.first { $0.width == width && $0.height == height }?.kind
  }
}
