/// The sizes of screens in pixels (rows and their sources: `screens.tsv`).
package enum ScreenSizes {
  /// The kind of device that has a screen of a size.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case phone, tablet, desktop
    /// Several kinds; films, games and wallpapers often have this size too.
    case shared
  }

  /// Returns the kind of device with a screen of exactly this size, in either orientation; nil if none is known.
  static func kind(of size: PixelSize) -> Kind? {
    let (width, height) = (min(size.width, size.height), max(size.width, size.height))
    return rows.first { $0.width == width && $0.height == height }?.kind
  }
}
