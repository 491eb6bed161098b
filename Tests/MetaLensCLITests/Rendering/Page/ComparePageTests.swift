import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ComparePageTests {
  private func page(_ first: [UInt8], _ second: [UInt8], _ more: String...) async -> String {
    let run = CannedRun()
    run.current { $0.files = ["a.jpg": first, "b.jpg": second] }
    #expect(await run.run(["compare", "a.jpg", "b.jpg", "--format", "html"] + more) == .success)
    return run.outputText
  }

  @Test func tellsWhatDiffers() async {
    let page = await page(
      ExamplePhoto.camera(xmp: "<xmp:CreatorTool>GIMP</xmp:CreatorTool>").bytes,
      ExamplePhoto.camera(xmp: "<xmp:CreatorTool>darktable</xmp:CreatorTool><dc:title>new</dc:title>") {
        $0.set($0.ascii(ExifTag.artist, "<b>Ada</b>"), in: .ifd0)
      }.bytes, "--case", "2026-1 <script>")
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    for words in [
      "2026-1 <script>", "The bytes differ.", "The encoded pictures are identical.", "xmp:CreatorTool",
      "GIMP",
      "darktable",
      "dc:title", "<b>Ada</b>", "both pictures are the same", "SHA-256", "MD5",
      "metalens compare --format json -- a.jpg b.jpg",
    ] {
      #expect(check.text.contains(words), "\(words)")
    }
  }

  @Test func theSameFileDiffersInNothing() async {
    let photo = ExamplePhoto.camera().bytes
    let page = await page(photo, photo)
    #expect(
      page.contains("The bytes are identical.")
        && page.contains(MessageKey.pageCompareNone.text(in: .english)))
  }

  @Test func whatIsNotDecodedIsSaid() async {
    let page = await page(ExamplePhoto.camera().bytes, ExamplePhoto.png(texts: []).bytes)
    #expect(MarkupCheck(page).faults == [])
    #expect(MarkupCheck(page).text.contains(MessageKey.pageComparePixelsMissing.text(in: .english)))
  }

  @Test func detailsAreForPagesOnly() async {
    let run = CannedRun()
    run.current { $0.files = ["a.jpg": ExamplePhoto.camera().bytes] }
    #expect(await run.run("compare", "a.jpg", "a.jpg", "--note", "x") == .usage)
  }
}
