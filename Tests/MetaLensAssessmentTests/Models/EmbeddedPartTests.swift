import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EmbeddedPartTests {
  /// A thumbnail that isn't coded as a JPEG isn't named as one.
  @Test(arguments: [("JPEG", "jpg"), ("hvc1", "bin")])
  func aThumbnailIsNamedByItsCoding(coding: String, suffix: String) async throws {
    let photo = ExamplePhoto.camera()
    var facts = try await PhotoMetadataService().inspect(.bytes(photo.bytes)).facts
    var container = ContainerFacts()
    container.pictures = [EmbeddedPicture(role: .thumbnail, coding: coding, ranges: [10..<20])]
    facts.container = .present(container)
    let parts = PhotoInspection(facts: facts).embeddedParts().all
    #expect(parts.first == EmbeddedPart(name: "thumbnail-1." + suffix, ranges: [10..<20]))
  }

  /// Checks that the bytes after a raw file's last known part are extracted, and by `--all` unless they are padding.
  @Test(
    arguments: [(.jpeg, "trailer-1.jpg"), (.unknown, "trailer-1.bin"), (.padding, nil)]
      as [(Trailer.Kind, String?)])
  func theRestOfARawFileIsTaken(kind: Trailer.Kind, name: String?) {
    var container = ContainerFacts(trailers: [])
    container.rest = Trailer(kind: kind, offset: 60, byteCount: 40, firstBytes: [])
    var facts = PhotoFacts(format: .nef, byteCount: 100)
    facts.container = .present(container)
    let inspection = PhotoInspection(facts: facts)
    #expect(inspection.embeddedParts().all.map(\.name) == [name].compactMap(\.self))
    #expect(inspection.ranges(of: .trailer) == [60..<100])
    #expect(inspection.ranges(of: .preview) == nil)
  }

  /// All parts together have at most the allowed number of bytes: parts that don't fit are counted, and smaller ones
  /// after them are kept.
  @Test(
    arguments: [
      (.max, 100, [0, 1, 2, 3], 0), (306, 100, [0, 1, 2, 3], 0), (305, 100, [0, 1, 2], 1),
      (120, 100, [0, 2], 2), (0, 100, [], 4), (.max, 2, [0, 1], 2), (.max, 0, [], 4),
    ] as [(Int, Int, [Int], Int)])
  func theyHaveALimit(maximumBytes: Int, maximumParts: Int, starts: [Int], leftOutCount: Int) {
    var container = ContainerFacts()
    // The same bytes again aren't another part.
    container.pictures = [0..<100, 1..<100, 2..<12, 2..<12, 3..<100].map {
      EmbeddedPicture(role: .thumbnail, coding: "JPEG", ranges: [$0])
    }
    var facts = PhotoFacts(format: .heic, byteCount: 1000)
    facts.container = .present(container)
    let parts = PhotoInspection(facts: facts).embeddedParts(
      maximumBytes: maximumBytes, maximumParts: maximumParts)
    #expect(parts.all.map { $0.ranges[0].lowerBound } == starts)
    #expect(parts.all.map(\.name) == starts.indices.map { "thumbnail-\($0 + 1).jpg" })
    #expect(parts.leftOutCount == leftOutCount)
  }
}
