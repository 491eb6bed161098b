extension RuleContext {
  /// The facts of a report: EXIF's, and if EXIF states no serial number or position, those stated elsewhere; besides
  /// whom IPTC and XMP credit.
  ///
  /// Camera signatures are stored by EXIF's serial number, so what is filled in here stays out of ``Attributions``.
  var reportedSummary: PhotoSummary {
    var summary = attributions.summary
    if summary.cameraSerialNumber == nil, let number = SerialNumbers(self).ofCamera?.text,
      !CameraIdentity.isPlaceholder(of: number)
    {
      summary.cameraSerialNumber = number
    }
    if attributions.position == .none {
      summary.location = xmp.lazy.compactMap { $0.position?.coordinate }.first
    }
    let credits = StatedCredits(metadata)
    summary.byline = credits.byline
    summary.credit = credits.credit
    summary.statedSource = credits.source
    summary.copyrightNotice = credits.copyrightNotice
    return summary
  }
}
