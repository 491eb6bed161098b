import Testing

@testable import MetaLensAssessment

struct MessagePieceTests {
  /// Joined again, the pieces are the message.
  @Test(arguments: Language.allCases) func piecesAreTheMessage(language: Language) {
    let values: MessageValues = ["make": "{model}", "model": "<b>", "count": "", "property": "d"]
    for key in MessageKey.allCases {
      let joined = key.pieces(in: language, values: values).map { piece in
        switch piece {
        case .words(let text), .value(let text): text
        }
      }.joined()
      #expect(joined == key.text(in: language, values: values))
    }
  }

  @Test func aFlagsValuesStandApart() {
    let flag = OriginalityFlag(
      detail: .softwareEdited(software: "GIMP"), grade: .observed, evidence: [], weight: 0, points: 0)
    #expect(flag.pieces(in: .english).contains(.value("GIMP")))
  }
}
