package import MetaLensKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OriginalityReport {
  /// Returns a report with everything that could go wrong in output.
  package static func sample(
    score: Int = 42, model: String = "Canon EOS 40D", software: String = "GIMP 2.4.5"
  )
    -> OriginalityReport
  {
    var summary = PhotoSummary(format: .jpeg, fileSize: 3_145_728)
    summary.make = "Canon"
    summary.model = model
    summary.software = software
    summary.dimensions = PixelSize(width: 3888, height: 2592)
    summary.creationDate = CaptureTime(year: 2008, month: 5, day: 30, hour: 15, minute: 56, second: 1)
    summary.location = Coordinate(latitude: -33.5, longitude: 127.25)
    summary.altitude = 71.5
    summary.gpsTime = CaptureTime(
      year: 2008, month: 5, day: 30, hour: 6, minute: 56, second: 1, offsetMinutes: 0)
    summary.cameraSerialNumber = "SERIAL-BODY"
    summary.lensSerialNumber = "SERIAL-LENS"
    summary.artist = "Ada Artist"
    summary.copyright = "Carla Copyright"
    summary.byline = "Ada Byline"
    summary.credit = "Carla Credit"
    summary.statedSource = "Ada Source"
    summary.copyrightNotice = "Carla Notice"
    summary.sha256 = "ab12"
    summary.exposureTime = 0.005
    summary.aperture = 2.8
    summary.iso = 200
    summary.focalLength = 50
    summary.flash = false
    return OriginalityReport(
      score: score, summary: summary,
      flags: [
        OriginalityFlag(
          detail: .softwareEdited(software: software), grade: .observed,
          evidence: [Evidence(location: "APP1 Exif IFD0", tag: 305, offset: 190)], weight: -3.5,
          points: -31.5,
          cause: "editor", counts: true),
        OriginalityFlag(
          detail: .cameraInfo(make: "Canon", model: model), grade: .observed,
          evidence: [Evidence(location: "APP1 Exif IFD0", tag: 271, offset: 10)], weight: 0.7, points: 6,
          cause: "stated", counts: true),
        OriginalityFlag(
          detail: .flag(.gpsImpossible, ["reason": PositionFault.outOfRange, "value": "91.5 N SECRET"]),
          grade: .observed,
          evidence: [], weight: -0.4, points: -3, counts: true),
        OriginalityFlag(
          detail: .hasGps, grade: .observed, evidence: [], weight: 0.2, points: 0, cause: "stated"),
        OriginalityFlag(
          detail: .noSoftwareInfo, grade: .observed, evidence: [], weight: 0, points: 0),
      ],
      analyzedDate: Date(timeIntervalSince1970: 1_767_225_600), depth: .metadata, model: "fitted/1",
      rules: [.softwareEdited], probability: 0.42, prior: 0.5, base: -0.25, isCalibrated: true,
      verdict: Verdict(kind: .edited, confidence: 0.56, by: "statedEditor"),
      changed: ChangedParts(metadata: .unknown, encoding: .changed), isComplete: true,
      diagnostics: [
        Diagnostic(
          .textEncodingGuessed, location: "APP1 Exif IFD0", tag: 315, offset: 200, detail: "SECRET raw")
      ])
  }
}
