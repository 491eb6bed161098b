import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HEIFArrangementTests {
  private static func read(_ change: (inout PhoneHEIFBuilder) -> Void = { _ in }) throws
    -> (HEIFArrangement, differences: Int)
  {
    let photo = ExamplePhoto.phone { change(&$0) }
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    let container = try #require(facts.container.value)
    let arrangement = HEIFArrangement(container, try #require(facts.mediaFile))
    return (
      arrangement,
      arrangement.phoneDifferenceCount(BoxOrder(of: container.parts), try #require(facts.mediaFile))
    )
  }

  @Test func aPhonesFileIsAsItIs() throws {
    let (found, differences) = try Self.read()
    #expect(found.hasThumbnail && found.packets.isEmpty && found.isExifFirst == true)
    #expect(found.dataHeaderCount == 16 && found.emptied.isEmpty && !found.hasEmptyProfile)
    #expect(differences == 0)
  }

  private static func phone(_ change: (inout PhoneHEIFBuilder) -> Void) -> PhoneHEIFBuilder {
    var builder = PhoneHEIFBuilder(exif: ExamplePhoto.phoneExif())
    change(&builder)
    return builder
  }

  /// One difference each, two together, and changes that aren't differences.
  private static let differences: [(PhoneHEIFBuilder, Int)] = [
    (phone { $0.isDataLong = false }, 1), (phone { $0.isExifFirst = false }, 1),
    (phone { $0.locationsVersion = 0 }, 1), (phone { $0.order.swapAt(2, 3) }, 1),
    (phone { $0.order.swapAt(6, 7) }, 1),
    (
      phone {
        $0.isDataLong = false
        $0.isExifFirst = false
      }, 2
    ), (phone { $0.handlerNameByteCount = 2 }, 0), (phone { $0.hasThumbnail = false }, 0),
    (phone { $0.packet = [1] }, 0),
  ]

  @Test(arguments: differences) func countsDifferences(builder: PhoneHEIFBuilder, count: Int) throws {
    #expect(try Self.read { $0 = builder }.differences == count)
  }

  @Test func tellsPacketsAndEmptiedItems() throws {
    let (found, _) = try Self.read {
      $0.packet = []
      $0.exif = nil
      $0.isProfileEmpty = true
      $0.hasThumbnail = false
    }
    #expect(found.packets.map(\.id) == [6] && found.emptied.map(\.id).sorted() == [5, 6])
    #expect(found.hasEmptyProfile && !found.hasThumbnail && found.exif?.id == 5)
  }
}
