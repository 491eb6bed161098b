import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct SearchReportsTests {
  @Test(arguments: [
    ("2024", 1_704_067_200), ("2024-05", 1_714_521_600), ("2024-05-30", 1_717_027_200),
    ("2024-05-30T12:00", 1_717_070_400), ("2024-05-30T12:00:07", 1_717_070_407),
  ])
  func datesBegin(text: String, seconds: Int) throws {
    var input = SearchReports.Input()
    input.takenAfter = text
    input.analyzedBefore = text
    let query = try SearchReports(input).query
    #expect(query.takenFrom == seconds && query.analyzedBefore == seconds)
  }

  @Test(arguments: [
    "", "24", "2024-13", "2024-02-30", "2024-05-30T25", "yesterday", "2024-05-30T12:00:00Z", "２０２４",
    "2024-05-3",
  ])
  func otherTextsAreNoDates(text: String) {
    var input = SearchReports.Input()
    input.takenBefore = text
    #expect(throws: InvalidInput.self) { _ = try SearchReports(input) }
  }

  /// Reports state when they were made, in UTC; what they state is taken.
  @Test func momentsOfAnalysesMayNameTheirClock() throws {
    var input = SearchReports.Input()
    (input.analyzedAfter, input.analyzedBefore) = ("2024-05-30T12:00:07Z", "2024-05-30T12:00:08Z")
    let query = try SearchReports(input).query
    #expect(query.analyzedFrom == 1_717_070_407 && query.analyzedBefore == 1_717_070_408)
    for text in ["2024-05-30Z", "2024-05-30T12:00Z", "2024-05-30T12:00:07z", "2024-05-30T12:00:07ZZ"] {
      input.analyzedAfter = text
      #expect(throws: InvalidInput.self, "\(text)") { _ = try SearchReports(input) }
    }
  }

  @Test(arguments: [
    ("47.2,5.8,55.1,15.1", true), ("-34.2, 18.2, -33.5, 19", true), ("0,170,1,-170", true), ("1,2,3", false),
    ("55,5,47,15", false), ("91,0,92,0", false), ("0,0,1,181", false), ("a,b,c,d", false),
    ("nan,0,1,1", false),
  ])
  func boxes(text: String, isBox: Bool) {
    var input = SearchReports.Input()
    input.box = text
    #expect(((try? SearchReports(input))?.query.box != nil) == isBox)
  }

  @Test func pathsBeginAtTheDirectory() throws {
    var input = SearchReports.Input()
    input.query.paths = [SystemPath("a/./b/"), SystemPath("/c")]
    let query = try SearchReports(input, directory: SystemPath("/home")).query
    #expect(query.paths == [SystemPath("/home/a/b"), SystemPath("/c")])
  }

  /// A path may also be the name of a photo that was sent, and without a directory the name that a redacted report keeps.
  @Test(
    arguments: [
      ("a.jpg", ["a.jpg"], "a.jpg"), ("./a.jpg", ["a.jpg", "./a.jpg"], "a.jpg"),
      ("./d//a.jpg/", ["d/a.jpg", "./d//a.jpg/"], nil), ("../a.jpg", ["../a.jpg"], nil),
      ("/d/a.jpg", [], nil), ("/", [], nil), (".", [], nil), ("", [], nil), ("d/..", [], nil),
      ("..", [], nil),
    ] as [(String, [String], String?)])
  func pathsMayBeNames(path: String, sent: [String], redacted: String?) throws {
    var input = SearchReports.Input()
    input.query.paths = [SystemPath(path)]
    let names = try SearchReports(input, directory: SystemPath("/home")).query.names
    #expect(names.filter { !$0.isOfRedacted }.map(\.path.display) == sent)
    #expect(names.filter(\.isOfRedacted).map(\.path.display) == (redacted.map { [$0] } ?? []))
  }

  @Test func whatStatesNoPathIsCounted() async throws {
    let repository = MemoryRepository()
    try repository.save([
      try await .sample("/home/1.jpg"), try await .sample("1.jpg"), try await .sample("2.jpg"),
      try await .sample("3.jpg", redacted: true), try await .sample("4.jpg", score: 10, redacted: true),
    ])
    var input = SearchReports.Input()
    #expect(try SearchReports(input).unstated(in: repository) == .init())
    for (path, count) in [("1.jpg", 3), ("/home", 4), ("3.jpg", 3), ("x/3.jpg", 4), ("/4.jpg", 4)] {
      input.query.paths = [SystemPath(path)]
      #expect(try SearchReports(input).unstated(in: repository).paths == count, "\(path)")
    }
    input.query.maximumScore = 10
    input.query.paths = [SystemPath("/home")]
    #expect(try SearchReports(input).unstated(in: repository).paths == 1)
  }

  @Test func allThatIsWrongIsTold() {
    var input = SearchReports.Input()
    (input.query.minimumScore, input.query.maximumScore) = (101, -1)
    (input.query.camera, input.query.software) = ("", "")
    (input.takenAfter, input.takenBefore) = ("2024", "2023")
    (input.analyzedAfter, input.box) = ("never", "here")
    do {
      _ = try SearchReports(input)
      Issue.record("taken")
    } catch {
      #expect(
        error.problems.map(\.field) == [
          "min-score", "max-score", "min-score", "camera", "software", "analyzed-after", "taken-before",
          "box",
        ])
    }
  }
}
