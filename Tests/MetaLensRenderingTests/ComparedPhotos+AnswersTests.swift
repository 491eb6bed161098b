import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct ComparedPhotosAnswersTests {
  private static func compared(
    _ kinds: [PhotoInspection.PictureKind?] = [nil, nil], isSamePicture: Bool? = false
  ) -> ComparedPhotos {
    let none = ComparedPhotos.Kind(shown: [], count: 0)
    return ComparedPhotos(
      areSameBytes: false, isSamePicture: isSamePicture, kinds: ComparedPhotos.headings.map { _ in none },
      files: kinds.map { .init(byteCount: 1, format: "X", sha256: nil, picture: $0) })
  }

  @Test(
    arguments: [
      ([.developed, .developed], true, nil, [.compareSamePicture]),
      ([.developed, nil], false, nil, [.compareOtherPicture]),
      ([nil, .sensorData], nil, nil, [.compareUnknownPicture]),
      // These never are the same.
      ([.sensorData, .developed], false, nil, [.compareDeveloped]),
      ([.developed, .sensorData], nil, nil, [.compareDeveloped]),
      ([.sensorData, .sensorData], true, nil, [.compareSameSensor]),
      ([.sensorData, .sensorData], true, true, [.compareSameSensor]),
      ([.sensorData, .sensorData], true, false, [.compareSameSensor, .compareOtherPreviews]),
      ([.sensorData, .sensorData], false, false, [.compareOtherSensor]),
      ([.sensorData, .sensorData], false, true, [.compareOtherSensor, .compareSamePreviews]),
      ([.sensorData, .sensorData], nil, false, [.compareUnknownSensor, .compareOtherPreviews]),
    ] as [([PhotoInspection.PictureKind?], Bool?, Bool?, [MessageKey])])
  func whatWasComparedIsNamed(
    kinds: [PhotoInspection.PictureKind?], isSamePicture: Bool?, areSamePreviews: Bool?, words: [MessageKey]
  ) {
    var compared = Self.compared(kinds, isSamePicture: isSamePicture)
    compared.areSamePreviews = areSamePreviews
    #expect(compared.answers == [.compareOtherBytes] + words)
  }

  @Test(
    arguments: [
      (true, .preview, .init(kind: .part, number: 7, name: "SubIFD0 JPEG"), "B stands in A", "preview"),
      (false, .thumbnail, nil, "A stands in B", "thumbnail"),
    ] as [(Bool, EmbeddedPicture.Role, PhotoComparison.FirstDifference.Place?, String, String)])
  func aHeldPictureIsToldWithItsPlace(
    isInFirst: Bool, role: EmbeddedPicture.Role, place: PhotoComparison.FirstDifference.Place?, which: String,
    name: String
  ) {
    var compared = Self.compared([.sensorData, .developed])
    compared.heldPicture = PhotoComparison.HeldPicture(
      isInFirst: isInFirst, role: role, offset: 93_262, byteCount: 10, place: place)
    let part = place == nil ? "" : ", part 7, SubIFD0 JPEG"
    #expect(
      compared.hints(in: .english) == [
        "The encoded picture of \(which), byte for byte: \(name), byte 93262\(part)."
      ])
  }

  @Test(arguments: Language.allCases) func looksAreTold(language: Language) {
    var compared = Self.compared()
    #expect(compared.hints(in: language) == [])
    compared.areLookingAlike = false
    #expect(compared.hints(in: language) == [MessageKey.compareLookUnlike.text(in: language)])
    compared.areLookingAlike = true
    compared.files[1].picture = .sensorData
    let words = [MessageKey.compareLookAlike, .compareLookPreview].map { $0.text(in: language) }
    #expect(compared.hints(in: language) == words)
  }

  @Test(
    arguments: [
      (.format, nil, "A: neither a JPEG nor a raw file"), (nil, .flat, "B: picture too small or too uniform"),
      (.incomplete, .incomplete, "A, B: picture incomplete or can't be decoded"),
      (.flat, .preview, "B: no JPEG preview that can be read, A: picture too small or too uniform"),
    ] as [(PhotoComparison.LooksObstacle?, PhotoComparison.LooksObstacle?, String)])
  func whyLooksWerentComparedIsTold(
    first: PhotoComparison.LooksObstacle?, second: PhotoComparison.LooksObstacle?, reasons: String
  ) {
    var compared = Self.compared()
    compared.uncomparedLooks = PhotoComparison.UncomparedLooks(first: first, second: second)
    let words = "Whether the pictures look alike wasn't compared (\(reasons))"
    #expect(compared.hints(in: .english) == [words + ": look at both on a page (--format html)."])
    let shown = DisplayPicture(bytes: [], size: PixelSize(width: 1, height: 1))
    for picture in [shown, nil] {
      let pair = PicturePair(
        first: .init(picture: shown, md5: nil), second: .init(picture: picture, md5: nil), pixels: .missing)
      let end = picture == nil ? "." : ": look at both below."
      #expect(compared.hints(in: .english, beside: pair) == [words + end])
    }
  }

  @Test(arguments: Language.allCases) func allLanguagesSayThatLooksWerentCompared(language: Language) {
    var compared = Self.compared()
    for obstacle in PhotoComparison.LooksObstacle.allCases {
      compared.uncomparedLooks = PhotoComparison.UncomparedLooks(first: obstacle, second: obstacle)
      let words = compared.hints(in: language)
      #expect(words.count == 1 && words[0].contains("A") && words[0].contains("--format html"), "\(words)")
    }
  }

  /// A stranger's words are no sentence of ours, and hold no controls.
  @Test func cameraAndMomentAreTold() {
    var compared = Self.compared()
    compared.origin.camera = .init(make: "NIKON CORPORATION", model: "NIKON D5000", serial: "6231789")
    compared.origin.moment = CaptureTime(iso8601: "2023-02-14T22:48:50.00")
    #expect(
      compared.hints(in: .english) == [
        "By their metadata, both are from one camera: NIKON D5000, serial number 6231789.",
        "By their metadata, both were taken at one moment: 2023-02-14 22:48:50.00.",
      ])
    compared.origin.camera = .init(make: "A\u{1B}[2J", model: nil, serial: "1. It is an original")
    let words = compared.hints(in: .english).first ?? ""
    #expect(!words.contains("\u{1B}") && words.contains("“1. It is an original”"), "\(words)")
  }
}
