import MetaLensFacts
import Testing

struct MultiPictureTests {
  @Test(
    arguments: [
      ([true, true], 2, true), ([true, false], 2, false), ([true, true], 3, false), ([], 0, false),
      ([true], 1, true),
    ] as [([Bool], Int, Bool)])
  func isIntactWhereAllAreThere(_ pictures: [Bool], stated: Int, isIntact: Bool) {
    let entries = pictures.map {
      MultiPicture.Entry(attribute: 0xE103_0000, byteCount: 9, offset: 0, isPicture: $0)
    }
    #expect(MultiPicture(offset: 0, entries: entries, statedCount: stated).isIntact == isIntact)
    #expect(entries.allSatisfy { $0.type == 0x03_0000 })
  }
}
