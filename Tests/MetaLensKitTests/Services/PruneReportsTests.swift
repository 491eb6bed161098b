import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct PruneReportsTests {
  private func filled() async throws -> MemoryRepository {
    let repository = MemoryRepository()
    try repository.save([
      try await .sample("/gone/1", score: 10), try await .sample("/there/2", score: 10),
      try await .sample("/gone/3", score: 90), try await .sample("4", redacted: true),
      // An uploaded photo, which has a name but no path.
      try await .sample("gone/5", score: 90),
    ])
    return repository
  }

  @Test func whatIsGoneIsFound() async throws {
    let repository = try await filled()
    var shown: [String] = []
    let found = try PruneReports(.missing, of: SearchReports.Input()).found(
      in: repository, isMissing: { $0.display.hasPrefix("/gone") }
    ) { stored in
      shown.append(stored.path.display)
      return true
    }
    #expect(shown == ["/gone/1", "/gone/3"] && found.keys.count == 2 && found.damaged == 0)
    #expect(try repository.remove(found.keys) == 2)
  }

  @Test func whatIsChosenIsFound() async throws {
    var input = SearchReports.Input()
    input.query.maximumScore = 20
    let found = try PruneReports(.chosen, of: input).found(in: try await filled(), isMissing: { _ in true })
    #expect(found.keys.count == 2)
  }

  @Test func everythingIsNoChoice() {
    #expect(throws: InvalidInput.self) { _ = try PruneReports(.chosen, of: SearchReports.Input()) }
  }
}
