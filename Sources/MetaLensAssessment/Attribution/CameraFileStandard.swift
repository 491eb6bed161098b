extension RuleContext {
  /// Whether it states a year before cameras' files followed one standard: DCF 1.0 (JEIDA-49-2) is of December 1998.
  var isOlderThanDCF: Bool {
    attributions.summary.creationDate.map { $0.iso8601.prefix(4) < "1999" } ?? false
  }
}

extension PixelSize {
  /// Whether it is twice as wide as high, or the other way round: cameras put such pictures together from several.
  var isPanorama: Bool { max(width, height) >= 2 * min(width, height) }
}

extension StatedMaker {
  /// Whether it makes cameras whose files were found to keep to DCF: of others, such as Hasselblad and Sigma, too few were measured.
  var followsDCF: Bool { makesOnlyCameras && !isOne(of: [.hasselblad, .sigma]) }
}
