import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct ExifLayoutForeignRuleTests {
  @Test(arguments: [
    "Canon", "Apple", "EASTMAN KODAK COMPANY", "CASIO COMPUTER CO.,LTD.", "NIKON CORPORATION", "FUJIFILM",
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
