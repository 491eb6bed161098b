import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HeicContainerUnlikeRuleTests {
  @Test(
    arguments: [
      (.phone(), nil), (.phone { $0.isDataLong = false }, 1), (.phone { $0.isExifFirst = false }, 1),
      (.phone { $0.locationsVersion = 0 }, 1), (.phone { $0.order.swapAt(2, 3) }, 1),
      (.phone { $0.handlerNameByteCount = 2 }, nil),
      (
        .phone {
          $0.isDataLong = false
          $0.hevc = .applePhone.colour(2, 2, 2)
        }, 1
      ),
      (
        .phone {
          $0.isDataLong = false
          $0.hevc = .applePhone.colour(2, 2, 6)
        }, nil
      ),
      (
        .phone {
          $0.isDataLong = false
          $0.hevc = .x265
        }, nil
      ),
      (.phone(ExamplePhoto.phoneExif(make: "SONY")) { $0.isDataLong = false }, nil), (.camera(), nil),
    ] as [(ExamplePhoto, Int?)]) func raisedFor(photo: ExamplePhoto, count: Int?) throws
  {
    let found = try raised(by: .heicContainerUnlike, on: photo)
    #expect(found.map { $0.parameters["differenceCount"] } == (count.map { [.integer($0)] } ?? []))
  }
}
