import MetaLensAssessment
import Testing

@testable import MetaLensRendering

struct ComparedWordsTests {
  private typealias Place = PhotoComparison.FirstDifference.Place

  /// Returns the comparison of two files of 100 and 50 bytes, with a row of one kind.
  private static func compared(
    _ heading: MessageKey? = nil, _ row: ComparedPhotos.Row? = nil,
    at place: PhotoComparison.FirstDifference? = nil
  ) -> ComparedPhotos {
    let kinds = ComparedPhotos.headings.map { key in
      let rows = key == heading ? [row].compactMap(\.self) : []
      return ComparedPhotos.Kind(shown: rows, count: rows.count)
    }
    let files = [100, 50].map { ComparedPhotos.File(byteCount: $0, format: "JPEG", sha256: nil) }
    return ComparedPhotos(
      areSameBytes: false, isSamePicture: true, firstDifference: place, kinds: kinds, files: files)
  }

  @Test(
    arguments: [
      (
        .compareSegments, .init(name: "APP1 XMP", first: "3 14", second: nil),
        .init(name: "APP1 XMP", first: "Segment 3, 14 Byte", second: nil)
      ),
      (
        .compareSegments, .init(name: "COM", first: "3 14", second: "3 14"),
        .init(name: "COM", first: "Segment 3, 14 Byte", second: "Segment 3, 14 Byte, andere Bytes")
      ),
      (
        .compareParts, .init(name: "meta/ipco", first: "6 1078 1", second: "7 1080 3"),
        .init(name: "meta/ipco", first: "Teil 6, 1078 Byte", second: "Teil 7, 1080 Byte, 3 hintereinander")
      ),
      (
        .compareMetadata, .init(name: "exif", first: "20 item 51", second: "20 IFD0 tag 0x02bc"),
        .init(name: "exif", first: "Eintrag 51, 20 Byte", second: "IFD0 tag 0x02bc, 20 Byte")
      ),
      (
        .compareExif, .init(name: "ExifIFD MakerNote", first: "01…", second: "01…", differsFrom: 30),
        .init(name: "ExifIFD MakerNote", first: "01…", second: "01…, verschieden ab Byte 30")
      ),
      (
        .compareExif, .init(name: "IFD0 Make (not compared)", first: "a", second: "a"),
        .init(name: "IFD0 Make (nicht verglichen)", first: "a", second: "a")
      ),
      (
        .compareCoding, .init(name: "complete", first: "true", second: "false"),
        .init(name: "Datei vollständig", first: "ja", second: "nein")
      ),
      // A text from the file isn't translated.
      (
        .compareXmp, .init(name: "dc:title", first: "3 14", second: nil),
        .init(name: "dc:title", first: "3 14", second: nil)
      ),
    ] as [(MessageKey, ComparedPhotos.Row, ComparedWords.Row)])
  func rowsAreInALanguagesWords(heading: MessageKey, row: ComparedPhotos.Row, words: ComparedWords.Row) {
    let compared = Self.compared(heading, row)
    let sections = ComparedWords(language: .german).sections(of: compared)
    #expect(sections.map(\.heading) == [heading] && sections.map(\.rows) == [[words]])
    #expect(!compared.differsElsewhere)
  }

  @Test(
    arguments: [
      (
        Place(kind: .segment, number: 2, name: "APP1 EXIF"), Place(kind: .segment, number: nil, name: "EOI"),
        "Segment 2, APP1 EXIF", "EOI"
      ),
      (
        Place(kind: .scan, number: 1, name: ""), Place(kind: .trailer, number: 2, name: "unknown"),
        "Daten von Scan 1", "Datenanhang 2, unknown"
      ),
      (
        Place(kind: .part, number: 6, name: "meta/iprp"), Place(kind: .item, number: 51, name: "hvc1"),
        "Teil 6, meta/iprp", "Eintrag 51, hvc1"
      ), (nil, nil, "in keinem bekannten Teil", "Dateiende"),
    ] as [(PhotoComparison.FirstDifference.Place?, PhotoComparison.FirstDifference.Place?, String, String)])
  func placesAreNamed(
    first: PhotoComparison.FirstDifference.Place?, second: PhotoComparison.FirstDifference.Place?,
    one: String, other: String
  ) {
    let compared = Self.compared(at: .init(offset: 50, first: first, second: second))
    let sections = ComparedWords(language: .german).sections(of: compared)
    #expect(sections.map(\.heading) == [.compareFirstDifference])
    #expect(sections.first?.rows == [ComparedWords.Row(name: "Byte 50", first: one, second: other)])
    #expect(compared.differsElsewhere)
    let line = "Wo sich die Bytes zuerst unterscheiden, Byte 50, \(one) ↔ \(other)"
    #expect(compared.firstPlace(in: .german) == line)
    #expect(Self.compared().firstPlace(in: .german) == nil)
  }
}
