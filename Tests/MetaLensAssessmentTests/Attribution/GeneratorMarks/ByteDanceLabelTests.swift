import Testing

@testable import MetaLensAssessment

struct ByteDanceLabelTests {
  @Test(
    arguments: [
      (#"{"aigc_info":{"aigc_label_type":1},"product":"dreamina"}"#, 1, "dreamina"),
      (#"{"data":{"aigc_info":"{\"aigc_label_type\":2}","product":"aweme"}}"#, 2, "aweme"),
      (#"{"aigc_label_type":2}"#, 2, nil),
    ] as [(String, Int, String?)])
  func reads(json: String, type: Int, product: String?) {
    let found = ByteDanceLabel(json: json)
    #expect(found?.type == type)
    #expect(found?.product == product)
  }

  @Test(arguments: [
    #"{"aigc_label_type":0}"#, #"{"aigc_info":{}}"#, "aigc_label_type", #"{"product":"dreamina"}"#,
  ])
  func refuses(json: String) { #expect(ByteDanceLabel(json: json) == nil) }
}
