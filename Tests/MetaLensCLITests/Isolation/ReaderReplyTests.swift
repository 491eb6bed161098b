import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ReaderReplyTests {
  private func row(_ sort: SortOrder) -> (settings: ReaderSettings, row: BatchStep.Row) {
    var settings = ReaderSettings()
    settings.format = .ndjson
    settings.sort = sort
    let file = AnalyzedFile(of: SystemPath("p/a.jpg"), outcome: .success(.sample()), redacting: false)
    let row = BatchStep.Row(
      file, by: settings.renderer, choice: settings.choice, sort: sort, in: settings.language)
    return (settings, row)
  }

  @Test(arguments: SortOrder.allCases) func aRowComesBack(sort: SortOrder) throws {
    let (settings, row) = row(sort)
    guard case .row(let back)? = ReaderReply(ReaderReply.row(row).bytes, to: settings) else {
      Issue.record("no row")
      return
    }
    #expect(back.bytes == row.bytes && back.bytes != nil)
    #expect((back.order == nil) == (sort == .path))
    if let order = back.order, let given = row.order { #expect(!(order < given) && !(given < order)) }
    guard case .report(let badge, let verdict, let score) = back.outcome else { return }
    let report = OriginalityReport.sample()
    #expect(badge == report.badge && verdict == report.verdict.kind && score == report.score)
  }

  @Test func aReportComesBack() {
    var settings = ReaderSettings()
    settings.answer = .report()
    let report = OriginalityReport.sample()
    guard
      case .report(let back, nil, nil)? = ReaderReply(
        ReaderReply.report(report, nil, nil).bytes, to: settings)
    else {
      Issue.record("no report")
      return
    }
    #expect(back == report)
    // A report isn't accepted where rows are wanted, nor with a picture that wasn't asked for.
    #expect(ReaderReply(ReaderReply.report(report, nil, nil).bytes, to: ReaderSettings()) == nil)
    #expect(ReaderReply(ReaderReply.report(report, .absent, nil).bytes, to: settings) == nil)
    let related = ReaderReply.report(report, nil, RelativeTraits(report)).bytes
    #expect(ReaderReply(related, to: settings) == nil)
    settings.answer = .report(relatives: true)
    guard case .report(_, _, let traits?)? = ReaderReply(related, to: settings) else {
      Issue.record("no traits")
      return
    }
    #expect(traits == RelativeTraits(report))
  }

  /// Checks that each kind of reply is taken only where it was asked for.
  @Test(arguments: ReaderSettings.Answer.allCases)
  func onlyTheAnswerThatIsWantedIsTaken(answer: ReaderSettings.Answer) {
    let (usual, row) = row(.path)
    let report = OriginalityReport.sample()
    let traits = RelativeTraits(report)
    let exhibit = ReadExhibit(report: report, dates: [], picture: .absent, thumbnail: .absent)
    let replies: [(answer: ReaderSettings.Answer, reply: ReaderReply)] = [
      (.row, .row(row)), (.report(), .report(report, nil, nil)),
      (.report(relatives: true), .report(report, nil, traits)),
      (.report(picture: true), .report(report, .absent, nil)),
      (.report(picture: true, relatives: true), .report(report, .absent, traits)),
      (.exhibit, .exhibit(exhibit)),
      (.comparison, .comparison(ComparedPhotosFieldsTests.compared, .absent, .absent)),
    ]
    var settings = usual
    settings.answer = answer
    let taken = replies.filter { ReaderReply($0.reply.bytes, to: settings) != nil }.map { $0.answer }
    #expect(taken == [answer])
  }

  @Test(
    arguments: [
      .samples(ColourRaster(width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6]), isEmbedded: true),
      .samples(ColourRaster(width: 1, height: 1, samples: [1, 2, 3]), isEmbedded: false),
      .byLibrary(.heic, orientation: 6), .byLibrary(.avif, orientation: 1, .thumbnail), .undecodable,
      .notDecoded, .absent, .packed,
    ] as [ReadPicture]) func aPictureComesBack(picture: ReadPicture)
  {
    #expect(ReadPicture(picture.fields.map { $0[...] }[...], maximum: 2) == picture)
  }

  @Test(
    arguments: [
      [[1], [51], [49], [1, 2, 3]], [[1], [50], [49], [1, 2, 3]], [[1], [48], [49], []], [[3], [104]],
      [[3], [104], [49], [97]], [[9]],
      [],
    ] as [[[UInt8]]]) func samplesThatDontFitAreNoPicture(fields: [[UInt8]])
  {
    #expect(ReadPicture(fields.map { $0[...] }[...], maximum: 2) == nil)
  }

  @Test(arguments: [
    (MetaLensError.Code.malformed, true), (.outOfMemory, true), (.cancelled, false), (.readerCrashed, false),
    (MetaLensError.Code(rawValue: "else"), false),
  ])
  func onlyAPhotosOwnFailuresAreTaken(code: MetaLensError.Code, isTaken: Bool) {
    let bytes = ReaderReply.failure(code, detail: "x").bytes
    #expect((ReaderReply(bytes, to: ReaderSettings()) != nil) == isTaken)
  }

  @Test func whatIsChangedIsNoAnswer() {
    let (settings, row) = row(.path)
    let bytes = ReaderReply.row(row).bytes
    #expect(ReaderReply(Array(bytes.dropLast()), to: settings) == nil)
    #expect(ReaderReply(bytes + [0, 0, 0, 9], to: settings) == nil)
    #expect(ReaderReply([], to: settings) == nil)
    var other = settings
    other.format = .html
    #expect(ReaderReply(bytes, to: other) == nil)
    var failed = row
    failed.outcome = .report(.green, nil, score: 101)
    #expect(ReaderReply(ReaderReply.row(failed).bytes, to: settings) == nil)
  }
}
