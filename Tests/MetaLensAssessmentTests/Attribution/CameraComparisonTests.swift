import Foundation
import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraComparisonTests {
  /// Returns the verdict on a file like those of `CameraSignature.sample`, except for the given changes.
  private func verdict(
    _ changes: [CameraFeature: String] = [:], body: String = "own", picture: String = "64x48:1000",
    rows: [CameraSignature]
  ) throws -> CameraComparison.Verdict {
    var index = CameraSignatureIndex()
    try index.insert(Array(CameraSignatureTable.text(of: rows).utf8))
    let row = CameraSignature.sample(0, changes)
    let features = CameraFeatures(values: row.values, body: body, picture: picture)
    return CameraComparison.verdict(
      of: features, leftOut: index.bodies(of: features),
      key: CameraSignatureIndex.key(make: row.make, model: row.model),
      model: index.model(make: row.make, model: row.model), maker: index.maker(make: row.make))
  }

  private func model(_ count: Int) -> [CameraSignature] { (0..<count).map { .sample(100 + $0) } }
  private func maker(_ count: Int) -> [CameraSignature] {
    (0..<count).map { .sample(200 + $0, model: "Canon \($0)") }
  }

  private let foreign: [CameraFeature: String] = [
    .layout: "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1", .huffman: "other",
  ]

  @Test(arguments: 1...4) func agreesWithItsModel(count: Int) throws {
    #expect(try verdict(rows: model(count)) == .agrees(level: .model, files: count))
  }

  @Test(arguments: [(2, false), (3, true), (4, true)])
  func agreesWithItsMaker(count: Int, agrees: Bool) throws {
    #expect(try verdict(rows: maker(count)) == (agrees ? .agrees(level: .maker, files: count) : .unknown))
  }

  /// A model with known habits of its own isn't compared in these with its maker's other models.
  @Test func ownWaysAreNotCompared() throws {
    var index = CameraSignatureIndex()
    try index.insert(Array(CameraSignatureTable.text(of: maker(5)).utf8))
    let row = CameraSignature.sample(0, [.head: "JFIF Exif", .huffman: "other"])
    let features = CameraFeatures(values: row.values, body: "own", picture: "64x48:1000")
    func verdict(_ ownWays: Set<CameraFeature>) -> CameraComparison.Verdict {
      CameraComparison.verdict(
        of: features, leftOut: [], key: CameraSignatureIndex.key(make: row.make, model: row.model),
        model: nil,
        maker: index.maker(make: row.make), ownWays: ownWays)
    }
    #expect(verdict([]).isAccusation)
    #expect(!verdict([.head, .huffman]).isAccusation)
    #expect(CameraCoding.ownWays(of: StatedMaker("samsung"), model: "SM-J327T1", nil) == [.head, .huffman])
    #expect(
      CameraCoding.ownWays(of: StatedMaker("Asahi Optical Co.,Ltd"), model: "PENTAX Optio 330", nil) == [
        .head
      ])
    #expect(CameraCoding.ownWays(of: StatedMaker("samsung"), model: "SM-G991B", nil).isEmpty)
  }

  @Test func nothingKnownIsUnknown() throws {
    #expect(try verdict(rows: []) == .unknown)
    #expect(try verdict(rows: [.sample(1, make: "Example", model: "1")]) == .unknown)
  }

  @Test func fewerThanThreeNeverAccuse() throws {
    #expect(try verdict(foreign, rows: model(1)) == .undecided)
    #expect(try verdict(foreign, rows: model(2)) == .undecided)
    guard case .differs(let differences) = try verdict(foreign, rows: model(3)) else {
      Issue.record("three accuse")
      return
    }
    #expect(differences.map(\.feature) == [.layout, .huffman])
    #expect(differences.allSatisfy { $0.files == 3 && $0.knownBy == .model })
    #expect(differences.first?.expected == "DQT2 SOF0 DHT4")
  }

  @Test func ofAMakerThreeAreOddAndFourAccuse() throws {
    #expect(try verdict(foreign, rows: maker(2)) == .unknown)
    guard case .unusual(let differences) = try verdict(foreign, rows: maker(3)) else {
      Issue.record("three are odd")
      return
    }
    #expect(differences.count == 2)
    guard case .differs = try verdict(foreign, rows: maker(4)) else {
      Issue.record("four accuse")
      return
    }
  }

  @Test func manyFilesOfFewModelsSayNothingOfTheMaker() throws {
    let rows = (0..<20).map { CameraSignature.sample(300 + $0, model: "Canon \($0 % 2)") }
    #expect(try verdict(foreign, rows: rows) == .unknown)
  }

  /// Five models that differ among themselves still show what none of them has; four don't, nor do five of four kinds.
  @Test(arguments: [(5, 2, true), (5, 3, true), (4, 2, false), (6, 4, false)])
  func whatNoneOfAMakersFilesHas(models: Int, values: Int, accuses: Bool) throws {
    let layouts = ["DQT2 SOF0 DHT4", "DHT4 DQT2 SOF0", "SOF0 DQT2 DHT4", "DQT2 DHT4 SOF0"]
    let rows = (0..<models).map { number in
      CameraSignature.sample(400 + number, model: "Canon \(number)", [.layout: layouts[number % values]])
    }
    let verdict = try verdict(foreign, rows: rows)
    if accuses {
      guard case .differs(let differences) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(differences.first?.expected == layouts.prefix(values).sorted().joined(separator: " / "))
      #expect(differences.allSatisfy { $0.files == models && $0.knownBy == .maker })
    } else if case .differs = verdict {
      Issue.record("\(models) models of \(values) layouts accuse")
    }
    #expect(try self.verdict([.layout: layouts[0]], rows: rows) != verdict)
  }

  /// The file must differ in all that the model's own files have; a single respect of the other encoder isn't enough.
  @Test(arguments: [([:], true), ([.restart: "before SOS"], false)] as [([CameraFeature: String], Bool)])
  func anotherEncoderOfTheMakerIsMerelyOdd(change: [CameraFeature: String], isPassedOver: Bool) throws {
    let other = CameraSignature.sample(600, model: "Canon 600", foreign.merging(change) { $1 })
    let verdict = try verdict(foreign, rows: model(4) + [other])
    if isPassedOver {
      guard case .unusual(let differences) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(differences.map(\.feature) == [.layout, .huffman])
    } else if case .differs(let differences) = verdict {
      #expect(differences.map(\.feature) == [.layout, .huffman])
    } else {
      Issue.record("\(verdict)")
    }
    // A file of the photo's own day doesn't show what the maker does.
    let own = CameraSignature.sample(601, model: "Canon 600", body: "own", foreign)
    guard case .differs = try self.verdict(foreign, rows: model(4) + [own]) else {
      Issue.record("its own day vouched for it")
      return
    }
  }

  @Test func oneDifferenceIsOdd() throws {
    guard case .unusual(let differences) = try verdict([.restart: "before SOF0"], rows: model(5)) else {
      Issue.record("one is odd")
      return
    }
    #expect(differences.map(\.feature) == [.restart])
  }

  @Test func leftOutAreTheFileItselfAndItsDay() throws {
    let day = (0..<9).map { CameraSignature.sample(400 + $0, body: "own") }
    #expect(try verdict(rows: day) == .unknown)
    #expect(try verdict(foreign, rows: day + model(2)) == .undecided)
    #expect(try verdict(rows: day + model(2)) == .agrees(level: .model, files: 2))
    // Nor does it spoil what the others agree on.
    let own = CameraSignature.sample(500, body: "own", foreign)
    guard case .differs = try verdict(foreign, rows: model(3) + [own]) else {
      Issue.record("its own row vouched for it")
      return
    }
  }

  @Test func anotherDateMakesNoPictureCountForItself() throws {
    let own = CameraSignature.sample(510, body: "true day", picture: "64x48:1000")
    #expect(try verdict(body: "stated day", rows: [own]) == .unknown)
    #expect(try verdict(body: "stated day", picture: "64x48:1001", rows: [own]) != .unknown)
    // Nor does a file count that the camera took on the day that the known row states.
    let sameDay = CameraSignature.sample(511, body: "true day")
    #expect(try verdict(body: "stated day", rows: [own, sameDay]) == .unknown)
    #expect(try verdict(rows: [own, sameDay] + model(2)) == .agrees(level: .model, files: 2))
    // A row under another model can be the same picture too.
    let renamed = CameraSignature.sample(512, model: "Canon 1", picture: "64x48:1000")
    #expect(try verdict(rows: maker(2) + [renamed]) == .unknown)
  }

  @Test func copiesOfAPictureCountOnce() throws {
    let copies = (0..<5).map { CameraSignature.sample(520 + $0, body: "day \($0)", picture: "64x48:7") }
    #expect(try verdict(rows: copies) == .agrees(level: .model, files: 1))
    #expect(try verdict(foreign, rows: copies) == .undecided)
    // Rows that state nothing about their picture aren't the same picture.
    let unsaid = (0..<3).map { CameraSignature.sample(530 + $0, picture: "-") }
    #expect(try verdict(picture: "-", rows: unsaid) == .agrees(level: .model, files: 3))
  }

  @Test func whatVariesNeverAccuses() throws {
    let rows = (0..<6).map { number in
      CameraSignature.sample(
        600 + number,
        number % 2 == 0 ? [:] : [.layout: "DQT2 DHT4 SOF0", .sampling: "2x2,1x1,1x1 ids 1,2,3"])
    }
    #expect(try verdict([.layout: "DHT4 DQT2 SOF0"], rows: rows) == .undecided)
  }

  @Test func tablesAccuseByTheModelOnly() throws {
    func with(_ rows: [CameraSignature]) -> [CameraSignature] {
      rows.map { row in
        var row = row
        row.values[CameraFeature.quantization.index] = "aaaa"
        return row
      }
    }
    #expect(try verdict([.quantization: "bbbb"], rows: with(maker(9))) == .agrees(level: .maker, files: 9))
    guard case .unusual = try verdict([.quantization: "bbbb"], rows: with(model(3))) else {
      Issue.record("the model's one table")
      return
    }
    let varied = with(model(3)) + [.sample(700, [.quantization: "cccc"])]
    #expect(try verdict([.quantization: "bbbb"], rows: varied) == .agrees(level: .model, files: 4))
  }

  @Test func rewrittenMetadataAgreesNoMore() throws {
    #expect(try verdict([.byteOrder: "MM"], rows: model(3)) == .undecided)
    #expect(try verdict([.makerNote: "-"], rows: model(1)) == .undecided)
  }

  /// A forged serial number and day of known files doesn't remove these from the comparison.
  @Test(arguments: [(2, false), (3, true)]) func aTypedDayTakesNoAccusationAway(count: Int, accuses: Bool)
    throws
  {
    let photo = ExamplePhoto.color(make: "Canon", model: "Canon EOS 40D")
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(
      MemorySource(photo.bytes), depth: .structure, hashing: false)
    let attributions = Attributions(facts)
    let features = try #require(
      CameraFeatures(of: facts, summary: attributions.summary, block: attributions.exifBlock))
    var other = features.values
    other[CameraFeature.layout.index] = "DHT4 DQT2 SOF0"
    other[CameraFeature.huffman.index] = "other"
    let rows = (0..<count).map { number in
      var row = CameraSignature.sample(800 + number, make: "Canon", model: "Canon EOS 40D")
      (row.values, row.body) = (other, number == 0 ? features.body : "body \(number)")
      return row
    }
    let signatures = try CameraSignatures(
      tables: [Array(CameraSignatureTable.text(of: rows).utf8)], includingShipped: false)
    let comparison = CameraComparison(
      facts, summary: attributions.summary, block: attributions.exifBlock, signatures: signatures)
    #expect(comparison?.verdict?.isAccusation == accuses)
  }

  /// The report names the signatures wherever its score may stand on them, and nowhere else.
  @Test(
    arguments: [
      (ExamplePhoto.color(make: "Canon", model: "Canon EOS 40D"), true), (.phone(), true),
      (.png(exif: ExamplePhoto.cameraExif()), false),
    ] as [(ExamplePhoto, Bool)])
  func aPhotoIsComparedFromStructureOn(photo: ExamplePhoto, isOfAKind: Bool) throws {
    for (depth, isDeep) in [(AnalysisDepth.metadata, false), (.structure, true), (.pixels, true)] {
      let facts = try PhotoDecoder(limits: ReadLimits()).decode(
        MemorySource(photo.bytes), depth: depth, hashing: false)
      #expect((Attributions(facts).comparison != nil) == (isDeep && isOfAKind))
      for signatures in [CameraSignatures.shipped, .none] {
        let report = PhotoAnalysis(signatures: signatures).report(
          of: facts, depth: depth, at: .init(timeIntervalSince1970: 0))
        #expect(report.signatures == (isDeep && isOfAKind ? signatures.reference : nil))
      }
    }
  }
}
