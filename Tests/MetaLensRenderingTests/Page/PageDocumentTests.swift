import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PageDocumentTests {
  @Test(arguments: Language.allCases) func framesAPage(language: Language) {
    let document = PageDocument(
      language: language, names: [FileLabel(SystemPath("</title><script>.jpg")), FileLabel(SystemPath("b"))])
    let page = document.head + document.tail
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    #expect(page.contains("<html lang=\"\(language.rawValue)\""))
    #expect(page.contains("default-src 'none'; style-src 'sha256-") && !page.contains("unsafe-inline"))
    #expect(page.contains("counter(page)") && page.contains("prefers-color-scheme: dark"))
    #expect(!page.contains("://") && !page.contains("<script") && !page.contains("@import"))
    #expect(!check.elements.contains("script") && check.elements.contains("nav"))
  }

  /// The head of an interrupted run's page says so, and links to no section that isn't there.
  @Test(arguments: [0, 1, 3]) func saysThatTheRunWasInterrupted(sectionCount: Int) {
    var document = PageDocument(
      language: .english, names: ["a", "b", "c"].map { FileLabel(SystemPath($0)) })
    #expect(!document.head.contains("<strong>") && document.head.ranges(of: "href=\"#photo-").count == 3)
    document.sectionCount = sectionCount
    document.interruption = ["Interrupted.", "Left <4>."]
    let head = document.head
    #expect(MarkupCheck(head + document.tail).faults == [])
    for line in ["Interrupted.", "Left &lt;4&gt;."] {
      #expect(head.contains("<p class=\"missing\"><strong>\(line)</strong></p>"))
    }
    #expect(head.ranges(of: "href=\"#photo-").count == sectionCount)
    #expect(head.ranges(of: "not analysed").count == 3 - sectionCount)
    #expect(head.contains("<bdi>c</bdi>"))
  }

  /// The list says of each photo what its section comes to, and of one that failed that it wasn't analysed.
  @Test(arguments: Language.allCases) func theListAnswers(language: Language) {
    let labels = ["a.jpg", "b.mrw", "c.jpg"].map { FileLabel(SystemPath($0)) }
    var document = PageDocument(language: language, names: labels)
    document.sectionCount = 2
    let report = OriginalityReport.sample()
    document.add(AnalyzedFile(label: labels[0], outcome: .success(report)))
    document.add(AnalyzedFile(label: labels[1], outcome: .failure(MetaLensError(.unsupportedFormat))))
    let head = document.head
    #expect(MarkupCheck(head + document.tail).faults == [])
    let (verdict, badge) = (report.verdict.name(in: language), report.badge.name(in: language))
    let answer = HTMLText.escaped("\(verdict) · \(report.score)/100 · \(badge)")
    #expect(
      head.contains("<bdi>a.jpg</bdi></a> <span class=\"small \(report.badge.rawValue)\">\(answer)</span>"))
    let failed = HTMLText.word(.pageManyNotAnalyzed, in: language)
    #expect(head.contains("<bdi>b.mrw</bdi></a> <span class=\"small\">\(failed)</span>"))
    #expect(head.contains("<bdi>c.jpg</bdi> <span class=\"small\">\(failed)</span>"))
  }

  /// On paper each sheet about one of several photos says which it is about.
  @Test func sheetsNameTheirPhoto() {
    func beginning(of names: [String]) -> String {
      PageDocument(language: .english, names: names.map { FileLabel(SystemPath($0)) }).head
    }
    let alone = beginning(of: ["a.jpg"])
    let head = beginning(
      of: ["dir/a.jpg", "dir/\"; } </style>\u{202E}b.jpg", String(repeating: "c", count: 300)])
    #expect(
      head.contains("@page photo-1 { @top-right { content: \"1: a.jpg\"; } }\n#photo-1 { page: photo-1; }\n"))
    #expect(head.contains("content: \"2: style\\3e \\5c u\\7b 202e\\7d b.jpg\"; } }\n#photo-2 {"))
    #expect(head.contains("content: \"3: \(String(repeating: "c", count: 119))…\"; }"))
    #expect(head.split(separator: "</style>").count == 2 && !alone.contains("@top-right"))
  }

  @Test func oneFileHasNoContents() {
    let document = PageDocument(language: .english, names: [FileLabel(SystemPath("a.jpg"))])
    #expect(!document.head.contains("<nav>"))
    #expect(document.head.contains("<title>Photo report: a.jpg</title>"))
  }

  @Test func standardInputHasWords() {
    let names = [FileLabel(SystemPath("-")), FileLabel(SystemPath("./-"))]
    let head = PageDocument(language: .english, names: names).head
    #expect(head.contains("<title>Photo report: standard input …</title>"))
    #expect(head.contains(">" + HTMLText.value("standard input", in: .english) + "</a>"))
    #expect(head.contains(">" + HTMLText.value("./-", in: .english) + "</a>"))
    #expect(head.contains("content: \"1: standard input\"; }") && head.contains("content: \"2: -\"; }"))
  }
}
