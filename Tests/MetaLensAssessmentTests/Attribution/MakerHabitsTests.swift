import Testing

@testable import MetaLensAssessment

struct MakerHabitsTests {
  /// Returns the habits found for a Canon file beside rows of its maker's other models, with the given changes.
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
      key: CameraSignatureIndex.key(make: row.make, model: row.model),
      maker: index.maker(make: row.make, isHEIF: row.isHEIF))
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
      ([:], []), ([.packing: "packed"], [.packing]), ([.packing: "followed"], [.packing]),
      ([.comment: "COM"], [.comment]), ([.trailers: "fill padding"], [.fill]),
      ([.trailers: "padding tail"], [.tail]), ([.trailers: "padding sony"], []),
      ([.trailers: "jpeg"], [.picture]),
      ([.trailers: "padding unknown"], [.unknown]), ([.directories: "IFD0@8 ExifIFD"], []),
      ([.directories: "IFD0@8 ExifIFD IFD1(0)"], [.emptyThumbnail]),
    ] as [([CameraFeature: String], Set<MakerHabits.Oddity>)])
  func whatNobodyElseShows(own: [CameraFeature: String], oddities: Set<MakerHabits.Oddity>) throws {
    #expect(try habits(own)?.oddities == oddities)
  }

  @Test(
    arguments: [
      [.packing: "packed"], [.comment: "COM"], [.trailers: "padding tail"], [.trailers: "jpeg"],
      [.trailers: "unknown"], [.directories: "IFD0@8 ExifIFD IFD1(0)"],
    ] as [[CameraFeature: String]])
  func oneFileThatShowsItClearsAll(value: [CameraFeature: String]) throws {
    #expect(try habits(value, last: value)?.oddities == [])
    // Unless the row has the photo's own camera and day.
    #expect(try habits(value, last: value, leftOut: ["body999"])?.oddities.isEmpty == false)
  }

  @Test func paddingThatFillsABlockUpClearsNoOther() throws {
    #expect(try habits([.trailers: "padding tail"], last: [.trailers: "fill padding"])?.oddities == [.tail])
    #expect(try habits([.trailers: "fill padding"], last: [.trailers: "padding tail"])?.oddities == [.fill])
  }

  @Test func aBoxThatNoOtherFileHas() throws {
    let usual: [CameraFeature: String] = [.container: "ftyp meta(hdlr iloc) mdat, iloc 1 4400, mdat 16"]
    let own: [CameraFeature: String] = [.container: "ftyp meta(hdlr iloc) free mdat, iloc 1 4400, mdat 16"]
    #expect(try habits(usual, usual)?.oddBox == nil)
    #expect(try habits(own, usual)?.oddBox == "free")
    #expect(try habits(own, usual, last: own)?.oddBox == nil)
  }

  @Test func aBlockThatWasNotLaidOutSaysNothingOfPacking() throws {
    #expect(try habits([.packing: "packed"], last: [.packing: "-"])?.oddities == [])
  }
}
