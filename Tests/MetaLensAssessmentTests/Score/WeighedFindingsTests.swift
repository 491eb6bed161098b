import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct WeighedFindingsTests {
  @Test func sortsFindingsByWhatTheySpeakAbout() {
    let weighed = WeighedFindings(
      [
        Finding(.flag(.thumbnailMatches)), Finding(.softwareEdited(software: "x")),
        Finding(.cameraInfoMissing),
        Finding(.noGps),
      ], depth: .pixels, isCalibrated: true)
    #expect(weighed.supported == [.content])
    #expect(weighed.edited == [.encoding])
    #expect(weighed.odd == [.metadata])
    #expect(weighed.facts == [.editor])
    #expect(weighed.isAccused)
  }

  @Test func whatIsOnlyOddAccusesNobody() {
    #expect(!WeighedFindings([Finding(.cameraInfoMissing)], depth: .pixels, isCalibrated: true).isAccused)
  }

  private static func weighed(_ details: [OriginalityFlag.FlagDetail]) -> WeighedFindings {
    WeighedFindings(details.map { Finding($0) }, depth: .pixels, isCalibrated: true)
  }

  /// Checks each value that single flags and their values decide.
  @Test(
    arguments: [
      ([], ""), ([.flag(.thumbnailTurned, ["turn": "left"])], ""),
      ([.flag(.thumbnailDiffers, ["likeness": 50])], "doubted"),
      ([.flag(.thumbnailDiffers, ["likeness": 49])], "doubted other"),
      ([.flag(.thumbnailDiffers, ["likeness": 49, "state": Rule.damaged])], "doubted"),
      // The last one that states a likeness decides.
      ([.flag(.thumbnailDiffers, ["likeness": 9]), .flag(.thumbnailDiffers, ["likeness": 90])], "doubted"),
      ([.flag(.thumbnailDiffers, ["likeness": 9]), .flag(.thumbnailDiffers)], "doubted other"),
      ([.flag(.thumbnailTonesDiffer)], "doubted changed"),
      ([.flag(.cameraInfoIncomplete, ["make": "Canon"])], "half"),
      ([.flag(.cameraInfoIncomplete, ["make": "BUSHNELL"])], ""),
      ([.flag(.cameraInfoIncomplete, ["model": "X100"])], "half"),
      ([.flag(.zoneImpossible, ["offset": "+03:00"])], ""),
      ([.flag(.zoneImpossible, ["offset": "-05:03", "kind": Rule.ofNoZone])], "nowhere"),
      ([.flag(.commentPresent, ["text": "A view"])], "commented"),
      ([.flag(.commentPresent, ["text": "LEAD Technologies Inc. V1.01"])], ""),
      // One comment of a library doesn't excuse another.
      (
        [
          .flag(.commentPresent, ["text": "A view"]),
          .flag(.commentPresent, ["text": "LEAD Technologies Inc. V1.01"]),
        ], "commented"
      ),
      ([.flag(.fileIncomplete)], ""), ([.flag(.fileIncomplete, ["state": Rule.damaged])], "damaged"),
      ([.flag(.fileIncomplete, ["state": Rule.unwritten])], "damaged"),
      ([.flag(.fileIncomplete, ["state": Rule.furtherPicture])], ""),
      ([.flag(.fileIncomplete, ["state": Rule.film])], ""),
    ] as [([OriginalityFlag.FlagDetail], String)])
  func specialValues(details: [OriginalityFlag.FlagDetail], expected: String) {
    let weighed = Self.weighed(details)
    let values = [
      ("doubted", weighed.isPictureDoubted), ("changed", weighed.isContentChanged),
      ("other", weighed.isThumbnailOfAnother), ("half", weighed.isCameraHalfStated),
      ("nowhere", weighed.isZoneOfNowhere), ("commented", weighed.isCommented),
      ("damaged", weighed.isDamaged),
    ]
    let names = values.filter(\.1).map(\.0)
    #expect(names.joined(separator: " ") == expected)
  }

  /// Where the maker note is another camera's, that the file is unlike the stated camera's says that the name was
  /// changed; that a program wrote it says what it always does.
  @Test(
    arguments: [
      ([.flag(.cameraFileDiffers)], nil, [.encoding]), ([.flag(.cameraFileDiffers)], "Apple", [.metadata]),
      ([.flag(.trailerUnlikeMaker)], "Canon", [.metadata]),
      ([.flag(.encoderSoftware)], "Canon", [.encoding, .metadata]),
      ([.flag(.hevcEncoderForeign)], "Apple", [.encoding, .metadata]),
      ([.flag(.containerWriterForeign, ["writers": "Apple iPhone, Apple ImageIO"])], "Apple", [.metadata]),
      ([.flag(.containerWriterForeign, ["writers": "Apple iPhone"])], "Sony", [.container, .metadata]),
      ([.flag(.containerWriterForeign, ["writers": "Apple iPhone"])], nil, [.container]),
      ([.flag(.containerWriterForeign, ["writers": "Apple ImageIO"])], "Apple", [.container, .metadata]),
      ([.flag(.containerWriterForeign, ["writers": "libheif"])], "Apple", [.container, .metadata]),
      ([.flag(.iccFromSoftware, ["program": "Apple"])], "Apple", [.metadata]),
      ([.flag(.iccFromSoftware, ["program": "Little CMS"])], "Apple", [.encoding, .metadata]),
    ] as [([OriginalityFlag.FlagDetail], String?, CaseSet<Concern>)])
  func aNoteOfAnotherCameraBlamesTheName(
    details: [OriginalityFlag.FlagDetail], maker: String?, expected: CaseSet<Concern>
  ) {
    let note = maker.map { [OriginalityFlag.FlagDetail.flag(.makerNoteForeign, ["maker": $0])] } ?? []
    let weighed = Self.weighed(details + note)
    #expect(weighed.edited == expected)
    #expect(weighed.changed == expected)
    #expect(weighed.isAccused)
  }

  @Test(arguments: [(FlagID.cameraFileDiffers, true), (.encoderSoftware, false), (.iccFromSoftware, false)])
  func soDoesANoteOfAnotherModel(id: FlagID, isOfName: Bool) {
    let weighed = Self.weighed([.flag(.makerNoteModelDiffers), .flag(id)])
    #expect(weighed.edited == (isOfName ? [.metadata] : [.encoding, .metadata]))
  }

  /// Where what the camera wrote behind its picture is in place, a JFIF header that comes first alone says that a
  /// program rewrote the metadata.
  @Test(
    arguments: [
      ([], [.container]), ([.flag(.mpfIntact, ["count": 2])], [.metadata]),
      ([.flag(.trailerMaker, ["make": "samsung", "kind": "samsung"])], [.metadata]),
      ([.flag(.containerItemsIntact, ["items": "GainMap"])], [.metadata]),
      ([.flag(.mpfIntact, ["count": 2]), .flag(.exifRewritten, ["writer": "x"])], [.metadata]),
      ([.flag(.mpfIntact, ["count": 2]), .flag(.compressedTwice)], [.container, .encoding]),
      // A warning about the picture is enough for that.
      ([.flag(.mpfIntact, ["count": 2]), .flag(.areaEven)], [.container]),
      ([.flag(.mpfIntact, ["count": 2]), .flag(.cameraFileUnusual)], [.metadata]),
      (
        [.flag(.mpfIntact, ["count": 2]), .flag(.containerWriterForeign, ["writers": "libheif"])],
        [.container]
      ),
    ] as [([OriginalityFlag.FlagDetail], CaseSet<Concern>)])
  func aHeaderAloneIsOfMetadata(beside: [OriginalityFlag.FlagDetail], expected: CaseSet<Concern>) {
    let weighed = Self.weighed([.flag(.encoderJFIFBeforeExif, ["make": "Canon"])] + beside)
    #expect(weighed.edited == expected)
    #expect(weighed.changed == expected)
    #expect(weighed.isAccused)
  }

  /// Checks that warnings are kept by their ids, and nothing else is.
  @Test func keepsTheIdsOfWarnings() {
    let weighed = Self.weighed([.flag(.commentPresent, ["text": "x"]), .flag(.compressedTwice), .noGps])
    #expect(weighed.warning.elements == [.commentPresent])
  }

  /// Checks which warnings settle by form alone that their part isn't a camera's.
  @Test func whatFormAloneSettles() {
    for encoder in EncoderFamily.allCases {
      let weighed = Self.weighed([.flag(.notCameraCoding, ["encoder": encoder.rawValue])])
      #expect(weighed.settled.isEmpty == encoder.isLibjpeg, "\(encoder)")
    }
    #expect(Self.weighed([.flag(.notCameraFormat, ["format": "png"])]).settled == [.container])
    #expect(Self.weighed([.flag(.fileIncomplete)]).settled == [.container])
    #expect(Self.weighed([.flag(.trailerText, ["byteCount": 20])]).settled == [.container])
    #expect(Self.weighed([.flag(.cameraInfoIncomplete, ["make": "Canon"])]).settled.isEmpty)
  }
}
