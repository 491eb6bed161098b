package import MetaLensAssessment

/// A file's structure as text for a person; names of segments, tags and markers are technical terms and remain English.
package struct InspectReport: Sendable {
  let language: Language
  let paint: Paint

  package init(language: Language, paint: Paint) {
    self.language = language
    self.paint = paint
  }
  /// The maximum number of rows of a list; the number of further rows follows.
  static let maximumRows = 100

  /// Returns the structure of a file, ending with a line break.
  package func text(of inspection: PhotoInspection, named label: FileLabel) -> String {
    var lines = [paint.bold(label.shown(in: language))]
    let structure = inspection.facts.structure.value
    lines += facts(inspection)
    lines += section(.inspectSegments, segments(inspection))
    lines += section(.inspectPicture, picture(inspection))
    if let structure {
      lines += section(
        .inspectQuantization, quantization(structure.coding, of: inspection.facts.frame.value))
      lines += section(.inspectHuffman, huffman(structure.coding))
      lines += section(.inspectScans, scans(structure.coding))
    }
    if let container = inspection.facts.container.value {
      lines += section(.inspectParts, parts(container))
      lines += section(.inspectPicture, container.image.map(image) ?? [])
      lines += section(.inspectPictures, pictures(container.pictures))
      lines += section(.inspectContainer, detail(container.detail))
      lines += section(.inspectMetadata, metadata(container.metadata))
    }
    lines += section(.inspectExif, inspection.facts.exif.value.map { exif($0, inspection.exifWording) } ?? [])
    lines += section(.inspectStatements, inspection.facts.metadata.value.map(claims) ?? [])
    if let structure {
      lines += section(.inspectThumbnail, structure.thumbnail.map(thumbnail) ?? [])
      lines += section(.inspectMultiPicture, structure.multiPicture.map(multiPicture) ?? [])
    }
    lines += section(.inspectTrailers, trailers(inspection.facts.trailers ?? []))
    lines += section(.inspectUnclaimed, trailers(inspection.facts.container.value?.unclaimed ?? []))
    lines += section(.inspectAttributes, inspection.attributes.map(attributes) ?? [])
    lines += section(.sectionDiagnostics, diagnostics(inspection.facts.diagnostics))
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ key: MessageKey, _ content: [String]) -> [String] {
    content.isEmpty ? [] : ["", paint.bold(key.text(in: language))] + content
  }

  private func facts(_ inspection: PhotoInspection) -> [String] {
    let facts = inspection.facts
    func text(_ key: MessageKey) -> String { key.text(in: language) }
    let stated: [(String, String?)] = [
      (text(.factFormat), SafeText.shown(facts.format.displayName)),
      (text(.factFileSize), Message.valueBytes(count: String(facts.byteCount)).text(in: language)),
      (text(.factComplete), text(completeness(of: facts))),
      (text(.factSha256), facts.sha256),
      (text(.factSha256) + ", " + text(.inspectPicture), inspection.pictureSHA256),
    ]
    let rows = stated.compactMap { label, value in value.map { (label, $0) } }
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    return rows.map { "  " + DisplayWidth.padding($0.0, to: width) + "  " + $0.1 }
  }

  /// Returns whether the file is complete; nobody can tell of a bare JPEG XL codestream without decoding it, since it
  /// states no length.
  private func completeness(of facts: PhotoFacts) -> MessageKey {
    if facts.isComplete, case .jpegXL(let detail)? = facts.container.value?.detail, !detail.isBoxed {
      return .valueCannotTell
    }
    return facts.isComplete ? .valueYes : .valueNo
  }

  private func segments(_ inspection: PhotoInspection) -> [String] {
    var columns = TextColumns(heads: ["#", "offset", "length", "marker", ""], numeric: [0, 1, 2])
    let segments = inspection.segments
    for (index, segment) in segments.prefix(Self.maximumRows).enumerated() {
      var meaning = SafeText.shown(inspection.meaning(of: segment), columns: 60)
      if segment.fillCount > 0 { meaning += " (after \(segment.fillCount) fill bytes)" }
      columns.add(
        "\(index + 1)", "\(segment.offset)", "\(segment.endOffset - segment.offset)", segment.markerName,
        meaning)
    }
    if let end = inspection.facts.structure.value?.coding.endOfImageOffset, segments.count <= Self.maximumRows
    {
      columns.add("", "\(end)", "2", "EOI", "end of image")
    }
    return columns.lines(paint) + more(segments.count)
  }

  private func picture(_ inspection: PhotoInspection) -> [String] {
    guard let frame = inspection.facts.frame.value, let coding = inspection.facts.structure.value?.coding
    else { return [] }
    let size = "\(frame.size.width) × \(frame.size.height), \(frame.precision) bit"
    var lines = [JPEGSegment.name(of: frame.marker) + ", " + size]
    lines.append("components " + CodingProperty.components(of: frame))
    if coding.restartInterval > 0 { lines.append("restart interval \(coding.restartInterval) MCU") }
    if coding.strayByteCount > 0 { lines.append("\(coding.strayByteCount) bytes between segments") }
    if let jfif = coding.jfif {
      lines.append("JFIF \(jfif.version), density \(jfif.xDensity) × \(jfif.yDensity), units \(jfif.units)")
    }
    if let adobe = coding.adobe { lines.append("Adobe \(adobe.version), transform \(adobe.transform)") }
    if let quality = coding.ducky?.quality { lines.append("Ducky, quality \(quality)") }
    for comment in coding.comments {
      let text = SafeText.shown(String(decoding: comment.bytes, as: UTF8.self), columns: 80)
      lines.append("COM at \(comment.offset), \(comment.byteCount) bytes: “\(text)”")
    }
    return lines.map { "  " + $0 }
  }

  private func scans(_ coding: JPEGCoding) -> [String] {
    var columns = TextColumns(
      heads: ["offset", "data at", "data bytes", "components", "coefficients"], numeric: [0, 1, 2])
    for scan in coding.scans.prefix(Self.maximumRows) {
      columns.add(
        "\(scan.offset)", "\(scan.dataOffset)", "\(scan.dataByteCount)",
        scan.components.prefix(8).map { "\($0)" }.joined(separator: " "),
        "\(scan.spectralStart)-\(scan.spectralEnd)")
    }
    return columns.lines(paint) + more(coding.scans.count)
  }

  func diagnostics(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.prefix(Self.maximumRows).map { diagnostic in
      let detail = diagnostic.detail.isEmpty ? "" : " (" + diagnostic.detail + ")"
      let place =
        PlaceName.text(diagnostic.location, in: language) + (diagnostic.offset.map { ", \($0)" } ?? "")
      return "  " + SafeText.shown(diagnostic.commandMessage(in: language) + detail, columns: 160) + "  "
        + paint.dim(SafeText.shown(place, columns: 60))
    } + more(diagnostics.count)
  }

  /// Returns a line that says how many rows of a list were left out; nothing if none were.
  func more(_ count: Int, than shown: Int = InspectReport.maximumRows) -> [String] {
    Message.more(count, than: shown, in: language).map { ["  " + $0] } ?? []
  }
}
