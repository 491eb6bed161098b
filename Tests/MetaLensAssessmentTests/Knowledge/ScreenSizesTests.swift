import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ScreenSizesTests {
  @Test(arguments: [
    (1170, 2532, ScreenSizes.Kind.phone), (2532, 1170, .phone), (2048, 2732, .tablet), (3024, 1964, .desktop),
    (1920, 1080, .shared), (1080, 1920, .shared),
  ])
  func knows(width: Int, height: Int, kind: ScreenSizes.Kind) {
    #expect(ScreenSizes.kind(of: PixelSize(width: width, height: height)) == kind)
  }

  @Test(arguments: [(1024, 1024), (1170, 2531), (4032, 3024), (0, 0)])
  func doesNotKnow(width: Int, height: Int) {
    #expect(ScreenSizes.kind(of: PixelSize(width: width, height: height)) == nil)
  }
}
