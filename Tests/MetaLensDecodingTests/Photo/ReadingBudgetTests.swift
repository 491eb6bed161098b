import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct ReadingBudgetTests {
  /// Checks that a small file has a smaller budget than a large one, and that none exceeds the limits.
  @Test(
    arguments: [
      (0, 1 << 17, 1 << 18, 3 << 13, 512, 1 << 18),
      (1000, (1 << 17) + 64_000, (1 << 18) + 4000, 25_576, 1012, (1 << 18) + 4000),
      (1 << 31, 1 << 26, 1 << 26, 1 << 22, 200_000, 1 << 33),
    ])
  func smallFilesHaveLess(
    byteCount: Int, unpacked: Int, metadata: Int, texts: Int, values: Int, walked: Int
  ) {
    let budget = ReadingBudget(ReadLimits(), byteCount: byteCount)
    let left = [
      budget.left(.unpackedBytes), budget.left(.metadataBytes), budget.left(.allTextBytes),
      budget.left(.values), budget.left(.walkedBytes),
    ]
    #expect(left == [unpacked, metadata, texts, values, walked])
  }

  /// Checks that a small file may have fewer entries: packed ones cost no bytes, and each is a printed row.
  @Test(arguments: [(0, 256, 256), (1200, 356, 496), (24_000, 2256, 5000), (1 << 20, 5000, 5000)])
  func smallFilesHaveFewerEntries(byteCount: Int, entries: Int, dataSets: Int) {
    let bytes = [UInt8](repeating: 0, count: byteCount)
    let context = ReadingContext(MemorySource(bytes))
    let (ofExif, ofIPTC) = (context.limits.entries, context.dataSets)
    #expect(ofExif == entries && ofIPTC == dataSets)
    let raised = ReadingContext(MemorySource(bytes), limits: ReadLimits().raised(by: 2)).limits.entries
    #expect(raised == 2 * entries)
  }

  /// Checks how much is followed to a TIFF's end: directories that overlap would cost more than their file is large.
  @Test(arguments: [(0, 0, 0), (12_000, 1000, 12_000), (1 << 31, 1 << 18, 1 << 22)])
  func smallFilesAreFollowedLess(byteCount: Int, entries: Int, pieces: Int) {
    let (limits, raised) = (ReadLimits(), ReadLimits().raised(by: 2))
    #expect(limits.followedEntries(ofFile: byteCount) == entries)
    #expect(limits.followedPieces(ofFile: byteCount) == pieces)
    #expect(raised.followedEntries(ofFile: byteCount) == 2 * entries)
    #expect(raised.followedPieces(ofFile: byteCount) == 2 * pieces)
  }

  /// Checks the memory and area a library may use for a picture: 34 bytes of WebP can state 256 million pixels.
  @Test(arguments: [
    (34, 9_000_000, 1_300_000), (1_000, 9_000_000, 1_300_000), (30_000, 49_295_030, 16_664_193),
    (1_000_000, 284_604_989, 231_176_323), (5_000_000, 1_400_000_000, 1 << 28),
    (1 << 40, 1 << 31, 1 << 28),
  ])
  func smallFilesHaveSmallerPictures(byteCount: Int, memory: Int, area: Int) {
    let limits = ReadLimits()
    #expect(
      limits.pictureMemory(ofFile: byteCount) == memory && limits.pictureArea(ofFile: byteCount) == area)
    #expect(limits.raised(by: 2).pictureArea(ofFile: byteCount) == 2 * area)
  }

  /// Checks how much may be extracted from a file, as its parts may overlap and be referred to thousands of times.
  @Test(arguments: [(0, 4_000_000), (1_000_000, 9_000_000), (1 << 31, 1 << 33)])
  func smallFilesHandOutLess(byteCount: Int, extracted: Int) {
    #expect(ReadLimits().extractedBytes(ofFile: byteCount) == extracted)
    #expect(ReadLimits().raised(by: 2).extractedBytes(ofFile: byteCount) == 2 * extracted)
  }

  /// Checks that raised limits are raised for small files too, and that how a file is read isn't changed.
  @Test func limitsAreRaisedTogether() {
    let raised = ReadLimits().raised(by: 10)
    let budget = ReadingBudget(raised, byteCount: 0)
    let left = [budget.left(.unpackedBytes), budget.left(.values)]
    #expect(left == [10 << 17, 5120])
    #expect(raised.pictureBytes == 10 << 28 && raised.windowBytes == ReadLimits().windowBytes)
    #expect(raised.coefficientBytes(ofPicture: 0) == 10 << 20)
    #expect(raised.pageSide(ofPicture: 400) == 695 && ReadLimits().pageSide(ofPicture: 20_400) > 1280)
    #expect(raised.blockVisits(ofPicture: 100) == 10 * ((3 << 11) + 4500))
    #expect(raised.raised(by: .max).blockBytes == 1 << 46 && ReadLimits().raised(by: 0) == ReadLimits())
  }

  /// Checks that nothing is granted once a resource is spent, and that each resource is reported once.
  @Test(arguments: ReadingBudget.Resource.allCases) func whatIsSpentIsTold(resource: ReadingBudget.Resource) {
    var budget = ReadingBudget(ReadLimits(), byteCount: 0)
    let all = budget.left(resource)
    let granted = [
      budget.take(all - 1, of: resource), budget.take(1, of: resource), budget.take(0, of: resource),
      budget.take(1, of: resource), budget.take(1, of: resource),
    ]
    #expect(granted == [true, true, true, false, false])
    let told = budget.diagnostics
    #expect(told.map(\.detail) == ["ReadLimits.\(resource.rawValue)"])
    #expect(told.map(\.code) == [.limitReached])
  }

  /// Checks that a request for more than is left spends the rest, so that what follows isn't read piece by piece
  /// instead.
  @Test func tooMuchSpendsTheRest() {
    var budget = ReadingBudget(ReadLimits(), byteCount: 0)
    let granted = [budget.take(.max, of: .values), budget.take(1, of: .values)]
    let left = (budget.left(.values), budget.left(.unpackedBytes))
    #expect(granted == [false, false])
    #expect(left == (0, 1 << 17))
  }

  @Test func aCancelledTaskGetsNothing() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var budget = ReadingBudget(ReadLimits(), byteCount: 1000)
      let isGranted = budget.take(1, of: .values)
      return (isGranted, budget.isCancelled, budget.exhausted.isEmpty)
    }
    task.cancel()
    #expect(await task.value == (false, true, true))
  }
}
