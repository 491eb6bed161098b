extension RuleContext {
  /// The facts of a report: EXIF's, and where EXIF states no serial number or position, those that stand elsewhere.
  ///
  /// Camera signatures are kept by EXIF's own number, so what is filled in here stays out of ``Attributions``.
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
    return summary
  }
}
