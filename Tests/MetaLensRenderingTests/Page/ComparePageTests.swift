import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct ComparePageTests {
  private func page(_ first: [UInt8], _ second: [UInt8], caseNumber: String? = nil) async throws -> String {
    let service = PhotoMetadataService()
    let one = try await service.inspect(.bytes(first), credentials: false)
    let other = try await service.inspect(.bytes(second), credentials: false)
    let comparison = try service.comparison(of: one, other, in: first, second)
    var exhibit = ExhibitDetails()
    exhibit.caseNumber = caseNumber
    return ComparePage(
      compared: ComparedPhotos(comparison, of: one, other),
      pair: try await service.pair(.bytes(first), .bytes(second)), first: FileLabel(SystemPath("a.jpg")),
      second: FileLabel(SystemPath("b.jpg")), exhibit: exhibit,
      commands: ["sha256sum", "metalens compare \u{7}"], made: "2026-11-30T00:45:12Z",
      language: .english
    ).markup
  }

  @Test func tellsWhatDiffers() async throws {
    let page = try await page(
      ExamplePhoto.camera(xmp: "<xmp:CreatorTool>GIMP</xmp:CreatorTool>").bytes,
      ExamplePhoto.camera(xmp: "<xmp:CreatorTool>darktable</xmp:CreatorTool><dc:title>new</dc:title>") {
        $0.set($0.ascii(ExifTag.artist, "<b>Ada</b>"), in: .ifd0)
      }.bytes, caseNumber: "2026-1 <script>")
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    for words in [
      "2026-1 <script>", "The bytes differ.", "The encoded pictures are identical.", "xmp:CreatorTool",
      "GIMP",
      "darktable",
      "dc:title", "<b>Ada</b>", "both pictures are the same", "SHA-256", "MD5",
      "sha256sum\nmetalens compare \\u{7}",
    ] {
      #expect(check.text.contains(words), "\(words)")
    }
  }

  /// The page says by what and when it was made, and what differences don't show; its headings follow each other, and
  /// each column has one.
  @Test func saysWhenItWasMadeAndWhatItDoesNotSay() async throws {
    let page = try await page(ExamplePhoto.camera().bytes, ExamplePhoto.software("GIMP 2.4.5").bytes)
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    for words in [
      "metalens " + MetaLensVersion.current, "Analysed (UTC)2026-11-30T00:45:12Z",
      MessageKey.pageHeadingLimits.text(in: .english), MessageKey.pageLimitsForged.text(in: .english),
      MessageKey.pageLimitsInnocent.text(in: .english), "A: a.jpg · B: b.jpg",
    ] {
      #expect(check.text.contains(words), "\(words)")
    }
    #expect(!page.contains("<th scope=\"col\"></th>"))
    let second = try #require(page.firstRange(of: "<h2>"))
    #expect(!page[..<second.lowerBound].contains("<h3>") && page[second.upperBound...].contains("<h3>"))
  }

  /// If no row shows what differs, the page shows where the bytes differ, and doesn't call the files alike.
  @Test func theFirstByteThatDiffersIsTold() async throws {
    let first = PNGBuilder().with { $0.trailing = [("teSt", [1, 2, 3])] }.build()
    var second = PNGBuilder().with { $0.trailing = [("teSt", [1, 2, 4])] }.build()
    var text = MarkupCheck(try await page(first, second)).text
    #expect(text.contains(MessageKey.compareFirstDifference.text(in: .english)) && text.contains(", teSt"))
    #expect(text.contains(MessageKey.compareElsewhere.text(in: .english)))
    #expect(!text.contains(MessageKey.pageCompareNone.text(in: .english)))
    second += [0]
    text = MarkupCheck(try await page(first, second)).text
    #expect(text.contains(MessageKey.compareFirstDifference.text(in: .english)))
    #expect(!text.contains(MessageKey.compareElsewhere.text(in: .english)))
  }

  @Test func theSameFileDiffersInNothing() async throws {
    let photo = ExamplePhoto.camera().bytes
    let page = try await page(photo, photo)
    #expect(
      page.contains("The bytes are identical.")
        && page.contains(MessageKey.pageCompareNone.text(in: .english)))
  }

  /// Of a raw file the preview is shown and called so; its pixels aren't the file's.
  @Test func aRawFileIsShownByItsPreview() async throws {
    let picture = CoefficientPicture.shades(columns: 80, rows: 60) { 2 * $0 + $1 }.build()
    let raw = ExamplePhoto.raf(preview: picture).bytes
    for second in [picture, raw] {
      let page = try await page(raw, second)
      let check = MarkupCheck(page)
      #expect(check.faults == [])
      #expect(check.text.contains(MessageKey.pageComparePixelsPreviews.text(in: .english)))
      #expect(!check.text.contains(MessageKey.pageComparePixelsMissing.text(in: .english)))
      #expect(page.components(separatedBy: "<img").count == 3)
      // Below the picture, and in place of it.
      let words = page.components(separatedBy: "JPEG preview stored in the raw file")
      #expect(words.count == (second == raw ? 5 : 3))
    }
  }

  @Test func whatIsNotDecodedIsSaid() async throws {
    let page = try await page(ExamplePhoto.camera().bytes, ExamplePhoto.png(texts: []).bytes)
    #expect(MarkupCheck(page).faults == [])
    #expect(MarkupCheck(page).text.contains(MessageKey.pageComparePixelsMissing.text(in: .english)))
    // Only one of the two stands on the page.
    #expect(MarkupCheck(page).text.contains("(B: neither a JPEG nor a raw file)."))
  }

  /// Where looks weren't compared and both pictures are on the page, it says to look at them.
  @Test func bothPicturesAreToBeLookedAt() async throws {
    let page = try await page(
      ExamplePhoto.camera().bytes, ExamplePhoto.camera(size: PixelSize(width: 72, height: 48)).bytes)
    #expect(MarkupCheck(page).text.contains("(A, B: picture too small or too uniform): look at both below."))
  }
}
