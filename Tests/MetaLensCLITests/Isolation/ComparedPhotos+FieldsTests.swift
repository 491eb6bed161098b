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
    #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
  }

  @Test(arguments: [nil, true, false] as [Bool?]) func whatIsSharedComesBack(answer: Bool?) {
    typealias Place = PhotoComparison.FirstDifference.Place
    var compared = Self.compared
    compared.areSamePreviews = answer
    compared.areLookingAlike = answer.map { !$0 }
    compared.files[0].picture = .sensorData
    compared.files[1].picture = answer == true ? .developed : nil
    #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
    for place in [nil, Place(kind: .part, number: 7, name: "SubIFD0 é")] {
      compared.heldPicture = PhotoComparison.HeldPicture(
        isInFirst: answer ?? true, role: .preview, offset: 1 << 31, byteCount: 7, place: place)
      #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
    }
    compared.origin.moment = CaptureTime(iso8601: "2023-02-14T22:48:50.00")
    #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
    compared.origin.camera = .init(make: "NIKON", model: answer == nil ? nil : "D é", serial: "6231789")
    #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
    compared.heldPicture?.offset = -1
    #expect(ComparedPhotos(bytes: compared.bytes[...]) == nil)
  }

  @Test func whatKeptLooksFromBeingComparedComesBack() {
    var compared = Self.compared
    let sides: [PhotoComparison.LooksObstacle?] = [nil] + PhotoComparison.LooksObstacle.allCases
    for first in sides {
      for second in sides {
        compared.uncomparedLooks = PhotoComparison.UncomparedLooks(first: first, second: second)
        #expect((compared.uncomparedLooks == nil) == (first == nil && second == nil))
        #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
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
      #expect(ComparedPhotos(bytes: compared.bytes[...]) == compared)
      compared.firstDifference?.offset = -1
      #expect(ComparedPhotos(bytes: compared.bytes[...]) == nil)
    }
  }

  @Test func whatIsChangedIsNone() {
    let bytes = Self.compared.bytes
    #expect(ComparedPhotos(bytes: bytes.dropLast()) == nil && ComparedPhotos(bytes: []) == nil)
    #expect(ComparedPhotos(bytes: bytes + [0, 0, 0, 0]) == nil)
    var fewer = Self.compared
    fewer.kinds[0].count = 1
    #expect(ComparedPhotos(bytes: fewer.bytes[...]) == nil, "more are shown than there are")
    fewer = Self.compared
    fewer.files[0].byteCount = -1
    #expect(ComparedPhotos(bytes: fewer.bytes[...]) == nil)
    fewer = Self.compared
    fewer.kinds.removeLast()
    #expect(ComparedPhotos(bytes: fewer.bytes[...]) == nil)
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
