import Foundation
import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PhotoAnalysisTests {
  /// If the task is canceled, no further rule examines the photo.
  @Test(arguments: [false, true]) func aCancelledTaskEndsTheRules(isCancelled: Bool) async throws {
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(
      MemorySource(ExamplePhoto.software("GIMP 2.4.5").bytes), depth: .metadata, hashing: false)
    let task = Task {
      while isCancelled, !Task.isCancelled { await Task.yield() }
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      return PhotoAnalysis().report(of: facts, depth: .metadata, at: date).flags.isEmpty
    }
    if isCancelled { task.cancel() }
    #expect(await task.value == isCancelled)
  }
}
