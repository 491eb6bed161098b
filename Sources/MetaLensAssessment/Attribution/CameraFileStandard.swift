extension RuleContext {
  /// Whether the file states a year before cameras' files followed one standard: DCF 1.0 (JEIDA-49-2) is from December
  /// 1998.
  var isOlderThanDCF: Bool {
    attributions.summary.creationDate.map { $0.iso8601.prefix(4) < "1999" } ?? false
  }
}

extension PixelSize {
  /// Whether one side is at least twice as long as the other: cameras assemble such pictures from several.
  var isPanorama: Bool { max(width, height) >= 2 * min(width, height) }
}

extension StatedMaker {
  /// Whether the maker's cameras were found to write files that follow DCF; of other makers, such as Hasselblad and
  /// Sigma, too few files were measured.
  var followsDCF: Bool { makesOnlyCameras && !isOne(of: [.hasselblad, .sigma]) }
}
