import Testing

@testable import MetaLensAssessment

struct MakerHabitsWarningsTests {
  private static let split = "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1"

  /// Returns what is found for a Canon EOS 40D beside files of its own model, and of other models, one of each.
  private func warnings(
    _ own: [CameraFeature: String], ofModel: Int = 0, ofOthers: Int = 0, _ known: [CameraFeature: String],
    leftOut: Set<String> = []
  ) throws -> MakerHabits.Warnings {
    var rows = (0..<ofModel).map { CameraSignature.sample(100 + $0, known) }
    rows += (0..<ofOthers).map { CameraSignature.sample(200 + $0, model: "Canon \($0)", known) }
    var index = CameraSignatureIndex()
    try index.insert(Array(CameraSignatureTable.text(of: rows).utf8))
    let row = CameraSignature.sample(0, own)
    let features = CameraFeatures(values: row.values, body: "own", picture: "64x48:1")
    return MakerHabits.Warnings(
      features, leftOut: leftOut, key: CameraSignatureIndex.key(make: row.make, model: row.model),
      model: index.model(make: row.make, model: row.model), maker: index.maker(make: row.make))
  }

  private func numbers(_ count: ReferenceCount?) -> [Int]? { count.map { [$0.files, $0.models] } }

  @Test(arguments: [(1, 0, true), (0, 1, false), (0, 2, true), (0, 9, true)])
  func oneFileOfTheModelOrTwoOthersMakeAMakerKnown(ofModel: Int, ofOthers: Int, isKnown: Bool) throws {
    #expect(try warnings([:], ofModel: ofModel, ofOthers: ofOthers, [:]).isMakerKnown == isKnown)
  }

  @Test func filesThatAreLeftOutDoNotCount() throws {
    #expect(try !warnings([:], ofModel: 1, [:], leftOut: ["body100"]).isMakerKnown)
    #expect(try !warnings([:], ofOthers: 2, [:], leftOut: ["body200"]).isMakerKnown)
    #expect(!MakerHabits.Warnings.isKnown(nil))
  }

  @Test(
    arguments: [
      ("packed", 3, "unpacked", 3), ("followed", 1, "unpacked", 1), ("unpacked", 3, "unpacked", 0),
      ("packed", 3, "packed", 0), ("packed", 3, "-", 0), ("android", 3, "unpacked", 0),
    ] as [(String, Int, String, Int)])
  func packedUnlikeItsModel(own: String, ofModel: Int, known: String, count: Int) throws {
    let found = try warnings([.packing: own], ofModel: ofModel, [.packing: known])
    #expect(found.unpackedFiles == count)
    // No other model is known.
    #expect(found.unpackedOfMaker == nil && found.notAndroidOfMaker == nil)
  }

  @Test(
    arguments: [
      ("packed", 2, "unpacked", [2, 2], nil), ("packed", 3, "android", [3, 3], nil),
      ("packed", 1, "unpacked", nil, nil), ("packed", 3, "packed", nil, nil), ("packed", 3, "-", nil, nil),
      ("unpacked", 3, "unpacked", nil, nil), ("android", 2, "unpacked", nil, [2, 2]),
      ("android", 2, "packed", nil, [2, 2]), ("android", 1, "unpacked", nil, nil),
      ("android", 3, "android", nil, nil), ("android", 3, "-", nil, nil),
    ] as [(String, Int, String, [Int]?, [Int]?)])
  func packedUnlikeItsMaker(
    own: String, ofOthers: Int, known: String, unpacked: [Int]?, notAndroid: [Int]?
  ) throws {
    let found = try warnings([.packing: own], ofOthers: ofOthers, [.packing: known])
    #expect(found.unpackedFiles == 0)
    #expect(numbers(found.unpackedOfMaker) == unpacked)
    #expect(numbers(found.notAndroidOfMaker) == notAndroid)
  }

  @Test(
    arguments: [
      (split, 4, "DQT2 SOF0 DHT4", [4, 4]), (split, 3, "DQT2 SOF0 DHT4", nil), (split, 4, split, nil),
      (split, 4, "-", nil), ("DQT2 SOF0 DHT4", 4, "DQT2 SOF0 DHT4", nil), ("-", 4, "DQT2 SOF0 DHT4", nil),
    ] as [(String, Int, String, [Int]?)])
  func aThumbnailUnlikeItsMakers(own: String, ofOthers: Int, known: String, numbers: [Int]?) throws {
    let found = try warnings([.thumbnail: own], ofOthers: ofOthers, [.thumbnail: known])
    #expect(self.numbers(found.thumbnailsOfMaker) == numbers)
  }
}
