import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct CompareReportTests {
  private func text(_ first: [UInt8], _ second: [UInt8]) throws -> String {
    let service = PhotoMetadataService()
    let (one, other) = (try service.inspection(of: first), try service.inspection(of: second))
    let comparison = try service.comparison(of: one, other, in: first, second)
    return CompareReport(language: .english, paint: Paint(isEnabled: false)).text(
      of: ComparedPhotos(comparison, of: one, other), FileLabel(SystemPath("a.jpg")),
      FileLabel(SystemPath("b.jpg")))
  }

  /// A difference in a trailer is reported by the first byte that differs, and by the trailer's row.
  @Test func tellsWhereTheBytesDiffer() throws {
    var builder = JPEGBuilder()
    builder.trailer = Array("words of somebody's".utf8)
    let bytes = builder.build()
    var changed = bytes
    changed[changed.count - 1] ^= 1
    let text = try text(bytes, changed)
    #expect(
      text == """
        A  a.jpg
        B  b.jpg

        The bytes differ.
        The encoded pictures are identical.

        Where the bytes differ first
          byte \(bytes.count - 1)
            A  trailer 1, unknown
            B  trailer 1, unknown

        Differences in encoding
          After the end of the picture
            A  unknown 19 bytes
            B  unknown 19 bytes, parts with other bytes: 1

        """)
  }

  /// Comparing the JPEG from which a lossless JPEG XL was made shows more than this comparison.
  @Test func tellsThatAJPEGCanBeGotBack() throws {
    let words = "B was made losslessly from a JPEG: restore that JPEG with djxl and compare it instead.\n"
    let jpeg = ExamplePhoto.camera().bytes
    let box = HEIFBuilder.box("jbrd", [0, 0, 0, 0])
    #expect(try text(jpeg, ExamplePhoto.jpegXL(leading: box).bytes).contains(words))
    #expect(try !text(jpeg, ExamplePhoto.jpegXL().bytes).contains("djxl"))
    let (first, second) = (
      ExamplePhoto.jpegXL(leading: box).bytes, ExamplePhoto.jpegXL(leading: box + box).bytes
    )
    #expect(try !text(first, first).contains("djxl"))
    #expect(
      try text(first, second).contains("encoded pictures are identical")
        != text(first, second).contains("djxl"))
  }

  /// A raw file beside its own preview, beside another photo, and beside itself with another preview.
  @Test func tellsWhatRawFilesShare() throws {
    let preview = ExamplePhoto.camera().bytes
    let other = ExamplePhoto.camera(size: PixelSize(width: 72, height: 48)).bytes
    let raw = ExamplePhoto.raf(preview: preview).bytes
    let always = "The bytes differ.\n" + MessageKey.compareDeveloped.text(in: .english) + "\n"
    let moment = "By their metadata, both were taken at one moment: 2023-05-30 15:56:01.\n"
    let held = "The encoded picture of B stands in A, byte for byte: preview, byte 148, part 2, JPEG.\n"
    #expect(try text(raw, preview).contains(always + held + moment))
    let looks =
      "Whether the pictures look alike wasn't compared (A, B: picture too small or too uniform): "
      + "look at both on a page (--format html).\n"
    #expect(try text(raw, other).contains(always + looks + moment))
    let sensor = "The bytes differ.\nThe sensor data are identical.\n"
    let changed = ExamplePhoto.raf(preview: other).bytes
    #expect(try text(raw, changed).contains(sensor + "The previews in them differ.\n" + moment))
    #expect(try text(raw, raw + [0]).contains(sensor + moment))
  }

  /// If the bytes differ but no row does, the files aren't called alike.
  @Test func saysThatNoRowTells() throws {
    let builder = PNGBuilder().with { $0.trailing = [("teSt", [1, 2, 3])] }
    let bytes = builder.build()
    let other = builder.with { $0.trailing = [("teSt", [1, 2, 4])] }.build()
    let text = try text(bytes, other)
    #expect(text.contains("The bytes differ.\nThe encoded pictures are identical.\n\nWhere the bytes"))
    #expect(text.contains("teSt\n"))
    #expect(text.hasSuffix("\nThe bytes differ at a place that isn't compared in detail.\n"))
    let same = try self.text(bytes, bytes)
    #expect(same.hasSuffix("\nThe bytes are identical.\nThe encoded pictures are identical.\n"))
  }
}
