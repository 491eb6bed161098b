import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PageTimelineTests {
  private func text(_ dates: [DatedClaim]) -> String {
    var dossier = PhotoDossier(report: .sample())
    dossier.dates = dates
    dossier.excerpts = [7: Array("2008".utf8)]
    let markup = PageTimeline(dossier: dossier, language: .english).markup
    #expect(MarkupCheck(markup).faults == [])
    return MarkupCheck(markup).text
  }

  private static func date(
    _ time: String?, _ precision: DatedClaim.Precision = .second,
    _ meaning: DatedClaim.Meaning = .taken
  ) -> DatedClaim {
    DatedClaim(
      meaning, "as <written>", time: time.flatMap(CaptureTime.init(iso8601:)), precision: precision,
      property: "DateTimeOriginal", evidence: Evidence(location: "APP1 Exif ExifIFD", tag: 0x9003, offset: 7))
  }

  @Test(arguments: [
    (date("2008-05-30T15:56:01"), "2008-05-30 15:56:01 (no zone stated)"),
    (date("2008-05-30T15:56:01.034+09:00"), "2008-05-30 15:56:01.034 +09:00"),
    (date("2008-05-30T15:56:00+00:00", .minute), "2008-05-30 15:56 +00:00"),
    (date("2008-05-30T00:00:00", .day), "2008-05-30written"),
    (date("2008-05-01T00:00:00", .month), "2008-05written"),
    (date("2008-01-01T00:00:00", .year), "2008written"),
    (date(nil), "not a readable date"),
  ])
  func tellsADateAsFarAsItGoes(date: DatedClaim, shown: String) {
    let text = text([date])
    #expect(text.contains(shown))
    #expect(text.contains("written: as <written>"))
    #expect(text.contains("APP1 Exif ExifIFD, tag 0x9003, byte 7"))
    #expect(text.contains("32 30 30 38") && text.contains("|2008|"))
  }

  @Test func aZoneThatCannotBeReadIsSaid() {
    var date = Self.date("2008-05-30T15:56:01")
    date.isZoneUnreadable = true
    #expect(text([date]).contains("2008-05-30 15:56:01 (zone stated, not readable)"))
  }

  @Test func theNameIsNotInTheFile() {
    let text = text([Self.date("2008-05-30T00:00:00", .day, .fileName)])
    #expect(!text.contains("byte 7"))
  }

  @Test func aTimeStampIsCalledSo() {
    let text = text([Self.date("2026-03-26T00:14:26+00:00", .second, .signed)])
    #expect(text.contains("Content Credentials signed (time stamp)") && !text.contains("states no date"))
  }

  @Test func noneIsSaid() { #expect(text([]).contains("The file states no date.")) }
}
