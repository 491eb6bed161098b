import Testing

@testable import MetaLensCLI

struct ProgressPaceTests {
  /// Returns the pace for these numbers of finished files at these seconds.
  private static func pace(_ marks: [(second: Double, done: Int)]) -> ProgressPace {
    var pace = ProgressPace()
    for mark in marks { pace.add(mark.done, at: .seconds(mark.second)) }
    return pace
  }

  private typealias Case = (marks: [(second: Double, done: Int)], rate: Double?, left: String?)

  private static let cases: [Case] = {
    // Files that were finished more than ten seconds ago no longer count.
    var slowing: [(second: Double, done: Int)] = []
    for second in 1...40 {
      let done = second < 20 ? second * 1000 : 19_000 + (second - 19) * 2
      slowing.append((Double(second), done))
    }
    return [
      ([], nil, nil), ([(0.5, 100)], nil, nil), ([(1, 100)], 100, "0:10"),
      ([(1, 100), (2, 300)], 150, "0:07"), (slowing, 2, "8:20"), ([(1, 0), (2, 0)], 0, nil),
      ([(10, 1)], 0.1, "2:46:40"),
    ]
  }()

  @Test(arguments: 0..<cases.count)
  func tellsFilesASecondAndWhatIsLeft(index: Int) {
    let (marks, rate, left) = Self.cases[index]
    let pace = Self.pace(marks)
    #expect(pace.filesPerSecond == rate)
    #expect(pace.timeLeft(for: 1000) == left)
  }
}
