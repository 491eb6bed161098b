import MetaLensKit
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct ComparedPhotosFieldsTests {
  static let compared = ComparedPhotos(
    areSameBytes: false, isSamePicture: nil,
    kinds: [
      .init(
        shown: [
          .init(name: "a", first: "1", second: nil),
          .init(name: "b", first: "", second: "é", differsFrom: 30),
        ], count: 7)
    ] + Array(repeating: .init(shown: [], count: 0), count: ComparedPhotos.headings.count - 1),
    files: [
      .init(byteCount: 1, format: "JPEG", sha256: "00"),
      .init(byteCount: 2, format: "JPEG XL", sha256: nil, holdsJPEG: true),
    ])

  @Test(
    arguments: [true, false],
    [(true, nil), (false, true), (false, false), (false, nil), (nil, nil)] as [(Bool?, Bool?)])
  func comesBack(bytes: Bool, picture: (isSame: Bool?, areSameCoefficients: Bool?)) {
    var compared = Self.compared
    compared.areSameBytes = bytes
    (compared.isSamePicture, compared.areSameCoefficients) = picture
    #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
  }

  @Test(arguments: [nil, true, false] as [Bool?]) func whatIsSharedComesBack(answer: Bool?) {
    typealias Place = PhotoComparison.FirstDifference.Place
    var compared = Self.compared
    compared.areSamePreviews = answer
    compared.areLookingAlike = answer.map { !$0 }
    compared.files[0].picture = .sensorData
    compared.files[1].picture = answer == true ? .developed : nil
    #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
    for place in [nil, Place(kind: .part, number: 7, name: "SubIFD0 é")] {
      compared.heldPicture = PhotoComparison.HeldPicture(
        isInFirst: answer ?? true, role: .preview, offset: 1 << 31, byteCount: 7, place: place)
      #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
    }
    compared.origin.moment = CaptureTime(iso8601: "2023-02-14T22:48:50.00")
    #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
    compared.origin.camera = .init(make: "NIKON", model: answer == nil ? nil : "D é", serial: "6231789")
    #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
    compared.heldPicture?.offset = -1
    #expect(ComparedPhotos(wire: compared.wire[...]) == nil)
  }

  @Test func whatKeptLooksFromBeingComparedComesBack() {
    var compared = Self.compared
    let sides: [PhotoComparison.LooksObstacle?] = [nil] + PhotoComparison.LooksObstacle.allCases
    for first in sides {
      for second in sides {
        compared.uncomparedLooks = PhotoComparison.UncomparedLooks(first: first, second: second)
        #expect((compared.uncomparedLooks == nil) == (first == nil && second == nil))
        #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
      }
    }
  }

  @Test func theFirstDifferenceComesBack() {
    typealias Place = PhotoComparison.FirstDifference.Place
    let places: [(first: Place?, second: Place?)] = [
      (nil, nil),
      (
        Place(kind: .segment, number: 2, name: "APP1 é"), Place(kind: .segment, number: nil, name: "EOI")
      ), (nil, Place(kind: .scan, number: 1, name: "")),
    ]
    for (first, second) in places {
      var compared = Self.compared
      compared.firstDifference = PhotoComparison.FirstDifference(
        offset: 1 << 31, first: first, second: second)
      #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
      compared.firstDifference?.offset = -1
      #expect(ComparedPhotos(wire: compared.wire[...]) == nil)
    }
  }

  @Test func whatIsChangedIsNone() {
    let bytes = Self.compared.wire[...]
    #expect(ComparedPhotos(wire: bytes.dropLast()) == nil && ComparedPhotos(wire: []) == nil)
    #expect(ComparedPhotos(wire: bytes + [0, 0, 0, 0]) == nil)
    var fewer = Self.compared
    fewer.kinds[0].count = 1
    #expect(ComparedPhotos(wire: fewer.wire[...]) == nil, "more are shown than there are")
    fewer = Self.compared
    fewer.files[0].byteCount = -1
    #expect(ComparedPhotos(wire: fewer.wire[...]) == nil)
    fewer = Self.compared
    fewer.kinds.removeLast()
    #expect(ComparedPhotos(wire: fewer.wire[...]) == nil)
    fewer = Self.compared
    fewer.files.removeLast()
    #expect(ComparedPhotos(wire: fewer.wire[...]) == nil)
  }

  /// Checks that as many rows come back as are shown, of every kind, and no more.
  @Test func rowsAreBounded() {
    let row = ComparedPhotos.Row(name: "a", first: "1", second: nil, differsFrom: 3)
    var compared = Self.compared
    for count in [500, 501] {
      let kind = ComparedPhotos.Kind(shown: Array(repeating: row, count: count), count: 10_000)
      compared.kinds = Array(repeating: kind, count: ComparedPhotos.headings.count)
      #expect((ComparedPhotos(wire: compared.wire[...]) == compared) == (count == 500))
      compared.kinds = Self.compared.kinds
      compared.kinds[0] = kind
      #expect((ComparedPhotos(wire: compared.wire[...]) == compared) == (count == 500))
    }
  }

  @Test(arguments: [200, 201]) func wordsAreBounded(count: Int) {
    let word = String(repeating: "a", count: count)
    var compared = Self.compared
    compared.files[0].format = word
    #expect((ComparedPhotos(wire: compared.wire[...]) == compared) == (count == 200))
    compared = Self.compared
    compared.files[1].sha256 = word
    #expect((ComparedPhotos(wire: compared.wire[...]) == compared) == (count == 200))
  }

  /// Checks values that no comparison has, in place of those of one that has them all.
  @Test(
    arguments: [
      (#""bytes":1,"#, #""bytes":-1,"#), (#""bytes":1,"#, #""bytes":1.0,"#),
      (#""bytes":1,"#, #""bytes":99999999999999999999,"#), (#""count":7,"#, #""count":1,"#),
      (#""count":0,"#, #""count":-1,"#), (#""differsFrom":30"#, #""differsFrom":"30""#),
      (#""first":"1""#, #""first":1"#), (#""holdsJPEG":true"#, #""holdsJPEG":1"#),
      (#""picture":"sensorData""#, #""picture":"other""#), (#""sameBytes":false"#, #""sameBytes":null"#),
      (#""samePicture":true"#, #""samePicture":"true""#), (#""bytes":7,"in""#, #""bytes":-7,"in""#),
      (#""in":"second""#, #""in":"third""#), (#""offset":8"#, #""offset":-8"#),
      (#""role":"preview""#, #""role":"other""#), (#""kind":"part""#, #""kind":"other""#),
      (#""kind":"part","#, ""), (#""number":9"#, #""number":"9""#), (#""offset":5"#, #""offset":-5"#),
      (#""first":"flat""#, #""first":"other""#),
      (#"{"first":"flat","second":null}"#, #"{"first":null,"second":null}"#),
      (#""make":"A""#, #""make":null"#), (#""moment":"2023-"#, #""moment":"23-"#),
      (#""moment":"2023-02-14T22:48:50""#, #""moment":1"#),
    ] as [(String, String)])
  func whatNoComparisonHasIsNone(found: String, other: String) {
    var compared = Self.compared
    compared.isSamePicture = true
    compared.files[0].picture = .sensorData
    compared.firstDifference = PhotoComparison.FirstDifference(
      offset: 5, first: .init(kind: .part, number: 9, name: ""), second: nil)
    compared.heldPicture = PhotoComparison.HeldPicture(
      isInFirst: false, role: .preview, offset: 8, byteCount: 7, place: nil)
    compared.uncomparedLooks = PhotoComparison.UncomparedLooks(first: .flat, second: nil)
    compared.origin = .init(
      camera: .init(make: "A", model: nil, serial: ""), moment: CaptureTime(iso8601: "2023-02-14T22:48:50"))
    #expect(ComparedPhotos(wire: compared.wire[...]) == compared)
    let text = String(decoding: compared.wire, as: UTF8.self)
    let changed = text.replacing(found, with: other, maxReplacements: 1)
    #expect(changed != text)
    #expect(ComparedPhotos(wire: Array(changed.utf8)[...]) == nil)
  }

  @Test func aReplyHoldsItWhereItIsWanted() {
    var settings = ReaderSettings()
    let bytes = ReaderReply.comparison(Self.compared, .absent, .undecodable).bytes
    #expect(ReaderReply(bytes, to: settings) == nil)
    settings.answer = .comparison
    guard case .comparison(Self.compared, .absent, .undecodable)? = ReaderReply(bytes, to: settings) else {
      Issue.record("no comparison")
      return
    }
    #expect(ReaderSettings(settings.bytes) == settings)
  }
}
