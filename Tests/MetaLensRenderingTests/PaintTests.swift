import MetaLensKit
import Testing

@testable import MetaLensRendering

struct PaintTests {
  @Test(
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func decides(choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(Paint(choice: choice, isTerminal: isTerminal) { environment[$0] }.isEnabled == expected)
  }

  @Test func colours() {
    #expect(Paint(isEnabled: true).badge(.red, "x") == "\u{1b}[1;31mx\u{1b}[0m")
    #expect(Paint(isEnabled: false).badge(.red, "x") == "x")
  }
}
