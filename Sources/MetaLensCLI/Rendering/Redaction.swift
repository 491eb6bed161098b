import MetaLensKit
package import MetaLensPlatform
import MetaLensFacts

/// Takes coordinates, serial numbers, names of people and directories out of results.
///
/// It happens once, before any renderer sees a result, and keeps what is known
/// to be harmless instead of dropping what is known to be not.
package enum Redaction {
  /// What stands for a value that was taken out, inside a sentence.
  static let placeholder = "…"

  /// The path's last component.
  package static func path(_ path: SystemPath) -> SystemPath {
    var bytes = path.bytes[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard bytes.count > 1, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
      return SystemPath(bytes: Array(bytes))
    }
    return SystemPath(bytes: Array(bytes[(slash + 1)...]))
  }

  /// The result without personal data; its label must have been made of a redacted path.
  package static func applied(to file: AnalyzedFile) -> AnalyzedFile {
    var file = file
    file.isRedacted = true
    switch file.outcome {
    case .success(let report): file.outcome = .success(redacted(report))
    case .failure(let error): file.outcome = .failure(redacted(error))
    }
    return file
  }

  private static func redacted(_ report: OriginalityReport) -> OriginalityReport {
    OriginalityReport(
      score: report.score, summary: redacted(report.summary), flags: report.flags.map(redacted),
      analyzedDate: report.analyzedDate, depth: report.depth, model: report.model, rules: report.rules,
      probability: report.probability, prior: report.prior, base: report.base,
      isCalibrated: report.isCalibrated, verdict: report.verdict, changed: report.changed,
      isComplete: report.isComplete, bounded: report.bounded,
      diagnostics: report.diagnostics.map { diagnostic in
        // A detail can hold raw values of any tag.
        Diagnostic(
          diagnostic.code, location: diagnostic.location, tag: diagnostic.tag, offset: diagnostic.offset)
      }, signatures: report.signatures)
  }

  private static func redacted(_ summary: PhotoSummary) -> PhotoSummary {
    var kept = PhotoSummary(format: summary.format, fileSize: summary.fileSize)
    kept.make = summary.make
    kept.model = summary.model
    kept.lens = summary.lens
    kept.software = summary.software
    kept.dimensions = summary.dimensions
    kept.creationDate = summary.creationDate
    kept.modifyDate = summary.modifyDate
    kept.sha256 = summary.sha256
    kept.orientation = summary.orientation
    kept.exposureTime = summary.exposureTime
    kept.aperture = summary.aperture
    kept.iso = summary.iso
    kept.focalLength = summary.focalLength
    kept.flash = summary.flash
    return kept
  }

  private static func redacted(_ flag: OriginalityFlag) -> OriginalityFlag {
    var flag = flag
    // Type and concern stay as they came: a flag of a newer version has its own.
    flag.detail = redacted(flag.detail)
    return flag
  }

  private static func redacted(_ detail: OriginalityFlag.FlagDetail) -> OriginalityFlag.FlagDetail {
    switch detail {
    case .softwareEdited, .mobileAppEdited, .softwareVersion, .noSoftwareInfo, .cameraInfo,
      .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing, .software, .camera,
      .dimensions, .file, .signature, .exifBlock, .makerNote, .thumbnail, .picture, .container,
      .screenshot, .stripped:
      return detail
    case .platform(let platform):
      // A platform's mark can tell whose copy it is.
      if case .mark(let name, _) = platform { return .platform(.mark(platform: name, text: placeholder)) }
      return detail
    case .ai(let ai): return .ai(redacted(ai))
    case .credentials(let credentials): return .credentials(redacted(credentials))
    case .format(let format):
      // A raw file's name is its owner's choice.
      if case .rawConverted = format { return .format(.rawConverted(mark: placeholder)) }
      return detail
    case .encoder(let encoder):
      // A comment is anybody's text.
      switch encoder {
      case .comment: return .encoder(.comment(text: placeholder))
      case .otherComment: return .encoder(.otherComment(text: placeholder))
      default: return detail
      }
    case .place(let place):
      switch place {
      case .impossible(let reason, _): return .place(.impossible(reason: reason, value: placeholder))
      case .altitudeImpossible(_, let reference):
        return .place(.altitudeImpossible(metres: placeholder, reference: reference))
      case .typed: return .place(.typed(latitude: placeholder, longitude: placeholder))
      case .tool: return .place(.tool(value: placeholder))
      case .xmpDiffers(_, let metres): return .place(.xmpDiffers(stated: placeholder, metres: metres))
      }
    case .time(let time):
      switch time {
      case .agree, .digitizedDiffers, .modifiedAfterCreation, .modifiedBeforeCreation,
        .statementModifiedLater,
        .clockReset, .beforeModel, .beforeSoftware, .subsecondsInconsistent, .offsetsDiffer,
        .makerNoteDiffers,
        .trailerDiffers, .threePlaces:
        return detail
      case .statementDiffers(let property, let stated, let created):
        return .time(
          .statementDiffers(property: property, stated: date(stated, of: property), created: created))
      // The receiver's time and the longitude tell where somebody was.
      case .gpsTimeConflict(let created, _):
        return .time(.gpsTimeConflict(created: created, fix: placeholder))
      case .gpsDateConflict(let created, _):
        return .time(.gpsDateConflict(created: created, fix: placeholder))
      case .zoneImpossible(let offset, _):
        return .time(.zoneImpossible(offset: offset, longitude: placeholder))
      case .impossible(let tag, let value):
        return .time(.impossible(tag: tag, value: date(value, of: tag)))
      case .inFuture(let tag, let value): return .time(.inFuture(tag: tag, date: date(value, of: tag)))
      }
    case .history(let history): return .history(redacted(history))
    case .story(let story): return .story(redacted(story))
    case .other(let id, _): return .other(id: id, parameters: [:])
    }
  }

  /// Numbers tell a body, identifiers a document.
  private static func redacted(_ story: StoryDetail) -> StoryDetail {
    switch story {
    case .serialDisagree(_, let firstPlace, _, let secondPlace):
      .serialDisagree(
        first: placeholder, firstPlace: firstPlace, second: placeholder, secondPlace: secondPlace)
    case .documentIDForeign: .documentIDForeign(identifier: placeholder)
    default: story
    }
  }

  /// A date as written is any text: only what looks like one, and isn't the receiver's, is kept.
  static func date(_ value: String, of tag: String) -> String {
    let harmless = value.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ":-+. TZ".utf8.contains(byte)
    }
    return harmless && value.utf8.count <= 40 && !tag.hasPrefix("GPS") ? value : placeholder
  }

  private static func redacted(_ error: MetaLensError) -> MetaLensError {
    let known: Set<MetaLensError.Code> = [.unsupportedFormat, .tooLarge, .readFailed]
    return MetaLensError(error.code, detail: known.contains(error.code) ? error.detail : "")
  }
}
