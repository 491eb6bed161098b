import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct SystemPathStandardInputTests {
  @Test(arguments: [("-", true), ("./-", false), ("--", false), ("", false)])
  func isADashAlone(path: String, isInput: Bool) {
    #expect(SystemPath(path).isStandardInput == isInput)
  }
}
