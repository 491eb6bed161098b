import Testing

@testable import MetaLensKit

@Suite struct MakerHabitsTests {
  /// What a file of Canon's shows beside rows of so many of its other models, changed as told.
  private func habits(
    _ own: [CameraFeature: String], rows: Int = 5, models: Int = 5, _ others: [CameraFeature: String] = [:],
    last: [CameraFeature: String]? = nil, leftOut: Set<String> = []
  ) throws -> MakerHabits? {
    let usual: [CameraFeature: String] = [.packing: "unpacked"]
    var known = (0..<rows).map { number in
      CameraSignature.sample(100 + number, model: "Canon \(number % models)", usual.merging(others) { $1 })
    }
    if let last { known.append(.sample(999, model: "Canon last", usual.merging(last) { $1 })) }
    var index = CameraSignatureIndex()
    try index.insert(Array(CameraSignatureTable.text(of: known).utf8))
    let row = CameraSignature.sample(0, usual.merging(own) { $1 })
    let features = CameraFeatures(values: row.values, body: "own", picture: "64x48:1")
    return MakerHabits(
      features, leftOut: leftOut.union(["own"]),
      key: CameraSignatureIndex.key(make: row.make, model: row.model), maker: index.maker(make: row.make))
  }

  @Test(arguments: [(3, 3, false), (4, 2, false), (4, 3, true), (9, 9, true)])
  func asksForFourFilesOfThreeModels(rows: Int, models: Int, isKnown: Bool) throws {
    #expect((try habits([:], rows: rows, models: models) != nil) == isKnown)
  }

  @Test func sayWhatTheyStandOn() throws {
    let habits = try #require(try habits([:], rows: 6, models: 4))
    #expect(habits.fileCount == 6)
    #expect(habits.modelCount == 4)
  }

  @Test(
    arguments: [
      ([:], false, false, false, false), ([.packing: "packed"], true, false, false, false),
      ([.comment: "COM"], false, true, false, false),
      ([.trailers: "multiPicture padding"], false, false, true, false),
      ([.trailers: "unknown"], false, false, false, false),
      ([.directories: "IFD0@8 ExifIFD"], false, false, false, true),
    ] as [([CameraFeature: String], Bool, Bool, Bool, Bool)])
  func whatNobodyElseShows(
    own: [CameraFeature: String], isPacked: Bool, comment: Bool, padding: Bool, thumbnail: Bool
  ) throws {
    let habits = try #require(try habits(own))
    #expect(habits.isPackedOtherwise == isPacked)
    #expect(habits.hasForeignComment == comment)
    #expect(habits.hasForeignPadding == padding)
    #expect(habits.lacksThumbnail == thumbnail)
  }

  @Test(
    arguments: [
      [.packing: "packed"], [.comment: "COM"], [.trailers: "padding"], [.directories: "IFD0@8 ExifIFD"],
    ] as [[CameraFeature: String]])
  func oneFileThatShowsItClearsAll(value: [CameraFeature: String]) throws {
    let cleared = try #require(try habits(value, last: value))
    #expect(
      !cleared.isPackedOtherwise && !cleared.hasForeignComment && !cleared.hasForeignPadding
        && !cleared.lacksThumbnail)
    // Unless it is the photo's own camera and day.
    let own = try #require(try habits(value, last: value, leftOut: ["body999"]))
    #expect(
      own.isPackedOtherwise || own.hasForeignComment || own.hasForeignPadding || own.lacksThumbnail)
  }

  @Test func aBlockThatWasNotLaidOutSaysNothingOfPacking() throws {
    let habits = try #require(try habits([.packing: "packed"], last: [.packing: "-"]))
    #expect(!habits.isPackedOtherwise)
  }

  @Test func aHEIFNeedsNoThumbnailInEXIF() throws {
    var index = CameraSignatureIndex()
    let values: [CameraFeature: String] = [.container: "ftyp meta mdat", .directories: "IFD0@8 ExifIFD IFD1"]
    let rows = (0..<5).map { CameraSignature.sample($0, model: "Canon \($0)", values) }
    try index.insert(Array(CameraSignatureTable.text(of: rows).utf8))
    let own = CameraSignature.sample(9, [.container: "ftyp meta mdat", .directories: "IFD0@8 ExifIFD"])
    let features = CameraFeatures(values: own.values, body: "own", picture: "-")
    let habits = MakerHabits(
      features, leftOut: [], key: "", maker: index.maker(make: "Canon", isHEIF: true))
    #expect(habits?.lacksThumbnail == false)
  }
}
