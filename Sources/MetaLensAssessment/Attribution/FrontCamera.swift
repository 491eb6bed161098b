extension RuleContext {
  /// Whether LensModel names a phone's front camera: it may be mounted differently, and its pictures may be mirrored.
  var isFrontCamera: Bool {
    guard let lens = exif?.text(ExifTag.lensModel, in: .exif) else { return false }
    return SoftwareCatalogue.words(of: Array(lens.utf8)[...]).contains { $0.elementsEqual("front".utf8) }
  }
}
