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
      dossier: nil)
  }

  @Test func memoryIsBounded() {
    let results = ServedResults(maximum: 3 * photo("a").byteCount)
    #expect(!results.keep(photo("a"), on: "p"), "there is no such page")
    #expect(results.open("p", at: Self.start))
    for id in ["a", "b", "c"] { #expect(results.keep(photo(id), on: "p")) }
    #expect(!results.keep(photo("d"), on: "p"))
    #expect(results.photos(on: "p")?.map(\.id) == ["a", "b", "c"] && results.photos(on: "q") == nil)
    results.leave("p", load: nil, at: Self.start)
    results.forget(at: Self.start + ServedResults.grace)
    #expect(results.photos(on: "p") == nil && results.heldBytes == 0)
  }

  /// What a reader puts into a report, its dates, an error or a name counts as what it takes.
  @Test func textsCount() {
    let long = String(repeating: "x", count: 1 << 20)
    let usual = photo("a")
    #expect(usual.byteCount >= 64 << 10 && usual.byteCount < 1 << 18)
    var report = OriginalityReport.sample()
    report.summary.artist = long
    report.diagnostics = Array(repeating: Diagnostic(.pictureIncomplete, location: ""), count: 1 << 14)
    let date = DatedClaim(.other, long, time: nil, property: long, evidence: Evidence(location: long))
    var dossier = PhotoDossier(report: report)
    dossier.dates = [date]
    dossier.small = .picture(DisplayPicture(bytes: [1, 2, 3], size: PixelSize(width: 1, height: 1)))
    func size(_ outcome: Result<OriginalityReport, MetaLensError>, _ dossier: PhotoDossier?) -> Int {
      ServedPhoto(
        id: "a", file: AnalyzedFile(of: SystemPath("a.jpg"), outcome: outcome, redacting: false),
        dossier: dossier
      ).byteCount
    }
    let counted = size(.success(report), nil)
    #expect(counted > (1 << 20) + (1 << 14) * 64)
    #expect(size(.success(report), dossier) == counted + (3 << 20) + 256 + 3)
    #expect(size(.failure(MetaLensError(.malformed, detail: long)), nil) >= 1 << 20)
  }

  @Test func comparisonsAndDetailsGoWithTheirPage() {
    let pair = PicturePair(
      first: .init(picture: nil, md5: nil), second: .init(picture: nil, md5: nil), pixels: .missing)
    let comparison = ServedComparison(
      id: "c", first: FileLabel(SystemPath("a")), second: FileLabel(SystemPath("b")),
      compared: ComparedPhotos(areSameBytes: true, isSamePicture: nil, kinds: [], files: []), pair: pair)
    var details = ExhibitDetails()
    details.examiner = "E"
    let results = ServedResults(maximum: comparison.byteCount, exhibit: details)
    #expect(!results.keep(comparison, on: "p"), "there is no such page")
    _ = results.open("p", at: Self.start)
    #expect(results.exhibit(on: "p") == details && results.exhibit(on: "q").isEmpty)
    details.caseNumber = "1"
    results.note(details, on: "p")
    results.note(details, on: "q")
    #expect(results.keep(comparison, on: "p") && !results.keep(comparison, on: "p"))
    #expect(results.comparisons(on: "p").map(\.id) == ["c"] && results.comparisons(on: "q").isEmpty)
    #expect(results.exhibit(on: "p") == details && results.photos(on: "q") == nil)
    results.leave("p", load: nil, at: Self.start)
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
    let results = ServedResults(maximum: 1 << 20)
    _ = results.open("p", at: Self.start)
    if let left { results.leave("p", load: nil, at: Self.start + left) }
    results.forget(at: Self.start + later)
    #expect((results.photos(on: "p") != nil) == isKept)
  }

  /// A reload leaves the page and opens it again.
  @Test func whoComesBackFindsIt() {
    let results = ServedResults(maximum: 1 << 20)
    _ = results.open("p", at: Self.start)
    results.leave("p", load: nil, at: Self.start)
    _ = results.open("p", at: Self.start + .seconds(1))
    results.forget(at: Self.start + .seconds(60))
    #expect(results.photos(on: "p") != nil)
  }

  /// An event on a page and its time in seconds; loads are numbered from 1 in the order of requests.
  enum Step: Sendable {
    case load, send, show(Int), leave(Int)
  }

  @Test(
    arguments: [
      // With a reload, browsers report that the old page was left once the new one is there.
      ([(.load, 0), (.show(1), 0), (.load, 9), (.leave(1), 10), (.show(2), 10)], 1000, true),
      ([(.load, 0), (.show(1), 0), (.load, 9), (.show(2), 9), (.leave(1), 10)], 1000, true),
      ([(.load, 0), (.show(1), 0), (.leave(1), 9), (.load, 10), (.show(2), 10)], 1000, true),
      // A page that takes long to load is waited for.
      ([(.load, 0), (.show(1), 0), (.load, 9), (.leave(1), 10)], 300, true),
      // The last load closes the page, in whatever order the reports came.
      ([(.load, 0), (.show(1), 0), (.load, 9), (.leave(1), 10), (.show(2), 10), (.leave(2), 20)], 39, true),
      ([(.load, 0), (.show(1), 0), (.load, 9), (.leave(1), 10), (.show(2), 10), (.leave(2), 20)], 40, false),
      ([(.load, 0), (.load, 0), (.show(1), 0), (.show(2), 0), (.leave(2), 20)], 1000, true),
      ([(.load, 0), (.load, 0), (.show(1), 0), (.show(2), 0), (.leave(2), 20), (.leave(1), 30)], 50, false),
      // A late report that a load is shown opens nothing.
      ([(.load, 0), (.leave(1), 10), (.show(1), 10)], 30, false),
      // A load that was aborted, or that never reports being shown, is waited for for five minutes.
      ([(.load, 0), (.show(1), 0), (.load, 9), (.leave(1), 10)], 309, false),
      // If no load reports that it left, the time limit is that of a page without loads.
      ([(.load, 0), (.show(1), 0)], 12 * 3600 - 1, true), ([(.load, 0), (.show(1), 0)], 12 * 3600, false),
      ([(.load, 0), (.show(1), 0), (.load, 0), (.leave(2), 0)], 12 * 3600, false),
      // A report on leaving an unknown load, or none, doesn't close a page that another load shows.
      ([(.load, 0), (.show(1), 0), (.leave(7), 10)], 1000, true),
      ([(.load, 0), (.leave(1), 1), (.send, 10)], 1000, true),
      ([(.load, 0), (.leave(1), 1), (.send, 10), (.leave(1), 20)], 40, false),
    ] as [([(Step, Int)], Int, Bool)]) func theLastLoadClosesAPage(
      steps: [(Step, Int)], later: Int, isKept: Bool
    )
  {
    let results = ServedResults(maximum: 1 << 20)
    for (step, second) in steps {
      let now = Self.start + .seconds(second)
      switch step {
      case .load: #expect(results.load("p", at: now) != nil)
      case .send: #expect(results.open("p", at: now))
      case .show(let load): results.show("p", load: load)
      case .leave(let load): results.leave("p", load: load, at: now)
      }
    }
    results.forget(at: Self.start + .seconds(later))
    #expect((results.photos(on: "p") != nil) == isKept)
  }

  /// Another page's loads have other numbers, and a page that is opened again gets new ones.
  @Test func loadsAreNumberedOnce() {
    let results = ServedResults(maximum: 1 << 20)
    #expect(results.load("p", at: Self.start) == 1 && results.load("q", at: Self.start) == 2)
    results.leave("p", load: 1, at: Self.start)
    results.forget(at: Self.start + ServedResults.grace)
    #expect(results.photos(on: "p") == nil && results.load("p", at: Self.start) == 3)
  }

  /// Beyond the maximum, the oldest load is no longer waited for.
  @Test func loadsAreBounded() {
    let results = ServedResults(maximum: 1 << 20)
    for load in 1...ServedResults.maximumLoads + 1 {
      #expect(results.load("p", at: Self.start) == load)
      results.show("p", load: load)
    }
    for load in 2...ServedResults.maximumLoads + 1 { results.leave("p", load: load, at: Self.start) }
    results.forget(at: Self.start + ServedResults.grace)
    #expect(results.photos(on: "p") == nil)
  }

  @Test func pagesAreBounded() {
    let results = ServedResults(maximum: .max)
    for number in 0..<ServedResults.maximumPages {
      #expect(results.open(String(number), at: Self.start + .seconds(number)))
    }
    for number in 1..<ServedResults.maximumPages { #expect(results.keep(photo("a"), on: String(number))) }
    // A page without photos makes room, and a page with photos doesn't.
    #expect(results.open("x", at: Self.start) && results.photos(on: "0") == nil)
    #expect(results.keep(photo("b"), on: "x"))
    #expect(!results.open("y", at: Self.start) && results.open("1", at: Self.start))
  }
}
