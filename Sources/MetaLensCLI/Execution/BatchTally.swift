import MetaLensKit

/// What a batch counts for its summary and its exit code.
struct BatchTally {
  private(set) var badges: [Badge: Int] = [:]
  private(set) var failures: [String: Int] = [:]
  private(set) var skipped = 0
  private(set) var exitCode = ExitCode.success
  let failUnder: Int?

  init(failUnder: Int?) { self.failUnder = failUnder }

  var analyzed: Int { badges.values.reduce(0, +) }
  var failed: Int { failures.values.reduce(0, +) }
  /// Rows so far, errors among them.
  var rows: Int { analyzed + failed }

  mutating func add(_ file: AnalyzedFile, in language: Language) {
    switch file.outcome {
    case .success(let report):
      badges[report.badge, default: 0] += 1
      if let failUnder, report.score < failUnder { exitCode = exitCode.merged(with: .underThreshold) }
    case .failure(let error):
      failures[error.message(in: language), default: 0] += 1
      exitCode = exitCode.merged(with: .notAnalyzed)
    }
  }

  mutating func addSkipped() { skipped += 1 }

  /// The closing lines: analysed by badge and how deeply, not analysed by reason, skipped.
  func summary(of depth: AnalysisDepth, in language: Language) -> [String] {
    func count(_ badge: Badge) -> String { String(badges[badge] ?? 0) }
    var lines = [
      Message.summaryAnalyzed(
        analyzed: String(analyzed), green: count(.green), amber: count(.amber), red: count(.red)
      ).text(in: language),
      Message.noteDepth(depth: depth.rawValue).text(in: language),
    ]
    if failed > 0 {
      lines.append(Message.summaryNotAnalyzed(count: String(failed)).text(in: language))
      let width = failures.values.map { String($0).utf8.count }.max() ?? 0
      // The commonest reason first.
      for (reason, count) in failures.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        lines.append(
          "  " + DisplayWidth.paddingLeft(String(count), to: width) + "  " + SafeText.shown(reason))
      }
    }
    if skipped > 0 { lines.append(Message.summarySkipped(count: String(skipped)).text(in: language)) }
    return lines
  }
}
