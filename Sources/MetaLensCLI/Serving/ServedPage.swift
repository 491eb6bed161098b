import MetaLensKit
import MetaLensRendering
import MetaLensServing

/// The page to drop photos on: the list of `batch --format html`, and the controls that fill it.
///
/// Its scripts are beside this file: `drop.js` sends photos, shows the progress and adds rows to the list; `compare.js`
/// lets two rows be ticked and sends both photos again; `details.js` sends case, examiner and notes a moment after the
/// last keystroke, and before anything that shows them is opened or saved. What arrives is a document that the browser
/// has parsed without running anything in it; no text becomes markup here.
struct ServedPage: Sendable {
  let language: Language
  /// The page's name among the open pages.
  let id: String
  /// The number of this load among all loads of pages.
  let load: Int
  /// The maximum size of a photo, in bytes.
  let maximumBytes: Int
  let list: BatchPage
  /// Whether two photos may be compared.
  var compares = true
  /// The name of the file in which the server stores reports; nil if it stores none.
  var store: String?
  /// Whether the server runs on the same machine as the browser.
  var isHere = false
  /// The comparisons so far, as list entries.
  var comparisons = ""

  /// The maximum number of files that one load of the page accepts.
  static let maximumFiles = 20_000

  /// What browsers may do with the page: run and show what this server serves with it, send photos to the server, and
  /// nothing else.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    + "trusted-types 'none'"

  func markup(rows: [UInt8]) -> [UInt8] {
    Array(head.utf8) + rows + Array(tail(isEmpty: rows.isEmpty).utf8)
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>MetaLens</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="style.css">
    <script src="list.js" defer></script>
    <script src="drop.js" defer></script>
    \(compares ? "<script src=\"compare.js\" defer></script>" : "")
    <script src="details.js" defer></script>
    </head>
    <body>
    <header class="top">
    <h1>MetaLens \(MetaLensVersion.current)</h1>
    <label>\(HTMLText.word(.serveLanguage, in: language)) <select id="language">\(languages)</select></label>
    </header>
    <main>
    <noscript><p class="note">\(HTMLText.word(.serveNoScript, in: language))</p></noscript>
    <div id="drop">
    <p class="lead">\(HTMLText.word(.serveLead, in: language))</p>
    <p><label class="button">\(HTMLText.word(.serveChooseFiles, in: language))<input id="files" type="file" multiple></label>
    <label class="button">\(HTMLText.word(.serveChooseFolder, in: language))<input id="folder" type="file" webkitdirectory></label></p>
    <p class="small" id="promise">\(promise)</p>
    </div>
    \(ServedDetails(details: list.exhibit, language: language).markup)
    <p id="state" role="status"></p>
    <ol id="uploads"></ol>
    <div id="results" hidden>
    <p class="save">\(HTMLText.word(.serveSave, in: language))
    <a href="reports.html\(query)" download="metalens.html">HTML</a>
    <a href="reports.csv\(query)" download="metalens.csv">CSV</a>
    <a href="reports.json\(query)" download="metalens.json">JSON</a></p>
    <ol id="comparisons" aria-label="\(HTMLText.word(.pageCompareTitle, in: language))">
    \(comparisons)</ol>
    <p class="small">\(HTMLText.escaped(Badge.legend(in: language)))</p>
    \(list.listHead)
    """
  }

  private var promise: String {
    let promise = store.map { Message.servePromiseStored(file: $0).text(in: language) }
    let text = promise ?? MessageKey.servePromise.text(in: language)
    return HTMLText.escaped(isHere ? text + " " + MessageKey.servePromiseHere.text(in: language) : text)
  }

  /// The controls for choosing two photos to compare.
  private var comparing: String {
    guard compares else { return "" }
    return """
      <div id="compare" hidden>
      <p id="chosen" role="status"></p>
      <button id="compare-chosen" type="button" disabled>\(HTMLText.word(.serveCompare, in: language))</button>
      </div>

      """
  }

  private func tail(isEmpty: Bool) -> String {
    let words = String(decoding: BatchPageData.block(words(isEmpty), id: "drop-words"), as: UTF8.self)
    return "</ol>\n\(list.command.check)\(comparing)</div>\n"
      + list.footer.markup(limits: true, data: list.wordsBlock + "\n" + words + "\n")
  }

  private var query: String { "?page=\(id)&amp;language=\(language.rawValue)" }

  private var languages: String {
    Language.allCases.map { choice in
      let chosen = choice == language ? " selected" : ""
      return
        "<option value=\"\(choice.rawValue)\" lang=\"\(choice.rawValue)\"\(chosen)>\(choice.ownName)</option>"
    }.joined()
  }

  private func words(_ isEmpty: Bool) -> JSONValue {
    func text(_ key: MessageKey) -> JSONValue { .string(key.text(in: language)) }
    return .object([
      "page": .string(id), "load": .integer(load), "language": .string(language.rawValue),
      "most": .integer(maximumBytes), "files": .integer(Self.maximumFiles), "isEmpty": .bool(isEmpty),
      "progress": .string(Message.serveProgress(done: "{done}", all: "{all}").text(in: language)),
      "skipped": .string(Message.summarySkipped(count: "{count}").text(in: language)),
      "tooMany": .string(
        Message.serveTooMany(limit: String(Self.maximumFiles), count: "{count}").text(in: language)),
      "notOpened": .string(Message.serveNotOpened(count: "{count}").text(in: language)),
      "exhibit": text(.serveExhibit), "refused": text(.serveRefused), "full": text(.serveFull),
      "tooLarge": .string(Message.serveTooLarge(limit: String(maximumBytes >> 20)).text(in: language)),
      "busy": text(.serveBusy), "lost": text(.serveLost), "compare": text(.serveCompare),
      "compareHint": text(.serveCompareHint),
      "comparePick": .string(Message.serveComparePick(name: "{name}").text(in: language)),
      "comparing": text(.serveCompareRunning), "dropAgain": text(.serveCompareDropAgain),
      "noted": text(.serveCaseKept),
      "notNoted": .string(
        Message.serveCaseRefused(
          most: String(ExhibitDetails.maximumCharacters), notes: String(ExhibitDetails.maximumNotes),
          characters: String(ExhibitDetails.maximumNoteCharacters)
        ).text(in: language)),
    ])
  }
}
