import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifLayoutForeignRuleTests {
  @Test(arguments: [
    "Canon", "EASTMAN KODAK COMPANY", "CASIO COMPUTER CO.,LTD.", "NIKON CORPORATION", "FUJIFILM",
    "Xiaomi",
  ])
  func raisedForMakersThatNeverPack(make: String) throws {
    let photo = ExamplePhoto.camera {
      $0.slackCount = 0
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .exifLayoutForeign, on: photo).map { $0.parameters["maker"] } == [.string(make)])
  }

  @Test(arguments: ["samsung", "SONY", "Canonical", "", "HTC"])
  func notRaisedForOthers(make: String) throws {
    let photo = ExamplePhoto.camera {
      $0.slackCount = 0
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .exifLayoutForeign, on: photo).isEmpty)
  }

  /// Returns an iPhone's JPEG or HEIC with this many zeros after its EXIF block.
  private static func phone(_ software: String?, slack: Int, isHEIC: Bool) -> ExamplePhoto {
    func change(_ tiff: inout TIFFBuilder) {
      tiff.slackCount = slack
      tiff.remove(ExifTag.software, from: .ifd0)
      if let software { tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0) }
      tiff.set(tiff.ascii(ExifTag.make, "Apple"), in: .ifd0)
    }
    return isHEIC ? .phone(ExamplePhoto.phoneExif(change)) : .camera(change)
  }

  @Test(
    arguments: [
      ("9.3.1", 0, true), ("14.8.1", 0, true), ("12.4", 2, false), ("15.0", 0, false),
      ("26.3.1", 0, false), ("VSCO", 0, false), (nil, 0, false),
    ] as [(String?, Int, Bool)])
  func iPhonesLeaveRoomUpToIOS14(software: String?, slack: Int, isRaised: Bool) throws {
    for isHEIC in [false, true] {
      let photo = Self.phone(software, slack: slack, isHEIC: isHEIC)
      #expect(
        try raised(by: .exifLayoutForeign, on: photo).map { $0.parameters["maker"] }
          == (isRaised ? [.string("Apple (iOS ≤ 14)")] : []), "HEIC: \(isHEIC)")
    }
  }

  @Test(arguments: [0, 1, 2, 4_000]) func slackOfMoreThanOneByteIsNoPacking(count: Int) throws {
    let photo = ExamplePhoto.camera { $0.slackCount = count }
    #expect(try raised(by: .exifLayoutForeign, on: photo).isEmpty == (count > 1))
  }

  @Test func unsortedEntriesAreNoPacking() throws {
    let photo = ExamplePhoto.camera {
      $0.slackCount = 0
      $0.ifd0.reverse()
    }
    #expect(try raised(by: .exifLayoutForeign, on: photo).isEmpty)
  }
}
