import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct ExifLayoutForeignRuleTests {
  @Test(arguments: [
    ("Canon", "Canon"), ("Apple", "Apple"), ("EASTMAN KODAK COMPANY", "Kodak"),
    ("CASIO COMPUTER CO.,LTD.", "Casio"),
  ])
  func raisedForMakersThatNeverPack(make: String, maker: String) throws {
    let photo = ExamplePhoto.camera {
      $0.slackCount = 0
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .exifLayoutForeign, on: photo).map { $0.parameters["maker"] } == [.string(maker)])
  }

  @Test(arguments: ["samsung", "Canonical", "", "HTC"])
  func notRaisedForOthers(make: String) throws {
    let photo = ExamplePhoto.camera {
      $0.slackCount = 0
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
    }
    #expect(try raised(by: .exifLayoutForeign, on: photo).isEmpty == (make != "Canonical"))
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
