package import MetaLensAssessment
import MetaLensFacts

extension Redaction {
  /// Returns the comparison without personal data.
  ///
  /// It still says what differs; a value stays only if it can't tell of a person, a place or a thing.
  package static func redacted(_ comparison: PhotoComparison) -> PhotoComparison {
    var kept = comparison
    if let camera = comparison.origin.camera {
      kept.origin.camera = PhotoComparison.Origin.Camera(
        make: name(camera.make), model: camera.model.map { name($0) }, serial: placeholder)
    }
    if let place = comparison.heldPicture?.place { kept.heldPicture?.place = redacted(place) }
    if let place = comparison.firstDifference?.first { kept.firstDifference?.first = redacted(place) }
    if let place = comparison.firstDifference?.second { kept.firstDifference?.second = redacted(place) }
    for index in kept.segments.indices { kept.segments[index].name = segment(kept.segments[index].name) }
    for index in kept.parts.indices {
      kept.parts[index].name = ContainerName.path(kept.parts[index].name, hiding: placeholder)
    }
    for index in kept.metadata.indices where !keywords.contains(kept.metadata[index].keyword) {
      kept.metadata[index].keyword = placeholder
    }
    kept.tags = comparison.tags.map { tag in
      var kept = tag
      kept.difference.first = tag.difference.first.map { exif($0, of: tag) }
      kept.difference.second = tag.difference.second.map { exif($0, of: tag) }
      return kept
    }
    kept.xmp = comparison.xmp.map { property in
      PhotoComparison.Difference(
        name: path(ofXMP: property.name), first: property.first.map { xmp($0, of: property.name) },
        second: property.second.map { xmp($0, of: property.name) })
    }
    // The names are numbers with the standard's words.
    kept.iptc = comparison.iptc.map { field in
      PhotoComparison.Difference(
        name: field.name, first: field.first.map { _ in placeholder },
        second: field.second.map { _ in placeholder })
    }
    return kept
  }

  /// Returns the pair without its pictures; a picture of the differences is for the page to leave out.
  package static func redacted(_ pair: PicturePair) -> PicturePair {
    var kept = pair
    kept.first.picture = nil
    kept.second.picture = nil
    return kept
  }

  private static func redacted(
    _ place: PhotoComparison.FirstDifference.Place
  ) -> PhotoComparison.FirstDifference.Place {
    if place.kind == .part || place.kind == .item {
      var kept = place
      kept.name = ContainerName.path(place.name, hiding: placeholder)
      return kept
    }
    let words = place.name.split(separator: " ", maxSplits: 1)
    guard place.kind == .segment, words.count == 2 else { return place }
    var kept = place
    kept.name = "\(words[0]) \(segment(String(words[1])))"
    return kept
  }

  /// Returns the name of a segment's content if it is one that programs share; any other is a text from the file.
  private static func segment(_ name: String) -> String {
    name.isEmpty || name == "comment" || ApplicationSegment.isName(name) ? name : placeholder
  }

  /// The keywords of texts that name nobody: PNG's own, XMP's, and none.
  private static let keywords: Set<String> = [
    "", "Title", "Author", "Description", "Copyright", "Creation Time", "Software", "Disclaimer", "Warning",
    "Source", "Comment", "XML:com.adobe.xmp",
  ]

  /// Returns an EXIF value with its type and count, which stand in brackets behind it.
  private static func exif(_ shown: String, of tag: PhotoComparison.TagDifference) -> String {
    guard let start = shown.lastIndex(of: "(") else { return placeholder }
    let value = String(shown[..<start].dropLast())
    return "\(exif(value, of: tag.tag, in: tag.directory)) \(shown[start...])"
  }

  private static func exif(_ value: String, of tag: UInt16, in directory: ExifDirectory.Kind) -> String {
    switch (directory, tag) {
    case (.ifd0, ExifTag.make), (.ifd0, ExifTag.model), (.exif, ExifTag.lensMake),
      (.exif, ExifTag.lensModel):
      return name(value)
    case (.ifd0, ExifTag.software):
      return ProgramName.version(in: value, model: nil, hiding: placeholder)
        ?? ProgramName.known(in: value) ?? placeholder
    case (.ifd0, ExifTag.dateTime), (.exif, ExifTag.dateTimeOriginal), (.exif, ExifTag.dateTimeDigitized),
      (.exif, ExifTag.offsetTime), (.exif, ExifTag.offsetTimeOriginal), (.exif, ExifTag.offsetTimeDigitized):
      return isMoment(value) ? value : placeholder
    case (.ifd0, ExifTag.orientation), (.exif, ExifTag.exposureTime), (.exif, ExifTag.fNumber),
      (.exif, ExifTag.shutterSpeedValue), (.exif, ExifTag.apertureValue), (.exif, ExifTag.brightnessValue),
      (.exif, ExifTag.exposureBiasValue), (.exif, ExifTag.maxApertureValue),
      (.exif, ExifTag.photographicSensitivity), (.exif, ExifTag.standardOutputSensitivity),
      (.exif, ExifTag.recommendedExposureIndex), (.exif, ExifTag.flash), (.exif, ExifTag.focalLength),
      (.exif, ExifTag.colorSpace), (.exif, ExifTag.pixelXDimension), (.exif, ExifTag.pixelYDimension):
      return isNumber(value) ? value : placeholder
    default: return placeholder
    }
  }

  /// Whether a text is a number or a few, or rationals: at most 40 bytes.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.utf8.allSatisfy { $0.isASCIIDigit || "-./ ".utf8.contains($0) }
  }

  /// Returns a property's path without the names that can't come from a standard or a maker; nothing of it stays if it
  /// has the URI of an unknown namespace.
  private static func path(ofXMP path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || ":/[]_-.".utf8.contains(byte)
    }
    guard isPlain, path.utf8.count <= 256 else { return placeholder }
    return path.split(separator: "/", omittingEmptySubsequences: false).map { step -> String in
      // A list's items have numbers in place of names.
      guard let colon = step.firstIndex(of: ":") else { return String(step) }
      let name = step[step.index(after: colon)...].prefix { $0 != "[" }
      if PropertyWords.areAll(in: name) { return String(step) }
      return String(step[...colon]) + placeholder + String(step[name.endIndex...])
    }.joined(separator: "/")
  }

  private static func xmp(_ value: String, of path: String) -> String {
    let last = path.split(separator: "/").last ?? ""
    switch String(last.prefix { $0 != "[" }) {
    case "xmp:CreatorTool", "stEvt:softwareAgent", "tiff:Software":
      return ProgramName.known(in: value) ?? placeholder
    case "xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate", "photoshop:DateCreated",
      "exif:DateTimeOriginal", "exif:DateTimeDigitized", "stEvt:when":
      return isMoment(value) ? value : placeholder
    default: return placeholder
    }
  }
}
