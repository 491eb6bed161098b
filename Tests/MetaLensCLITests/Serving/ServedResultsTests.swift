import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ServedResultsTests {
  private static let start = Duration.seconds(5)

  private func photo(_ id: String) -> ServedPhoto {
    ServedPhoto(
      id: id, file: AnalyzedFile(of: SystemPath("a.jpg"), outcome: .success(.sample()), redacting: false),
      dossier: nil, small: .absent)
  }

  @Test func memoryIsBounded() {
    let results = ServedResults(most: 3 * photo("a").byteCount)
    #expect(!results.keep(photo("a"), on: "p"), "there is no such page")
    #expect(results.open("p", at: Self.start))
    for id in ["a", "b", "c"] { #expect(results.keep(photo(id), on: "p")) }
    #expect(!results.keep(photo("d"), on: "p"))
    #expect(results.photos(on: "p")?.map(\.id) == ["a", "b", "c"] && results.photos(on: "q") == nil)
    results.leave("p", at: Self.start)
    results.forget(at: Self.start + ServedResults.grace)
    #expect(results.photos(on: "p") == nil && results.heldBytes == 0)
  }

  @Test func comparisonsAndDetailsGoWithTheirPage() {
    let pair = PicturePair(
      first: .init(picture: nil, md5: nil), second: .init(picture: nil, md5: nil), pixels: .missing)
    let comparison = ServedComparison(
      id: "c", first: FileLabel(SystemPath("a")), second: FileLabel(SystemPath("b")),
      compared: ComparedPhotos(areSameBytes: true, isSamePicture: nil, kinds: [], files: []), pair: pair)
    var details = ExhibitDetails()
    details.examiner = "E"
    let results = ServedResults(most: comparison.byteCount, exhibit: details)
    #expect(!results.keep(comparison, on: "p"), "there is no such page")
    _ = results.open("p", at: Self.start)
    #expect(results.exhibit(on: "p") == details && results.exhibit(on: "q").isEmpty)
    details.caseNumber = "1"
    results.note(details, on: "p")
    results.note(details, on: "q")
    #expect(results.keep(comparison, on: "p") && !results.keep(comparison, on: "p"))
    #expect(results.comparisons(on: "p").map(\.id) == ["c"] && results.comparisons(on: "q").isEmpty)
    #expect(results.exhibit(on: "p") == details && results.photos(on: "q") == nil)
    results.leave("p", at: Self.start)
    results.forget(at: Self.start + ServedResults.grace)
    #expect(results.comparisons(on: "p").isEmpty && results.heldBytes == 0)
    _ = results.open("p", at: Self.start)
    #expect(results.exhibit(on: "p").caseNumber == nil)
  }

  @Test(
    arguments: [
      (nil, .seconds(0), true), (nil, ServedResults.silence, false), (.seconds(0), .seconds(19), true),
      (.seconds(0), .seconds(20), false),
    ] as [(Duration?, Duration, Bool)]) func whatIsLeftIsForgotten(
      left: Duration?, later: Duration, isKept: Bool
    )
  {
    let results = ServedResults(most: 1 << 20)
    _ = results.open("p", at: Self.start)
    if let left { results.leave("p", at: Self.start + left) }
    results.forget(at: Self.start + later)
    #expect((results.photos(on: "p") != nil) == isKept)
  }

  /// A reload leaves the page and opens it again.
  @Test func whoComesBackFindsIt() {
    let results = ServedResults(most: 1 << 20)
    _ = results.open("p", at: Self.start)
    results.leave("p", at: Self.start)
    _ = results.open("p", at: Self.start + .seconds(1))
    results.forget(at: Self.start + .seconds(60))
    #expect(results.photos(on: "p") != nil)
  }

  @Test func pagesAreBounded() {
    let results = ServedResults(most: .max)
    for number in 0..<ServedResults.mostPages {
      #expect(results.open(String(number), at: Self.start + .seconds(number)))
    }
    for number in 1..<ServedResults.mostPages { #expect(results.keep(photo("a"), on: String(number))) }
    // A page without a photo makes room, one with a photo doesn't.
    #expect(results.open("x", at: Self.start) && results.photos(on: "0") == nil)
    #expect(results.keep(photo("b"), on: "x"))
    #expect(!results.open("y", at: Self.start) && results.open("1", at: Self.start))
  }
}
