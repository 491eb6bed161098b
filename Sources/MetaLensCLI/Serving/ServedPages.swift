import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensServing

/// The pages that are served, made from the same pages, rows and reports that `analyze` and `batch` write.
struct ServedPages: Sendable {
  /// The language for clients that state none.
  let usual: Language
  /// Whether the command named a language, so that the browser's language isn't used.
  let isFixed: Bool
  let reading: ReadingChoice
  /// The file in which reports are stored; nil if none are.
  var store: SystemPath?
  /// Whether the server runs on the same machine as the browser.
  var isHere = false
  /// The version of the score model.
  let model: String
  let limits: ReadLimits

  /// The style sheet: that of every page, that of pages of many photos, and what served pages add.
  let style = Array((PageStyle.sheet + BatchPageStyle.sheet).utf8) + PackageResources.served_page_css

  private static let html = "text/html; charset=utf-8"
  private static let json = "application/json; charset=utf-8"

  /// Returns the language of a request: the one chosen on the page, else the command's, else the browser's.
  func language(of request: HTTPRequest) -> Language {
    if let chosen = request.query["language"].flatMap(Language.init(rawValue:)) { return chosen }
    if isFixed { return usual }
    return request.field("accept-language").flatMap(AcceptedLanguage.best) ?? usual
  }

  /// Returns the page to drop photos on, with the results so far.
  ///
  /// - Parameters:
  ///   - load: the number of this load of the page.
  ///   - compares: whether two photos may be compared.
  func page(
    _ id: String, load: Int, _ photos: [ServedPhoto], _ comparisons: [ServedComparison],
    _ exhibit: ExhibitDetails,
    maximumBytes: Int, compares: Bool, in language: Language
  ) -> HTTPResponse {
    var page = ServedPage(
      language: language, id: id, load: load, maximumBytes: maximumBytes, list: list(in: language, exhibit))
    page.compares = compares
    page.store = store.map { FileLabel(reading.redact ? Redaction.path($0) : $0.lastComponent).shown }
    page.isHere = isHere
    page.comparisons = comparisons.map { $0.line(on: id, in: language) }.joined()
    var response = HTTPResponse(
      .ok, type: Self.html, page.markup(rows: photos.flatMap { marked($0, in: language) }))
    response.fields.append(("Content-Security-Policy", ServedPage.policy))
    return response
  }

  /// Returns a photo's row as a separate document.
  func row(of photo: ServedPhoto, in language: Language) -> HTTPResponse {
    fragment("photos", marked(photo, in: language))
  }

  /// Returns the entry for a comparison as a separate document.
  func line(of comparison: ServedComparison, on page: String, in language: Language) -> HTTPResponse {
    fragment("comparisons", Array(comparison.line(on: page, in: language).utf8))
  }

  private func fragment(
    _ list: String, _ entry: [UInt8], _ status: HTTPResponse.Status = .ok
  ) -> HTTPResponse {
    let start = "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>MetaLens</title>\n<ol id=\"\(list)\">\n"
    return HTTPResponse(status, type: Self.html, Array(start.utf8) + entry + Array("</ol>\n".utf8))
  }

  /// Returns the page that `compare --format html` makes of two photos.
  func page(
    of comparison: ServedComparison, _ exhibit: ExhibitDetails, in language: Language
  ) -> HTTPResponse {
    let page = ComparePage(
      compared: comparison.compared, pair: comparison.pair, first: comparison.first,
      second: comparison.second, exhibit: exhibit,
      commands: CompareCommand.check(
        SystemPath(comparison.first.path), SystemPath(comparison.second.path)),
      made: comparison.made, language: language)
    return html(Array(page.markup.utf8), page.policy)
  }

  /// Returns why photos couldn't be compared.
  func failed(_ error: MetaLensError, in language: Language) -> HTTPResponse {
    let words = HTMLText.value(error.commandMessage(in: language), in: language)
    return fragment("comparisons", Array("<li>\(words)</li>".utf8), .unprocessable)
  }

  /// Returns the page that `analyze --format html` makes of a photo.
  func exhibit(
    of photo: ServedPhoto, _ details: ExhibitDetails, in language: Language
  ) -> HTTPResponse {
    var document = PageDocument(language: language, names: [photo.file.label])
    document.footer = PageFooter(model: model, caseNumber: details.caseNumber, language: language)
    document.footer.sha256 = photo.dossier?.report.summary.sha256
    document.footer.hasCheck = photo.file.report != nil
    let section = PageSection(
      file: photo.file, dossier: photo.dossier,
      command: reading.command(for: SystemPath(photo.file.label.path), in: language), language: language,
      exhibit: details)
    return html(Array((document.head + section.markup + document.tail).utf8), document.policy)
  }

  /// Returns all results of a page, as `analyze` and `batch` write them.
  func reports(
    of photos: [ServedPhoto], as format: OutputFormat, _ exhibit: ExhibitDetails, in language: Language
  ) -> HTTPResponse {
    let list = list(in: language, exhibit)
    var renderer = BatchRenderer(
      format: format,
      table: TableReport(columns: nil, isWide: true, language: language, paint: Paint(isEnabled: false)),
      byteOrderMark: true, page: list, limits: limits)
    var about = BatchPageAbout()
    var tally = BatchTally(failUnder: nil)
    for photo in photos {
      if let report = photo.file.report { about.add(BatchPageAbout.Part(report)) }
      tally.add(BatchTally.Outcome(photo.file, in: language))
    }
    about.counts = tally.counts(followingLinks: false, in: language)
    about.hasRows = !photos.isEmpty
    var body = renderer.beginning(about: about)
    for photo in photos {
      body += renderer.separator()
      body += renderer.row(of: photo.file, picture: photo.small)
    }
    body += renderer.end(about: about)
    switch format {
    case .html: return html(body, list.policy(hasRows: about.hasRows))
    case .csv: return HTTPResponse(.ok, type: "text/csv; charset=utf-8", body)
    default: return HTTPResponse(.ok, type: Self.json, body)
    }
  }

  /// Returns what `analyze --format json` writes about a photo.
  func json(of file: AnalyzedFile, in language: Language) -> HTTPResponse {
    let body = JSONReport.written(file, in: language, pretty: true, limits: limits) + [UInt8(ascii: "\n")]
    return HTTPResponse(file.report == nil ? .unprocessable : .ok, type: Self.json, body)
  }

  /// Returns the answer for a result that is no longer kept.
  func forgotten(_ language: Language) -> HTTPResponse {
    HTTPResponse(
      .notFound, type: "text/plain; charset=utf-8",
      Array((MessageKey.serveForgotten.text(in: language) + "\n").utf8))
  }

  private func html(_ body: [UInt8], _ policy: String) -> HTTPResponse {
    var response = HTTPResponse(.ok, type: Self.html, body)
    response.fields.append(("Content-Security-Policy", policy + "; frame-ancestors 'none'"))
    return response
  }

  private func marked(_ photo: ServedPhoto, in language: Language) -> [UInt8] {
    let row = BatchPageRow(file: photo.file, picture: photo.small, language: language).markup
    return BatchPageRow.adding("data-id=\"\(photo.id)\"", to: row)
  }

  private func list(in language: Language, _ exhibit: ExhibitDetails) -> BatchPage {
    BatchPage(reading: reading, language: language, model: model, exhibit: exhibit)
  }
}
