import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct LibexifReconciliationTests {
  /// False readings of a walk, and the number of differences each should give.
  static let lies: [(String, @Sendable (inout ExifFacts) -> Void, Int)] = [
    ("the truth", { _ in }, 0),
    ("an entry left out", { $0.directories[0].entries.remove(at: 1) }, 1),
    ("MakerNote and the pointer to InteropIFD left out", { $0.directories[1].entries.removeLast(2) }, 2),
    ("a directory left out", { $0.directories.remove(at: 2) }, 4),
    ("another type", { $0.directories[0].entries[0].rawType = 7 }, 1),
    ("another count", { $0.directories[0].entries[0].count = 3 }, 1),
    (
      "an entry too many",
      {
        $0.directories[0].entries.append(
          ExifEntry(tag: 0xFFFF, rawType: 3, count: 1, offset: 8, value: 16..<18))
      }, 1
    ),
    (
      "other bytes",
      { facts in
        guard let start = facts.directories[0].entries[0].value?.lowerBound else { return }
        facts.bytes[start] ^= 1
      }, 1
    ),
  ]

  @Test(arguments: lies.indices) func tellsEachDifference(_ index: Int) throws {
    let (name, lie, count) = Self.lies[index]
    let payload = Array("Exif".utf8) + [0, 0] + MutationTests.block(.bigEndian)
    var log = DiagnosticLog(limit: 100)
    let walk = ExifWalk(
      MutationTests.block(.bigEndian), fileOffset: 6, container: "APP1 Exif", limits: ReadLimits(), log: &log)
    var facts = try #require(walk).facts
    lie(&facts)
    guard let libexif = Libexif(loading: payload, 0..<payload.count) else { throw NoMemory() }
    LibexifReconciliation.reconcile(&facts, with: libexif, log: &log)
    #expect(
      log.diagnostics.filter { $0.code == .readersDisagree }.count == count, "\(name): \(log.diagnostics)")
    #expect(log.diagnostics.allSatisfy { $0.code == .readersDisagree && $0.location.hasPrefix("APP1 Exif ") })
  }
}
