import Testing

@testable import MetaLensDecoding

struct ExpatTests {
  private static let limits = ExpatLimits(nesting: 4, parts: 10, textBytes: 8)

  private func read(_ text: String) throws -> (events: [ExpatEvent], failure: ExpatFailure?) {
    guard let parser = Expat(limits: Self.limits) else { throw NoMemory() }
    return parser.read(Array(text.utf8)[...])
  }

  private struct NoMemory: Error {}

  /// Returns one text for events, such as `<name a=b @offset`, `>` and a text in quotes.
  private static func lines(_ events: [ExpatEvent]) -> String {
    events.map {
      switch $0 {
      case .start(let name, let attributes, let offset):
        "<\(name)\(attributes.map { " \($0.name)=\($0.value)" }.joined())@\(offset)"
      case .text(let text): "'\(text)'"
      case .end: ">"
      }
    }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("<a/>", "<a@0 >"),
      ("<?x y?> <p:a p:b='1' c=\"2\">t</p:a>", "<p:a p:b=1 c=2@8 't' >"),
      ("<a> <b> </b>\n<b/> </a>", "<a@0 <b@4 ' ' > <b@13 > >"),
      ("<a>&lt;&#x41;<![CDATA[<&]]>&amp;</a>", "<a@0 '<A<&&' >"),
      ("<a b='&#228;&quot;'>ä</a>", "<a b=ä\"@0 'ä' >"),
      ("<a>x<b/>y</a>", "<a@0 'x' <b@4 > 'y' >"),
      // The text is cut at eight bytes, but not within a character.
      ("<a b='123456789'>1234567ä9</a>", "<a b=12345678@0 '1234567' >"),
    ])
  func reads(text: String, lines: String) throws {
    let (events, failure) = try read(text)
    #expect(Self.lines(events) == lines)
    #expect(failure == nil)
  }

  /// Checks that what directly follows the root element isn't read, and that elsewhere two pieces give the events of
  /// one.
  @Test(
    arguments: [
      ("<a>t</a>", " \n<?x?>", true), ("<a/>", "]]>", true), ("<a><b/></a >", "x", true),
      ("<a>t", " <?x?>", false),
      ("<a><b></b>", "  ", false), ("<a>", "</a>", false), ("<a", "/>", false), ("<a>&", "lt;</a>", false),
      ("<a>&x;", " </a>", false), ("", "<a/>", false), ("<!-- ", "--><a/>", false), ("<a/>\n", "x", false),
      ("<a/><?foo", "      <?xpacket end=\"w\"?>", false), ("<a/><", " <?x?>", false),
      ("<a/><!", "--x--> ", false),
    ] as [(String, String, Bool)])
  func readsTo(text: String, padding: String, isPassedOver: Bool) throws {
    for before in [0, 5] {
      let bytes = Array(repeating: UInt8(ascii: "<"), count: before) + Array((text + padding).utf8)
      guard let parser = Expat(limits: Self.limits), let whole = Expat(limits: Self.limits) else {
        throw NoMemory()
      }
      let (events, failure) = parser.read(bytes[before...], padding: before + text.utf8.count)
      let (wholeEvents, wholeFailure) = whole.read(bytes[before...])
      #expect(events == wholeEvents)
      #expect(failure == (isPassedOver ? nil : wholeFailure))
    }
  }

  @Test(
    arguments: [
      ("", "", .notWellFormed("no element found", offset: 0)),
      ("x", "", .notWellFormed("syntax error", offset: 0)),
      ("<a><b>1</b><c>2", "<a@0 <b@3 '1' > <c@11", .notWellFormed("no element found", offset: 15)),
      ("<a/>x", "<a@0 >", .notWellFormed("junk after document element", offset: 4)),
      ("<a></b>", "<a@0", .notWellFormed("mismatched tag", offset: 5)),
      ("<a b='1' b='2'/>", "", .notWellFormed("duplicate attribute", offset: 9)),
      ("<a>&x;</a>", "<a@0", .notWellFormed("undefined entity", offset: 3)),
      ("<!DOCTYPE a><a/>", "", .documentType(offset: 0)),
      ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "", .documentType(offset: 0)),
      ("<a><a><a><a><a/></a></a></a></a>", "<a@0 <a@3 <a@6 <a@9", .tooDeep(offset: 12)),
      (
        "<a b='' c=''><a b='' c='' d='' e='' f=''/><a b=''/></a>", "<a b= c=@0 <a b= c= d= e= f=@13 >",
        .tooManyParts(offset: 42)
      ),
      ("<a 0=''/>", "", .notWellFormed("not well-formed (invalid token)", offset: 3)),
    ] as [(String, String, ExpatFailure)])
  func keepsWhatStandsBeforeDamage(text: String, lines: String, failure: ExpatFailure) throws {
    let read = try read(text)
    #expect(Self.lines(read.events) == lines)
    #expect(read.failure?.kind == failure.kind)
    // Where a document type is noticed is libexpat's choice.
    #expect(failure.kind == 1 || read.failure?.offset == failure.offset)
  }
}

extension ExpatFailure {
  /// The error's case as a number, as libexpat's words differ between versions.
  fileprivate var kind: Int {
    switch self {
    case .notWellFormed: 0
    case .documentType: 1
    case .tooDeep: 2
    case .tooManyParts: 3
    }
  }
}
