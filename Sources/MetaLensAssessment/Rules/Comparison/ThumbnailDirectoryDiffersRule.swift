import MetaLensBytes

extension Rule {
  package static let thumbnailDirectoryDiffers = Rule(
    "thumbnailDirectoryDiffers", .warning, concern: .metadata,
    parameters: [.text("tag", .public), .text("value", .tagged), .text("other", .tagged)],
    reads: [.exif],
    source:
      "EXIF 3.0, 4.6.4 and 4.6.5 (IFD1); TIFF 6.0, section 8; measured: of 17 labelled originals by 7 models with "
      + "Make, Model and DateTime in both directories, and of 8 by 2 models with Software in both, none differs",
    example: ["tag": "Model", "value": "Canon EOS 40D", "other": "Canon EOS 350D"]
  ) { context in
    guard let places = context.attributions.places else { return [] }
    return RuleContext.tagsOfBothDirectories.compactMap { tag in
      guard let (value, other) = context.thumbnailContradiction(of: tag) else { return nil }
      return .raised(
        ["tag": ExifTagName.shown(tag, in: .ifd0), "value": value.quoted(), "other": other.quoted()],
        .derived, at: places.evidence(tag, in: .ifd0), places.evidence(tag, in: .ifd1))
    }
  }
}

extension RuleContext {
  /// The tags that cameras write into both directories alike.
  fileprivate static let tagsOfBothDirectories = [
    ExifTag.make, ExifTag.model, ExifTag.software, ExifTag.dateTime,
  ]

  /// Whether the thumbnail's directory states another moment than the picture's.
  var isThumbnailOfAnotherTime: Bool { thumbnailContradiction(of: ExifTag.dateTime) != nil }

  /// Returns a tag's texts in IFD0 and IFD1 if both are stated and differ; of a date, if both are moments and differ.
  ///
  /// In TIFF files and the raw files like them, IFD1 may be another picture's; without a thumbnail it describes none.
  fileprivate func thumbnailContradiction(of tag: UInt16) -> (value: String, other: String)? {
    guard let exif, !exif.isExcerpt, exif.statesThumbnail, !exif.statesEmptyThumbnail,
      let other = exif.text(tag, in: .ifd1), let value = exif.text(tag, in: .ifd0), value != other
    else { return nil }
    if tag == ExifTag.dateTime {
      // An unknown date is written as blanks or zeros; `datesAgree` grants as many seconds.
      guard let first = StatedDate.time(value), let second = StatedDate.time(other),
        abs(first.clockSeconds - second.clockSeconds) > 2
      else { return nil }
      return (value, other)
    }
    // A field may be too short for the whole text.
    let (first, second) = (Self.letters(of: value), Self.letters(of: other))
    guard !first.starts(with: second), !second.starts(with: first) else { return nil }
    return (value, other)
  }

  /// Returns a text in lower case, without blanks, control characters and the bytes 0xFF that fill a field.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    text.lowercased().unicodeScalars.filter { scalar in
      !scalar.isBlank && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFF
    }
  }
}
