import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct BatchPageRowTests {
  private func row(
    _ outcome: Result<OriginalityReport, MetaLensError>, picture: PhotoDossier.Shown = .notRead,
    redacted: Bool = false, in language: Language = .english
  ) -> String {
    var file = AnalyzedFile(label: FileLabel(SystemPath("holiday/a.jpg")), outcome: outcome)
    if redacted { file = Redaction.applied(to: file) }
    return String(
      decoding: BatchPageRow(file: file, picture: picture, language: language).markup, as: UTF8.self)
  }

  @Test func tellsWhatARowNeeds() {
    let text = MarkupCheck(row(.success(.sample())), isInteractive: true).text
    for words in [
      "a.jpg", "holiday", "edited", "42", "red", "2008-05-30 15:56:01", "Canon EOS 40D", "GIMP 2.4.5",
      "no preview",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  /// The script filters by the kind, but the row names what was done.
  @Test func rewrittenMetadataIsNamed() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "metadataRewritten")
    let markup = row(.success(report))
    #expect(markup.contains("<span class=\"kind\">metadata rewritten</span>"))
    #expect(markup.contains("data-v=\"resaved\""))
  }

  @Test(arguments: [
    "data-b=\"red\"", "data-v=\"edited\"", "data-s=\"42\"", "data-t=\"2008-05-30 15:56:01\"",
    "data-c=\"canon eos 40d\"", "data-x=\"127.250000\"", "data-y=\"-33.500000\"",
  ])
  func tellsTheScriptWhatItSortsBy(attribute: String) {
    #expect(row(.success(.sample())).contains(attribute))
  }

  /// A photo's reason is the same in every format.
  @Test(arguments: [Language.english, .german]) func givesTheTablesReason(language: Language) throws {
    var report = OriginalityReport.sample()
    for kind in [Verdict.Kind.edited, .cameraOriginal, .undetermined] {
      report.verdict = Verdict(kind: kind, confidence: nil, by: "ofANewerVersion")
      let reason = try #require(report.deciding.first?.reason(in: language))
      let shown = HTMLText.value(reason, maximum: 200, in: language)
      #expect(row(.success(report), in: language).contains("<span class=\"reason\">\(shown)</span>"))
    }
  }

  /// The directory from which the command was run would be a line with a dot alone.
  @Test(
    arguments: [
      ("a.jpg", nil), ("./a.jpg", nil), ("./d/a.jpg", "./d"), ("d/a.jpg", "d"), ("/a.jpg", "/"),
      ("../a.jpg", ".."),
    ] as [(String, String?)])
  func namesTheDirectory(path: String, folder: String?) {
    let file = AnalyzedFile(label: FileLabel(SystemPath(path)), outcome: .success(.sample()))
    let markup = String(
      decoding: BatchPageRow(file: file, picture: .notRead, language: .english).markup, as: UTF8.self)
    #expect(markup.contains("<span class=\"small folder\">") == (folder != nil))
    if let folder { #expect(markup.contains("<span class=\"small folder\"><bdi>\(folder)</bdi></span>")) }
  }

  /// A row's report is as reserved as the short answer.
  @Test func saysThatNotEverythingFits() {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    #expect(row(.success(report)).contains("camera file, though not everything fits."))
  }

  /// A row's report begins with what the verdict doesn't mean.
  @Test func saysWhatTheVerdictDoesNotMean() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .edited, confidence: 0.9, by: "pictureChanged")
    #expect(row(.success(report)).contains("\"lines\":[\"\(report.limit(in: .english))\""))
  }

  /// The report of a row without a picture says why there is none.
  @Test func saysWhyThereIsNoPicture() {
    let text = row(.success(.sample()), picture: .refused(.libraryMissing("libheif")))
    #expect(text.contains("no preview") && text.contains("because libheif isn't installed"))
    let raw = row(.success(.sample()), picture: .absent)
    #expect(raw.contains(MessageKey.pagePictureNoPreview.text(in: .english)))
  }

  @Test(arguments: [
    (Language.german, "56\u{A0}%", "50\u{A0}%", "1,2:1"), (.english, "56%", "50%", "1.2:1"),
    (.korean, "56%", "50%", "1.2:1"),
  ])
  func numbersAreTheReaders(language: Language, confidence: String, prior: String, ratio: String) {
    var report = OriginalityReport.sample()
    report.flags[3].counts = true
    let text = row(.success(report), in: language)
    for words in [confidence, prior, ratio] { #expect(text.contains(words), "\(words)") }
    #expect(text.contains("data-y=\"-33.500000\""))
  }

  /// The ratios alone don't multiply to the score: the probability of a file without findings is shown too, unless a
  /// fact settles the score.
  @Test func saysWhatTheEvidenceStartsFrom() {
    var report = OriginalityReport.sample()
    let words = Message.scoreOdds(
      prior: PerCent.text(report.prior, in: .english),
      probability: PerCent.text(report.probability, in: .english),
      silence: PerCent.text(report.probabilityOfSilence, in: .english)
    ).text(in: .english)
    report.bounded = nil
    #expect(row(.success(report)).contains(words))
    report.bounded = .init(by: "notCameraFile", from: 33, to: 20)
    #expect(!row(.success(report)).contains(words))
  }

  /// Places are in the reader's language, as in the text and on the photo's own page.
  @Test func placesAreTheReaders() {
    var report = OriginalityReport.sample()
    report.flags[0].evidence = [Evidence(location: "JPEG coding", offset: 2178)]
    let text = row(.success(report), in: .korean)
    let place = PlaceText.list(report.flags[0].evidence, maximum: 2, in: .korean)
    #expect(text.contains(place) && place.contains("2178") && !text.contains("JPEG coding"))
    #expect(text.contains("\"\(MessageKey.placeAbsent.text(in: .korean))\""))
  }

  /// Checks that each row shows the hash without being opened, since a printed row can't be.
  @Test func tellsTheHash() {
    let hash = String(repeating: "0123456789abcdef", count: 4)
    var report = OriginalityReport.sample()
    report.summary.sha256 = hash
    for isRedacted in [false, true] {
      let text = row(.success(report), redacted: isRedacted)
      #expect(
        text.contains(
          "<span class=\"small hash\">SHA-256 <bdi>\(hash)</bdi></span></span><span class=\"kind\">"))
    }
    report.summary.sha256 = nil
    #expect(row(.success(report)).contains("SHA-256 <bdi>not computed</bdi>"))
    #expect(!row(.failure(MetaLensError(.emptyFile))).contains("SHA-256"))
    var file = AnalyzedFile(
      label: FileLabel(SystemPath("a.jpg")), outcome: .failure(MetaLensError(.truncated)))
    file.digest = hash
    let markup = BatchPageRow(file: file, picture: .notRead, language: .english).markup
    #expect(String(decoding: markup, as: UTF8.self).contains("SHA-256 <bdi>\(hash)</bdi></span></span>"))
  }

  /// A reason that quotes a long name is whole.
  @Test func aReasonIsWhole() throws {
    let report = OriginalityReport.sample(software: "GIMP 2.4.5 " + String(repeating: "a", count: 180))
    let reason = try #require(report.deciding.first?.reason(in: .german))
    #expect(row(.success(report), in: .german).contains(HTMLText.value(reason, maximum: 300, in: .german)))
  }

  @Test func withholdsThePlace() {
    let text = row(.success(.sample()), redacted: true)
    #expect(!text.contains("data-x") && !text.contains("33.5") && !text.contains("SERIAL"))
  }

  @Test func anErrorIsARow() {
    let text = row(.failure(MetaLensError(.emptyFile)))
    #expect(MarkupCheck(text, isInteractive: true).faults == [])
    #expect(text.contains("data-b=\"none\"") && text.contains("not analysed") && !text.contains("<script"))
    // Nobody looked for a date or a camera in it.
    for key in [MessageKey.pageManyNoDate, .pageManyNoCamera] {
      #expect(!text.contains(key.text(in: .english)))
    }
  }

  /// However long a photo's texts are, its row keeps to its share of the page.
  @Test(arguments: ["x", "<", "\u{202E}", "語", "\\"], [1, 40_000])
  func keepsToItsShare(character: String, count: Int) async throws {
    let long = String(repeating: character, count: count)
    var report = OriginalityReport.sample(model: long, software: long)
    report.summary.artist = long
    report.summary.copyright = long
    report.summary.lens = long
    report.flags = Array(repeating: report.flags, count: 40).flatMap(\.self)
    let file = AnalyzedFile(label: FileLabel(SystemPath(long)), outcome: .success(report))
    let picture = DisplayPicture(
      bytes: [UInt8](repeating: 0xFF, count: 6_000), size: PixelSize(width: 160, height: 120))
    let row = BatchPageRow(file: file, picture: .picture(picture), language: .english).markup
    #expect(row.count <= BatchPageRow.maximumBytes)
    let text = String(decoding: row, as: UTF8.self)
    #expect(MarkupCheck(text, isInteractive: true).faults == [])
    #expect(text.contains("\"cut\":true"))
  }

  @Test func aPictureIsReduced() async throws {
    let row = try await ExampleBatchPage.row(ExamplePhoto.camera().bytes)
    #expect(row.contains("src=\"data:image/jpeg;base64,"))
    #expect(row.utf8.count < BatchPageRow.maximumBytes)
  }
}
