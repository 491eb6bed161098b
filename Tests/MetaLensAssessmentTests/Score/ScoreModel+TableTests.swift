import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ScoreModelTableTests {
  @Test func readsEveryKindOfRow() throws {
    let model = try ScoreModel(
      table:
        "# a comment\r\nversion\tmine/3\tx\nformat\tjpeg\t19\nverdict\tsavedAgain\t8\t9\nbase\t-0.5\t0\t.5\twhy\n"
        + "flag\thasGps\tplace\t-\t0.1\t0.2\t1/2\t3/4\tfit\tx\n\nflag\tnoGps\t-\t-1\t-2\t-3\n")
    #expect(model.version.hasPrefix("mine/3+md5:"))
    #expect(model.originals == ["jpeg": 19])
    #expect(!model.isCalibrated(.jpeg))
    #expect(model.verdicts["savedAgain"] == ScoreModel.VerdictCount(right: 8, total: 9))
    #expect(model.base == ScoreModel.DepthValues(metadata: -0.5, structure: 0, pixels: 0.5))
    #expect(model.flagWeights[.hasGps]?.cause == "place")
    #expect(model.flagWeights[.hasGps]?.weights[.metadata] == 0)
    #expect(model.flagWeights[.noGps]?.cause == nil)
    #expect(model.flagWeights[.noGps]?.weights[.pixels] == -3)
  }

  @Test func aFormatFittedByItselfHasItsOwnWeights() throws {
    let model = try ScoreModel(
      table:
        "version\tx\nformat\theic apple\t20\nbase\t1\t1\t1\nflag\thasGps\tplace\t1\t1\t1\nflag\tnoGps\t-\t2\t2\t2\n"
        + "formatBase\theic\t-1\t-2\t-3\nformatFlag\theic\thasGps\t4\t5\t6\t1/2\t3/4\tmeaning\n")
    #expect(model.base(.pixels, of: .heic) == -3)
    #expect(model.base(.pixels, of: .png) == 1)
    #expect(model.flagWeight(in: .heic)(.hasGps)?.weights[.structure] == 5)
    #expect(model.flagWeight(in: .heic)(.hasGps)?.cause == "place")
    #expect(model.flagWeight(in: .heic)(.hasGps)?.isMeasured == false)
    #expect(model.flagWeight(in: .jpeg)(.hasGps)?.weights[.structure] == 1)
    #expect(model.flagWeight(in: .heic)(.noGps)?.weights[.structure] == 2)
    let assessment = model.assess([Finding(.hasGps)], format: .heic)
    #expect(assessment.base == -3)
    #expect(assessment.flags.first?.weight == 6)
  }

  @Test(arguments: [
    (PhotoFormat.heic, "Apple", true), (.heic, "APPLE Inc.", true), (.heic, "samsung", false),
    (.heic, "", false),
    (.avif, "Apple", false), (.jpeg, "Apple", false),
  ])
  func aMakersPhotosCountForItAlone(format: PhotoFormat, make: String, isCalibrated: Bool) throws {
    let model = try ScoreModel(table: "version\tx\nformat\theic apple\t20\nflag\tx\t-\t0\t0\t0\n")
    #expect(model.isCalibrated(format, maker: StatedMaker(make)) == isCalibrated)
  }

  @Test(arguments: [("fit", true), ("fit, lower bound", true), ("meaning", false)])
  func saysWhichWeightsWereCounted(how: String, isMeasured: Bool) throws {
    let model = try ScoreModel(table: "version\tx\nflag\thasGps\t-\t1\t1\t1\t1/2\t3/4\t\(how)\tx\n")
    #expect(model.flagWeights[.hasGps]?.isMeasured == isMeasured)
    #expect(model.assess([Finding(.hasGps)]).flags.first?.isMeasured == isMeasured)
  }

  @Test(arguments: [
    ("", "version"), ("version\tx\n", "flag"), ("version\n", "line 1"), ("nonsense\tx\n", "line 1"),
    ("version\tx\nflag\ta\t-\t1\t2\n", "line 2"), ("version\tx\nflag\ta\t-\t1\t2\tx\n", "line 2"),
    ("version\tx\nflag\ta\t-\t1\t2\t1e9\n", "line 2"), ("version\tx\nflag\ta\t-\tnan\t2\t1\n", "line 2"),
    ("version\tx\nflag\ta\t-\t1\t2\t1\nflag\ta\t-\t1\t2\t1\n", "twice"), ("base\t1\t2\n", "line 1"),
    ("format\tjpeg\t-1\n", "line 1"), ("verdict\tsavedAgain\t2\t1\n", "line 1"),
    ("verdict\tguilty\t1\t1\n", "line 1"),
    ("version\tfitted/1   \n", "line 1"), ("\u{FEFF}version\t\u{1b}[2J\n", "line 1"),
    ("version\tx\n\0\u{1}\tx\n", "line 2"), ("formatBase\theic\t1\t2\n", "line 1"),
    ("formatFlag\theic\tx\t1\t1\t1\n", "formatBase"), ("formatNonsense\tx\n", "line 1"),
    ("formatBase\theic\t1\t1\t1\nformatFlag\theic\tx\t1\t1\t1\n", "row `flag`"),
  ]) func saysWhatIsWrong(table: String, mentions: String) throws {
    let error = try #require(throws: MetaLensError.self) { _ = try ScoreModel(table: table) }
    #expect(error.code == .modelInvalid)
    #expect(error.detail.contains(mentions), "\(error.detail)")
  }

  @Test func anotherTableHasAnotherName() throws {
    let rest = "flag\ta\t-\t1\t1\t1\n"
    let one = try ScoreModel(table: "version\tx\n" + rest)
    let other = try ScoreModel(table: "version\tx\t\n" + rest)
    #expect(one.version != other.version)
  }
}
