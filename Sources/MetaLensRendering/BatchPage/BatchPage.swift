package import MetaLensAssessment
import MetaLensPlatform

/// A page of many photos, without their rows: what precedes and follows them.
///
/// Rows contain everything that the page shows of a photo. The script at the end filters, sorts and draws them; without it,
/// every row can still be read and printed.
package struct BatchPage: Sendable {
  /// The commands that make one photo's report again.
  package let command: PageCommand
  package let footer: PageFooter
  package let exhibit: ExhibitDetails
  /// Whether the lowest score comes first until the reader chooses another order.
  let sortsByScore: Bool
  /// The flags that select what the page shows; nil if it shows everything.
  let selection: String?
  private var language: Language { command.language }

  /// Makes the page's frame.
  ///
  /// - Parameters:
  ///   - reading: how the photos were read.
  ///   - selection: the flags that select what the page shows; nil if it shows everything.
  package init(
    reading: ReadingChoice = ReadingChoice(), language: Language, model: String? = nil,
    exhibit: ExhibitDetails = ExhibitDetails(), sortsByScore: Bool = false,
    selection: String? = nil
  ) {
    command = PageCommand(path: SystemPath("FILE"), reading: reading, language: language)
    footer = PageFooter(model: model, caseNumber: exhibit.caseNumber, language: language)
    self.exhibit = exhibit
    self.sortsByScore = sortsByScore
    self.selection = selection
  }

  /// Returns the footer, which points to how to verify the page only if there is a row to verify.
  private func foot(hasRows: Bool) -> PageFooter {
    var footer = footer
    footer.hasCheck = hasRows
    return footer
  }

  private func style(hasRows: Bool) -> String { foot(hasRows: hasRows).style + BatchPageStyle.sheet }

  /// Returns the page's Content Security Policy: what browsers may do with the page.
  package func policy(hasRows: Bool) -> String {
    PagePolicy.text(style: style(hasRows: hasRows), script: BatchPageScript.text)
  }

  /// Returns everything before the first row.
  ///
  /// - Parameter about: when the photos were analyzed, and what isn't shown.
  func head(about: BatchPageAbout = BatchPageAbout()) -> String {
    let title = HTMLText.word(.pageManyTitle, in: language)
    let redacted = command.reading.redact ? HTMLText.paragraph(.pageRedacted, "note", in: language) : ""
    let choice = selection.map { Message.pageManySelection(choice: $0).text(in: language) }
    let chosen = choice.map { HTMLText.paragraph($0, "note") } ?? ""
    let (policy, style) = (policy(hasRows: about.hasRows), style(hasRows: about.hasRows))
    var out = PageHead.markup(in: language, policy: policy, style: style, title: title)
    out += HTMLText.notices(about.interruption)
    out += PageExhibit(details: exhibit, language: language).markup + redacted + chosen
    out += about.summary(in: language) + "</header>\n<main>\n"
    if about.hasRows {
      out += "<noscript><p class=\"note\">\(HTMLText.word(.pageManyNoScript, in: language))</p></noscript>\n"
    }
    return out + listHead(hasRows: about.hasRows)
  }

  /// What precedes the rows on every page with a list: filters, charts and the beginning of the list.
  package var listHead: String { listHead(hasRows: true) }

  /// Returns what precedes the rows; the script shows the filters and charts unless the page will never have a row.
  private func listHead(hasRows: Bool) -> String {
    let scripted = hasRows ? " scripted" : ""
    let none = HTMLText.word(hasRows ? .pageManyNoMatch : .pageManyEmpty, in: language)
    return """
      <h2 class="unseen">\(HTMLText.word(.pageContents, in: language))</h2>
      <p id="help" class="small\(scripted)" hidden>\(HTMLText.word(.pageManyHelp, in: language))</p>
      <div class="controls\(scripted)" hidden>
      <label>\(HTMLText.word(.pageManyBadge, in: language))<select id="badge"></select></label>
      <label>\(HTMLText.word(.pageManyVerdict, in: language))<select id="verdict"></select></label>
      <label id="relation-choice" hidden>\(HTMLText.word(.pageManyRelatives, in: language))<select id="relation"></select></label>
      <label>\(HTMLText.word(.pageManySort, in: language))<select id="sort"></select></label>
      <label>\(HTMLText.word(.pageManySearch, in: language))<input id="search" type="search" maxlength="200"></label>
      </div>
      <div class="charts\(scripted)" hidden>
      <figure><figcaption>\(HTMLText.word(.pageManyHistogram, in: language))</figcaption>
      <svg id="histogram" viewBox="0 0 320 132" role="img" aria-label="\(HTMLText.word(.pageManyHistogram, in: language))"></svg></figure>
      <figure id="where"><figcaption>\(HTMLText.word(.pageManyMap, in: language))</figcaption>
      <svg id="map" viewBox="0 0 640 320" role="group" aria-label="\(HTMLText.word(.pageManyMap, in: language))"></svg>
      <p id="map-note" class="small"></p></figure>
      </div>
      <p\(hasRows ? " class=\"scripted\"" : "") hidden><strong id="count" role="status"></strong></p>
      <p id="filter"></p>
      <p id="no-match" class="note"\(hasRows ? " hidden" : "")>\(none)</p>
      <ol id="photos">

      """
  }

  /// Returns everything behind the last row.
  ///
  /// - Parameters:
  ///   - relatives: the section of photos that are the same or related; empty where there is none.
  ///   - rates: how often such scores were right when they were measured; nil if nothing was measured.
  ///   - hasRows: whether the page has a row, so that there is something to verify.
  func tail(relatives: String, rates: MeasuredRates? = nil, hasRows: Bool = true) -> String {
    "</ol>\n\(relatives)\(BatchPageAbout.limits(model: footer.model, rates: rates, in: language))"
      + (hasRows ? command.check : "")
      + foot(hasRows: hasRows).markup(data: wordsBlock + "\n<script>\(BatchPageScript.text)</script>\n")
  }

  /// The script's texts, as a block of data.
  package var wordsBlock: String { String(decoding: BatchPageData.block(words, id: "words"), as: UTF8.self) }

  /// The script's texts in the page's language.
  private var words: JSONValue {
    func pair(_ name: String, _ key: MessageKey) -> JSONValue {
      .array([.string(name), .string(key.text(in: language))])
    }
    let badges = Badge.allCases.map {
      JSONValue.array([.string($0.rawValue), .string($0.name(in: language))])
    }
    let orders: [(String, MessageKey)] = [
      ("name", .factFile), ("low", .pageManySortLow), ("high", .pageManySortHigh), ("date", .pageManyDate),
      ("camera", .pageManyCamera), ("verdict", .pageManyVerdict),
    ]
    return .object([
      "bar": .string(
        Message.pageManyHistogramBar(from: "{from}", to: "{to}", count: "{count}").text(in: language)),
      "mapNote": .string(Message.pageManyMapNote(count: "{count}").text(in: language)),
      "count": .string(Message.pageManyCount(shown: "{shown}", all: "{all}").text(in: language)),
      "filter": .string(Message.pageManyFilter(name: "{name}", value: "{value}").text(in: language)),
      "cut": .string(MessageKey.pageManyCut.text(in: language)),
      "legend": .string(MessageKey.scoreLegend.text(in: language)),
      "changed": .string(MessageKey.sectionChanged.text(in: language)),
      "facts": .string(MessageKey.sectionFacts.text(in: language)),
      "badges": .array([pair("", .pageManyAll)] + badges + [pair("none", .pageManyNotAnalyzed)]),
      "verdicts": .array(
        [pair("", .pageManyAll)]
          + Verdict.Kind.allCases.map {
            .array([.string($0.rawValue), .string($0.nameOfAll(in: language))])
          }),
      "orders": .array(orders.map(pair)), "order": .string(sortsByScore ? "low" : "name"),
    ])
  }
}
