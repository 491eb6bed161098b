import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensServing

/// What is served, made of the same pages, rows and reports that `analyze` and `batch` write.
struct ServedPages: Sendable {
  /// The language of whoever states none.
  let usual: Language
  /// Whether the command named a language: browsers aren't asked then.
  let isFixed: Bool
  let depth: AnalysisDepth
  let hashing: Bool
  let redact: Bool
  let scoring: ScoringSelection
  let signatures: SignatureSelection
  /// The version of the score's model.
  let model: String
  let limits: ReadLimits

  let style = Array((PageStyle.sheet + "\n" + BatchPageStyle.sheet + "\n" + ServedStyle.sheet + "\n").utf8)
  let listScript = Array(BatchPageScript.text.utf8)
  let dropScript = Array(ServedScript.text.utf8)

  private static let html = "text/html; charset=utf-8"
  private static let json = "application/json; charset=utf-8"

  /// The language of a request: the one that was chosen on the page, else the command's, else the browser's.
  func language(of request: HTTPRequest) -> Language {
    if let chosen = request.query["language"].flatMap(Language.init(rawValue:)) { return chosen }
    if isFixed { return usual }
    return request.field("accept-language").flatMap(AcceptedLanguage.best) ?? usual
  }

  /// The page to drop photos on, with what was dropped.
  func page(_ id: String, _ photos: [ServedPhoto], mostBytes: Int, in language: Language) -> HTTPResponse {
    let page = ServedPage(language: language, id: id, mostBytes: mostBytes, list: list(in: language))
    var response = HTTPResponse(
      .ok, type: Self.html, page.markup(rows: photos.flatMap { marked($0, in: language) }))
    response.fields.append(("Content-Security-Policy", ServedPage.policy))
    return response
  }

  /// A photo's row, as a document of its own.
  func row(of photo: ServedPhoto, in language: Language) -> HTTPResponse {
    let start = "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>MetaLens</title>\n<ol id=\"photos\">\n"
    return HTTPResponse(
      .ok, type: Self.html, Array(start.utf8) + marked(photo, in: language) + Array("</ol>\n".utf8))
  }

  /// The page that `analyze --format html` makes of a photo.
  func exhibit(of photo: ServedPhoto, in language: Language) -> HTTPResponse {
    var document = PageDocument(language: language, names: [photo.file.label])
    document.footer = PageFooter(model: model, language: language)
    document.footer.sha256 = photo.dossier?.report.summary.sha256
    let section = PageSection(
      file: photo.file, dossier: photo.dossier,
      command: command(SystemPath(photo.file.label.path), language), language: language)
    return html(Array((document.head + section.markup + document.tail).utf8), document.policy)
  }

  /// All results of a page, as `analyze` and `batch` write them.
  func reports(of photos: [ServedPhoto], as format: OutputFormat, in language: Language) -> HTTPResponse {
    var renderer = BatchRenderer(
      format: format, language: language,
      table: TableReport(fit: .wide, language: language, paint: Paint(isEnabled: false)),
      byteOrderMark: true, onTerminal: false, page: list(in: language))
    renderer.limits = limits
    var body = renderer.beginning()
    for photo in photos {
      body += renderer.separator()
      body += renderer.row(of: photo.file, picture: photo.small)
    }
    body += renderer.end()
    switch format {
    case .html: return html(body, list(in: language).policy)
    case .csv: return HTTPResponse(.ok, type: "text/csv; charset=utf-8", body)
    default: return HTTPResponse(.ok, type: Self.json, body)
    }
  }

  /// What `analyze --format json` writes of a photo.
  func json(of file: AnalyzedFile, in language: Language) -> HTTPResponse {
    let body = JSONReport.written(file, in: language, pretty: true, limits: limits) + [UInt8(ascii: "\n")]
    return HTTPResponse(file.report == nil ? .unprocessable : .ok, type: Self.json, body)
  }

  /// What is said where a result isn't kept any more.
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
    let start = Array("<li ".utf8)
    return start + Array("data-id=\"\(photo.id)\" ".utf8) + row.dropFirst(start.count)
  }

  private func list(in language: Language) -> BatchPage {
    BatchPage(
      language: language, footer: PageFooter(model: model, language: language), exhibit: ExhibitDetails(),
      sortsByScore: false, isRedacted: redact, command: command(SystemPath("FILE"), language))
  }

  private func command(_ path: SystemPath, _ language: Language) -> PageCommand {
    PageCommand(
      path: path, depth: depth, hashing: hashing, redact: redact, signatures: signatures, scoring: scoring,
      language: language)
  }
}
