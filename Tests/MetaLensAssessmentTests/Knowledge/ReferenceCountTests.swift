import Testing

@testable import MetaLensAssessment

struct ReferenceCountTests {
  @Test(arguments: [(4, 3, true), (9, 9, true), (3, 3, false), (4, 2, false), (0, 0, false)])
  func bothNumbersAreNeeded(files: Int, models: Int, isEnough: Bool) {
    #expect(ReferenceCount(files: files, models: models).isAtLeast(files: 4, models: 3) == isEnough)
  }
}
