import Foundation
import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct ServedPageTests {
  /// A page of many photos without rows.
  private static func list(_ language: Language) -> BatchPage {
    BatchPage(language: language, model: "fitted/1")
  }

  @Test(arguments: Language.allCases) func pageIsWellFormedAndHoldsNoScript(language: Language) {
    let page = ServedPage(
      language: language, id: "p", load: 7, maximumBytes: 256 << 20, list: Self.list(language))
    let text = String(decoding: page.markup(rows: []), as: UTF8.self)
    #expect(text.contains("<html lang=\"\(language.rawValue)\""))
    #expect(!text.contains("<style") && !text.contains(" style=") && !text.contains(" onclick"))
    // Scripts are separate files; the page itself contains only data.
    let scripts = text.components(separatedBy: "<script").dropFirst()
    #expect(scripts.allSatisfy { $0.hasPrefix(" src=") || $0.hasPrefix(" type=\"application/json\"") })
    #expect(text.contains("<p class=\"small\">\(HTMLText.escaped(Badge.legend(in: language)))</p>"))
    #expect(!text.contains("http://") && !text.contains("https://"))
    let script = String(decoding: PackageResources.drop_js, as: UTF8.self)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "document.write"] {
      #expect(!script.contains(word))
    }
  }

  /// The page gives the script what it can't know: the number of its load, and how many files it accepts.
  @Test func theScriptIsTold() throws {
    let page = ServedPage(language: .english, id: "p", load: 7, maximumBytes: 1, list: Self.list(.english))
    let text = String(decoding: page.markup(rows: []), as: UTF8.self)
    let block = try #require(
      text.components(separatedBy: "id=\"drop-words\">").last?.components(separatedBy: "</script>").first)
    let words = try ForeignJSON.parse(block)
    #expect(words["load"]?.integerValue == 7 && words["files"]?.integerValue == 20_000)
    let tooMany = try #require(words["tooMany"]?.stringValue)
    #expect(tooMany.contains("20000") && tooMany.contains("{count}"))
  }

  @Test func policyAllowsNothingInline() {
    #expect(!ServedPage.policy.contains("unsafe") && ServedPage.policy.hasPrefix("default-src 'none'"))
    for rule in ["frame-ancestors 'none'", "form-action 'none'", "base-uri 'none'"] {
      #expect(ServedPage.policy.contains(rule))
    }
  }
}
