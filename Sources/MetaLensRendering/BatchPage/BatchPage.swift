package import MetaLensAssessment

/// A page of many photos: what stands before and behind their rows.
///
/// Rows are written as they come, and hold all that is known of a photo; the script, which stands last, filters, sorts
/// and draws what is there. Without it every row can still be read and printed.
package struct BatchPage: Sendable {
  let language: Language
  package let footer: PageFooter
  package let exhibit: ExhibitDetails
  /// Whether the lowest score comes first to begin with.
  let sortsByScore: Bool
  let isRedacted: Bool
  /// What makes one photo's report again.
  package let command: PageCommand

  package init(
    language: Language, footer: PageFooter, exhibit: ExhibitDetails, sortsByScore: Bool, isRedacted: Bool,
    command: PageCommand
  ) {
    self.language = language
    self.footer = footer
    self.exhibit = exhibit
    self.sortsByScore = sortsByScore
    self.isRedacted = isRedacted
    self.command = command
  }

  private var style: String {
    "\n" + footer.rule + "\n" + PageStyle.sheet + "\n" + BatchPageStyle.sheet + "\n"
  }

  /// What browsers may do with the page.
  package var policy: String { PagePolicy.text(style: style, script: BatchPageScript.text) }

  /// Everything before the first row.
  var head: String {
    let title = word(.pageManyTitle)
    let redacted = isRedacted ? "<p class=\"note\">\(word(.pageRedacted))</p>\n" : ""
    let beginning = PageHead(
      language: language, policy: policy, style: style, title: title, heading: title
    ).markup
    return """
      \(beginning)\(PageExhibit(details: exhibit, language: language).markup)\(redacted)</header>
      <main>
      <noscript><p class="note">\(word(.pageManyNoScript))</p></noscript>
      \(listHead)
      """
  }

  /// What stands before rows on every page that has a list: filters, charts and the list's beginning.
  package var listHead: String {
    """
    <p class="small scripted" hidden>\(word(.pageManyHelp))</p>
    <div class="controls scripted" hidden>
    <label>\(word(.pageManyBadge))<select id="badge"></select></label>
    <label>\(word(.pageManyVerdict))<select id="verdict"></select></label>
    <label id="relation-choice" hidden>\(word(.pageManyRelatives))<select id="relation"></select></label>
    <label>\(word(.pageManySort))<select id="sort"></select></label>
    <label>\(word(.pageManySearch))<input id="search" type="search" maxlength="200"></label>
    </div>
    <div class="charts scripted" hidden>
    <figure><figcaption>\(word(.pageManyHistogram))</figcaption>
    <svg id="histogram" viewBox="0 0 320 132" role="img" aria-label="\(word(.pageManyHistogram))"></svg></figure>
    <figure id="where"><figcaption>\(word(.pageManyMap))</figcaption>
    <svg id="map" viewBox="0 0 640 320" role="img" aria-label="\(word(.pageManyMap))"></svg>
    <p id="map-note" class="small"></p></figure>
    </div>
    <p class="scripted" hidden><strong id="count"></strong></p>
    <p id="no-match" class="note" hidden>\(word(.pageManyNoMatch))</p>
    <ol id="photos">

    """
  }

  /// Everything behind the last row of a page that tells of no relatives.
  var tail: String { tail(relatives: "") }

  /// Everything behind the last row.
  ///
  /// - Parameter relatives: the section of photos that are the same or related; empty where there is none.
  func tail(relatives: String) -> String {
    let limits = MessageKey.noteLimits.text(in: language)
    let innocent = MessageKey.pageLimitsInnocent.text(in: language)
    return
      "</ol>\n\(relatives)\(PageCheck(command: command, language: language).markup)</main>\n<footer><p>\(HTMLText.escaped(limits + " " + innocent))</p>\n"
      + "<p>\(HTMLText.escaped(footer.sentence))</p></footer>\n"
      + wordsBlock + "\n<script>\(BatchPageScript.text)</script>\n</body>\n</html>\n"
  }

  private func word(_ key: MessageKey) -> String { HTMLText.escaped(key.text(in: language)) }

  /// What the script says, as a block of data.
  package var wordsBlock: String { String(decoding: BatchPageData.block(words, id: "words"), as: UTF8.self) }

  /// What the script says, in the reader's language.
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
      "cut": .string(MessageKey.pageManyCut.text(in: language)),
      "legend": .string(MessageKey.scoreLegend.text(in: language)),
      "changed": .string(MessageKey.sectionChanged.text(in: language)),
      "facts": .string(MessageKey.sectionFacts.text(in: language)),
      "badges": .array([pair("", .pageManyAll)] + badges + [pair("none", .pageManyNotAnalyzed)]),
      "verdicts": .array(
        [pair("", .pageManyAll)]
          + Verdict.Kind.allCases.map { .array([.string($0.rawValue), .string($0.name(in: language))]) }),
      "orders": .array(orders.map(pair)), "order": .string(sortsByScore ? "low" : "name"),
    ])
  }
}
