import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct FactLinesTests {
  private func value(_ key: MessageKey, _ change: (inout PhotoSummary) -> Void) -> String? {
    var report = OriginalityReport.sample()
    change(&report.summary)
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    return FactLines.of(file, report, in: .english).first { $0.label == key.text(in: .english) }?.value
  }

  @Test(arguments: [
    (0.005, "1/200 s"), (0.3, "0.3 s"), (1.0, "1 s"), (2.5, "2.5 s"), (0.125, "1/8 s"), (0.0, "0 s"),
    (1.0 / 6.0, "1/6 s"), (1.0 / 32000.0, "1/32000 s"), (30.0, "30 s"), (1e-300, "0 s"),
  ])
  func exposureTimesAreThoseOfPhotographers(seconds: Double, expected: String) {
    #expect(value(.factExposureTime) { $0.exposureTime = seconds } == expected)
  }

  /// f/0.95 isn't f/1, and a phone's 4.15 mm aren't 4.2.
  @Test(arguments: [
    (0.95, "f/0.95", "0.95 mm"), (1.78, "f/1.78", "1.78 mm"), (2.0, "f/2", "2 mm"), (2.2, "f/2.2", "2.2 mm"),
    (4.15, "f/4.15", "4.15 mm"), (50.0, "f/50", "50 mm"), (1.0 / 3.0, "f/0.33", "0.33 mm"),
  ])
  func lensesAreToldToTwoDecimals(value: Double, aperture: String, focalLength: String) {
    #expect(self.value(.factAperture) { $0.aperture = value } == aperture)
    #expect(self.value(.factFocalLength) { $0.focalLength = value } == focalLength)
  }

  /// The line for a removed fact is the same whether or not the file states it.
  @Test(arguments: [
    MessageKey.factLocation, .factAltitude, .factGpsTime, .factCameraSerialNumber, .factLensSerialNumber,
    .factArtist, .factCopyright, .factByline, .factCredit, .factStatedSource, .factCopyrightNotice,
  ])
  func whatIsWithheldMayNotBeThere(key: MessageKey) {
    var bare = OriginalityReport.sample()
    bare.summary = PhotoSummary(format: .jpeg, fileSize: 1)
    let values = [OriginalityReport.sample(), bare].map { report in
      let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
      let redacted = Redaction.applied(to: file)
      return FactLines.of(redacted, redacted.report ?? report, in: .english)
        .first { $0.label == key.text(in: .english) }?.value
    }
    let expected: [String?] = ["withheld, if stated", "withheld, if stated"]
    #expect(values == expected)
  }

  /// A date of digitizing isn't shown as the date of the picture.
  @Test func aDateIsCalledWhatItIs() {
    let date = "2008-05-30 15:56:01 (local time, no zone stated)"
    #expect(value(.factCreationDate) { $0.creationDateKind = .taken } == date)
    #expect(value(.factDigitizedDate) { $0.creationDateKind = .taken } == nil)
    #expect(value(.factDigitizedDate) { $0.creationDateKind = .digitized } == date)
    #expect(value(.factCreationDate) { $0.creationDateKind = .digitized } == nil)
  }

  /// A zone that can't be read isn't one that isn't stated.
  @Test func aZoneThatCannotBeReadIsSaid() {
    let date = "2008-05-30 15:56:01 (local time; a zone is stated that can't be read)"
    #expect(value(.factCreationDate) { $0.isCreationZoneUnreadable = true } == date)
    #expect(
      value(.factModifyDate) {
        $0.modifyDate = $0.creationDate
        $0.isModifyZoneUnreadable = true
      } == date)
  }

  /// Whom IPTC and XMP credit is shown beside whom EXIF does.
  @Test(arguments: [
    (MessageKey.factByline, "Ada Byline"), (.factCredit, "Carla Credit"), (.factStatedSource, "Ada Source"),
    (.factCopyrightNotice, "Carla Notice"), (.factArtist, "Ada Artist"), (.factCopyright, "Carla Copyright"),
  ])
  func whoIsCreditedIsShown(key: MessageKey, expected: String) {
    #expect(value(key) { _ in } == expected)
    #expect(value(.factCredit) { $0.credit = "A\u{1B}[2J" } == "A\\u{1b}[2J")
  }

  @Test func unknownFactsHaveNoLine() {
    #expect(value(.factLens) { $0.lens = nil } == nil)
    #expect(value(.factLens) { $0.lens = "50\u{7}mm" } == "50\\u{7}mm")
    #expect(value(.factAltitude) { $0.altitude = -12.25 } == "-12.3 m")
    #expect(value(.factFlash) { $0.flash = nil } == nil)
    #expect(value(.factFlash) { $0.flash = true } == "fired")
  }
}
