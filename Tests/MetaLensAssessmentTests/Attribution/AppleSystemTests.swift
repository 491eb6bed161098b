import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct AppleSystemTests {
  @Test(
    arguments: [
      ("17.5.1", 17), ("26.0", 26), ("9.3.5", 9), ("15.6.1.2", nil), ("17", nil), ("17.", nil), (".5", nil),
      ("17.5 beta", nil), ("16.5.1 (c)", 16),
      ("16.5.1 (1)", nil), ("16.5.1 ()", nil), (" (c)", nil), ("VSCO", nil), ("", nil), (nil, nil),
      ("1234.5", nil), ("-1.5", nil), ("１７.5", nil),
    ] as [(String?, Int?)])
  func readsTheVersion(text: String?, major: Int?) { #expect(AppleSystem.major(ofSoftware: text) == major) }

  @Test(
    arguments: [
      ("5.1.1", true), ("14.8.1", true), ("15.0", false), ("26.3.1", false), ("VSCO", false), (nil, false),
    ]
      as [(String?, Bool)])
  func systemsUpTo14LeaveRoom(text: String?, does: Bool) { #expect(AppleSystem.leavesSlack(text) == does) }

  @Test(
    arguments: [
      ("pict", "", 1, true), ("pict", "", 2, false), ("pict", "", 0, nil), ("pict", "", 3, nil),
      ("pict", "", nil, nil), ("pict", "x", 2, nil), ("vide", "", 1, nil), (nil, "", 1, nil),
    ] as [(String?, String, Int?, Bool?)])
  func readsTheHandler(handler: String?, name: String, count: Int?, isShort: Bool?) {
    var media = MediaFileFacts(majorBrand: "heic", handler: handler, handlerName: name)
    media.handlerNameByteCount = count
    func boxes(_ order: [String]) -> BoxOrder {
      BoxOrder(of: order.map { ContainerPart($0, offset: 0, byteCount: 8, level: $0 == "meta" ? 0 : 1) })
    }
    let apple = ["meta", "hdlr", "dinf", "pitm", "iinf", "iref", "iprp", "idat", "iloc"]
    #expect(AppleSystem.isShortHandler(media, boxes(apple)) == isShort)
    #expect(AppleSystem.isShortHandler(media, boxes(["meta", "hdlr", "pitm", "iloc", "iinf"])) == nil)
  }
}
