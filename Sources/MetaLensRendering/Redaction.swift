package import MetaLensAssessment
package import MetaLensPlatform

/// Removes coordinates, serial numbers, names of people and directories from results.
///
/// Redaction happens once, before any renderer sees a result. It keeps only what is known to be harmless, rather than
/// dropping what is known to be harmful.
package enum Redaction {
  /// The replacement for a removed value inside a sentence.
  static let placeholder = "…"

  package static func path(_ path: SystemPath) -> SystemPath {
    let name = path.lastComponent
    // Alone, the name of a file that is called `-` would mean standard input.
    return name.isStandardInput && !path.isStandardInput ? SystemPath("./-") : name
  }

  /// Returns the result without personal data; its label must have been made from a redacted path.
  package static func applied(to file: AnalyzedFile) -> AnalyzedFile {
    var file = file
    file.isRedacted = true
    switch file.outcome {
    case .success(let report): file.outcome = .success(redacted(report))
    case .failure(let error): file.outcome = .failure(redacted(error))
    }
    return file
  }

  /// Returns the report without personal data.
  package static func redacted(_ report: OriginalityReport) -> OriginalityReport {
    var kept = OriginalityReport(
      score: report.score, summary: redacted(report),
      flags: report.flags.map { redacted($0, of: report.summary) },
      analyzedDate: report.analyzedDate, depth: report.depth, model: report.model, rules: report.rules,
      probability: report.probability, prior: report.prior, base: report.base,
      isCalibrated: report.isCalibrated, verdict: report.verdict, changed: report.changed,
      isComplete: report.isComplete, bounded: report.bounded,
      diagnostics: report.diagnostics.map { diagnostic in
        // A detail can contain raw values of any tag.
        Diagnostic(
          diagnostic.code, location: place(diagnostic.location, in: report.summary.format),
          tag: diagnostic.tag, offset: diagnostic.offset)
      }, signatures: report.signatures)
    kept.credentials = report.credentials.map(redacted)
    return kept
  }

  private static func redacted(_ flag: OriginalityFlag, of summary: PhotoSummary) -> OriginalityFlag {
    var kept = redacted(flag, model: summary.model)
    for index in kept.evidence.indices {
      kept.evidence[index].location = place(kept.evidence[index].location, in: summary.format)
    }
    return kept
  }

  /// Returns the place of a finding without a type of box or chunk that only the file has.
  private static func place(_ location: String, in format: PhotoFormat) -> String {
    guard boxFormats.contains(format), location != format.rawValue else { return location }
    return ContainerName.place(location, hiding: placeholder)
  }

  /// The formats whose parts have types of four bytes.
  private static let boxFormats: Set<PhotoFormat> = [.png, .webp, .heic, .avif, .jpegXL, .jpeg2000, .cr3]

  private static func redacted(_ report: OriginalityReport) -> PhotoSummary {
    let summary = report.summary
    var kept = PhotoSummary(format: summary.format, fileSize: summary.fileSize)
    kept.make = summary.make.map(name)
    kept.model = summary.model.map(name)
    kept.lens = summary.lens.map(name)
    kept.software = summary.software.map { software in
      ProgramName.version(in: software, model: summary.model, hiding: placeholder)
        ?? ProgramName.known(in: software) ?? placeholder
    }
    kept.dimensions = summary.dimensions
    kept.creationDate = summary.creationDate
    kept.creationDateKind = summary.creationDateKind
    kept.isCreationZoneUnreadable = summary.isCreationZoneUnreadable
    kept.modifyDate = summary.modifyDate
    kept.isModifyZoneUnreadable = summary.isModifyZoneUnreadable
    kept.sha256 = summary.sha256
    kept.orientation = summary.orientation
    kept.exposureTime = summary.exposureTime
    kept.aperture = summary.aperture
    kept.iso = summary.iso
    kept.focalLength = summary.focalLength
    kept.flash = summary.flash
    return kept
  }

  /// Returns a camera's or lens's name if the text can be one, else the placeholder: ComfyUI writes its whole request
  /// there.
  static func name(_ text: String) -> String {
    text.utf8.count <= maximumNameBytes && !text.utf8.contains(UInt8(ascii: "{")) ? text : placeholder
  }

  /// A length that no camera's or lens's name reaches, in bytes.
  private static let maximumNameBytes = 256

  /// Returns a date if the text looks like one and isn't the receiver's, else the placeholder, since the text may be
  /// anything.
  static func date(_ value: String, of tag: String) -> String {
    isMoment(value) && !tag.hasPrefix("GPS") ? value : placeholder
  }

  /// Whether a text looks like a moment: at most 40 bytes, and no letters except those of ISO 8601.
  static func isMoment(_ text: String) -> Bool {
    text.utf8.count <= 40
      && text.utf8.allSatisfy { byte in
        byte.isASCIIDigit || ":-+. TZ".utf8.contains(byte)
      }
  }

  /// Returns the error without its path, and without a detail that could be any text.
  package static func redacted(_ error: MetaLensError) -> MetaLensError {
    let known: Set<MetaLensError.Code> = [.unsupportedFormat, .tooLarge, .readFailed, .permissionDenied]
    let isKept = known.contains(error.code) || error.isDetailAChoice
    return MetaLensError(error.code, detail: isKept ? error.detail : "")
  }
}
