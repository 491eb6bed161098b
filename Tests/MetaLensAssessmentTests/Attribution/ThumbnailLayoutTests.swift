import Testing

@testable import MetaLensAssessment

struct ThumbnailLayoutTests {
  @Test(
    arguments: [
      ("DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1", true, true), ("DQT1 DQT1 SOF2 DHT1 DHT1", true, true),
      // A grey thumbnail, one in another order, and tables together.
      ("DQT1 SOF0 DHT1 DHT1", true, false), ("SOF0 DHT1 DHT1 DHT1 DHT1 DQT1 DQT1", true, false),
      ("DHT1 DHT1 DHT1 DHT1 DQT1 DQT1 SOF0", true, false), ("DQT2 SOF0 DHT4", false, false),
      ("DQT1 DQT1 SOF0 DHT4", false, false), ("DQT2 SOF0 DHT1 DHT1 DHT1 DHT1", false, false),
      ("DQT11 DQT1 SOF0 DHT1 DHT1", false, false),
    ] as [(String, Bool, Bool)])
  func reads(layout: String, isSplit: Bool, isLibjpeg: Bool) throws {
    let found = try #require(ThumbnailLayout("160x120 \(layout) 2x1,1x1,1x1 ids 1,2,3"))
    #expect(found.isSplit == isSplit)
    #expect(found.isLibjpeg == isLibjpeg)
  }

  @Test(arguments: ["-", "", "unreadable", "160x120 SOF0 2x1,1x1,1x1 ids 1,2,3", "160x120 DQT2 DHT4 2x1"])
  func thereIsNone(value: String) {
    #expect(ThumbnailLayout(value) == nil)
  }
}
