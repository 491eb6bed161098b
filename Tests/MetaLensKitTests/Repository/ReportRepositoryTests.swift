import MetaLensFacts
import MetaLensPlatform
import Testing

@testable import MetaLensAssessment
@testable import MetaLensKit

/// Tests that both repositories behave the same.
struct ReportRepositoryTests {
  enum Kind: CaseIterable { case memory, file }

  private func withRepository<Value>(
    _ kind: Kind, _ body: (any ReportRepository) async throws -> Value
  ) async throws -> Value {
    if kind == .memory { return try await body(MemoryRepository()) }
    let folder = try StoreFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(try folder.store())
  }

  private func found(_ repository: any ReportRepository, _ query: ReportQuery) throws -> [String] {
    var paths: [String] = []
    let damaged = try repository.search(query) { stored in
      paths.append(stored.path.display)
      return true
    }
    #expect(damaged == 0)
    return paths
  }

  @Test(arguments: Kind.allCases) func reportsComeBackAndAreReplacedAndRemoved(kind: Kind) async throws {
    try await withRepository(kind) { repository in
      var first = try await StoredReport.sample(
        "/a/1.jpg", software: "GIMP \u{1B}[31m", place: (-33.5, 127.25))
      var odd = first
      odd.path = SystemPath(bytes: [0x2F, 0xFF, 0xFE])
      try repository.save([first, odd])
      #expect(try repository.report(first.key) == first)
      #expect(try repository.report(odd.key) == odd)
      first.report.score = 3
      try repository.save([first])
      #expect(try repository.report(first.key)?.report.score == 3)
      #expect(try repository.remove([first.key, ReportKey(bytes: [1]), first.key]) == 1)
      #expect(try repository.report(first.key) == nil)
      #expect(try repository.report(odd.key) == odd)
      try repository.save([])
      #expect(try repository.remove([]) == 0)
    }
  }

  /// Checks that two photos with the same name are kept as two, though nothing states their directories.
  @Test(arguments: Kind.allCases) func redactedReportsAreKeptByFile(kind: Kind) async throws {
    try await withRepository(kind) { repository in
      let first = try await StoredReport.sample("1.jpg", redacted: true, inode: 1)
      let second = try await StoredReport.sample("1.jpg", redacted: true, inode: 2)
      try repository.save([first, second])
      #expect(try found(repository, ReportQuery()) == ["1.jpg", "1.jpg"])
      #expect(try repository.report(second.key) == second)
    }
  }

  static let queries: [(name: String, change: @Sendable (inout ReportQuery) -> Void, paths: [String])] = [
    ("all", { _ in }, ["/a/1", "/a/2", "/a/b/3", "/ab/4"]),
    ("least", { $0.minimumScore = 50 }, ["/a/b/3", "/ab/4"]),
    ("most", { $0.maximumScore = 49 }, ["/a/1", "/a/2"]),
    ("badges", { $0.badges = [.red, .green] }, ["/a/1", "/a/2", "/ab/4"]),
    ("verdict", { $0.verdicts = [.aiGenerated] }, []),
    ("camera", { $0.camera = "canon pow" }, ["/a/2"]),
    ("camera with signs of LIKE", { $0.camera = "%" }, []),
    ("software", { $0.software = "gimp" }, ["/a/1"]),
    (
      "taken from", { $0.takenFrom = CivilDate.days(year: 2021, month: 1, day: 1) * 86_400 },
      ["/a/b/3", "/ab/4"]
    ),
    (
      "taken before", { $0.takenBefore = CivilDate.days(year: 2021, month: 1, day: 1) * 86_400 },
      ["/a/1", "/a/2"]
    ),
    ("analysed", { ($0.analyzedFrom, $0.analyzedBefore) = (200, 300) }, ["/a/2"]),
    ("box", { $0.box = .init(south: 40, west: -10, north: 60, east: 10) }, ["/a/1"]),
    ("box over the date line", { $0.box = .init(south: -90, west: 170, north: 90, east: -170) }, ["/a/b/3"]),
    ("no position", { $0.lack = .position }, ["/ab/4"]), ("no date", { $0.lack = .date }, []),
    ("directory", { $0.paths = [SystemPath("/a")] }, ["/a/1", "/a/2", "/a/b/3"]),
    (
      "thousands", { $0.paths = (0..<3_000).map { SystemPath("/x/\($0)") } + [SystemPath("/ab/4")] },
      ["/ab/4"]
    ),
    ("root", { $0.paths = [SystemPath("/")] }, ["/a/1", "/a/2", "/a/b/3", "/ab/4"]),
    ("files", { $0.paths = [SystemPath("/ab/4"), SystemPath("/a/b")] }, ["/a/b/3", "/ab/4"]),
    (
      "several",
      {
        $0.paths = [SystemPath("/a")]
        $0.camera = "canon"
        $0.maximumScore = 49
        $0.takenFrom = 0
      }, ["/a/1", "/a/2"]
    ),
  ]

  @Test(arguments: Kind.allCases, queries.indices) func conditionsChoose(kind: Kind, row: Int) async throws {
    try await withRepository(kind) { repository in
      try repository.save([
        try await .sample("/ab/4", score: 90, taken: 2022, analyzed: 400),
        try await .sample("/a/1", software: "GIMP 2.10", score: 10, analyzed: 100, place: (50, 5)),
        try await .sample("/a/2", camera: "PowerShot", score: 20, analyzed: 200, place: (0, 0)),
        try await .sample("/a/b/3", score: 70, taken: 2021, analyzed: 300, place: (-5, 179)),
      ])
      var query = ReportQuery()
      Self.queries[row].change(&query)
      #expect(try found(repository, query) == Self.queries[row].paths, "\(Self.queries[row].name)")
      #expect(try repository.count(query) == Self.queries[row].paths.count, "\(Self.queries[row].name)")
    }
  }

  static let names: [(name: String, isOfRedacted: Bool, found: [String])] = [
    ("1.jpg", false, ["1.jpg", "1.jpg"]), ("1.jpg", true, ["1.jpg"]), ("2.jpg", true, []),
    ("trip", false, ["trip/2.jpg"]), ("trip", true, []), ("a", false, []),
  ]

  /// A name finds a photo that was sent, or a redacted report, and no file at a path.
  @Test(arguments: Kind.allCases, names.indices) func namesChoose(kind: Kind, row: Int) async throws {
    let (name, isOfRedacted, paths) = Self.names[row]
    try await withRepository(kind) { repository in
      try repository.save([
        try await .sample("/a/1.jpg"), try await .sample("/1.jpg"), try await .sample("1.jpg"),
        try await .sample("1.jpg", redacted: true), try await .sample("trip/2.jpg"),
      ])
      var query = ReportQuery()
      query.names = [.init(path: SystemPath(name), isOfRedacted: isOfRedacted)]
      #expect(try found(repository, query) == paths)
      query.paths = [SystemPath("/a")]
      #expect(try found(repository, query) == ["/a/1.jpg"] + paths)
      query.lack = .path
      #expect(try found(repository, query) == paths)
      (query.names, query.paths) = ([], [])
      #expect(try found(repository, query) == ["1.jpg", "1.jpg", "trip/2.jpg"])
    }
  }

  /// Checks that many names are no chain of conditions, which SQLite prepares in a time that grows with the square of
  /// their number: a minute for 9,000.
  @Test func manyNamesAreFound() async throws {
    let folder = try StoreFolder()
    let store = try folder.store()
    try store.save([
      try await .sample("/a/1.jpg"), try await .sample("trip/2.jpg"),
      try await .sample("3.jpg", redacted: true),
      try await .sample("4.jpg"), try await .sample("trip0"),
    ])
    var input = SearchReports.Input()
    input.query.paths =
      (0..<15_000).map { SystemPath("x\($0).jpg") } + ["trip", "3.jpg"].map { SystemPath($0) }
    let search = try SearchReports(input, directory: SystemPath("/a"))
    #expect(try found(store, search.query) == ["3.jpg", "trip/2.jpg"])
    // Of the four that state no path, `4.jpg` and `trip0` have other names.
    #expect(try search.unstated(in: store).paths == 2)
    #expect(search.query.sql.condition.count(where: { $0 == "O" }) < 10)
  }

  @Test(arguments: Kind.allCases) func aSearchEndsWhereNoMoreIsWanted(kind: Kind) async throws {
    try await withRepository(kind) { repository in
      try repository.save([try await .sample("/1"), try await .sample("/2")])
      var count = 0
      _ = try repository.search(ReportQuery()) { _ in
        count += 1
        return false
      }
      #expect(count == 1)
    }
  }
}
