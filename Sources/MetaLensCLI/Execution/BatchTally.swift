import MetaLensKit
import MetaLensRendering

/// The counts of a batch, for its summary and its exit code.
struct BatchTally {
  private(set) var badges: [Badge: Int] = [:]
  private(set) var verdicts: [Verdict.Kind: Int] = [:]
  private(set) var leftOut = 0
  private(set) var failures: [String: Int] = [:]
  /// The number of files that aren't photos and don't have a photo's name.
  private(set) var otherFiles = 0
  /// The number of these files by extension, in ASCII lower case; files without one aren't counted.
  private var endings: [String: Int] = [:]
  private(set) var linksNotFollowed = 0
  /// The number of files that `--include` and `--exclude` left out, whether photos or not.
  var excluded = 0
  /// The number of files that were found and are neither counted nor told: the temporary ones of runs.
  var passedOver = 0
  private(set) var exitCode = ExitCode.success
  let failUnder: Int?

  init(failUnder: Int?) { self.failUnder = failUnder }

  var analyzed: Int { badges.values.reduce(0, +) }
  var failed: Int { failures.values.reduce(0, +) }
  /// The number of rows so far, including errors.
  var rows: Int { analyzed + failed }

  /// What is counted about a file.
  enum Outcome: Sendable {
    case report(Badge, Verdict.Kind?, score: Int)
    case failure(message: String)

    init(_ file: AnalyzedFile, in language: Language) {
      switch file.outcome {
      case .success(let report): self = .report(report.badge, report.verdict.kind, score: report.score)
      case .failure(let error): self = .failure(message: error.commandMessage(in: language))
      }
    }

    /// Makes the outcome that a row of an earlier run states.
    init(_ row: EvaluatedReport) {
      switch row.outcome {
      case .success(let answer):
        self = .report(answer.badge, Verdict.Kind(rawValue: answer.verdict), score: answer.score)
      case .failure(let failure): self = .failure(message: failure.message)
      }
    }
  }

  mutating func add(_ outcome: Outcome, isShown: Bool = true) {
    if !isShown { leftOut += 1 }
    switch outcome {
    case .report(let badge, let verdict, let score):
      badges[badge, default: 0] += 1
      if let verdict { verdicts[verdict, default: 0] += 1 }
      if let failUnder, score < failUnder { exitCode = exitCode.merged(with: .underThreshold) }
    case .failure(let message):
      failures[message, default: 0] += 1
      exitCode = exitCode.merged(with: .notAnalyzed)
    }
  }

  /// The number of files without a row, for whatever reason.
  var skipped: Int { otherFiles + linksNotFollowed }

  /// Counts a file without a row.
  ///
  /// - Parameter ending: what follows the name's last dot, in ASCII lower case, or `appleDouble`; empty if it must not
  ///   be shown.
  mutating func addSkipped(_ reason: MetaLensError.Code, ending: String = "") {
    guard reason != .linkNotFollowed else {
      linksNotFollowed += 1
      return
    }
    otherFiles += 1
    // Real extensions are short words, but anything can follow a name's last dot.
    let isWord =
      (1...8).contains(ending.utf8.count) && ending.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    guard isWord || ending == Self.appleDouble, endings.count < Self.maximumEndings || endings[ending] != nil
    else { return }
    endings[ending, default: 0] += 1
  }

  /// The ending for files whose names begin with `._`; a dot precedes endings where they are shown.
  static let appleDouble = "_"
  /// The maximum number of different extensions that are counted.
  private static let maximumEndings = 1_000
  /// The maximum number of extensions that are shown.
  private static let shownEndings = 5

  /// Returns the line on files that aren't photos: their number, and their most frequent extensions.
  private func otherFilesLine(in language: Language) -> String {
    let count = String(otherFiles)
    let shown = endings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.shownEndings)
    guard !shown.isEmpty else { return Message.summarySkipped(count: count).text(in: language) }
    var kinds = shown.map { "\($0.value) .\($0.key)" }
    if shown.reduce(0, { $0 + $1.value }) < otherFiles { kinds.append("…") }
    return Message.summarySkippedKinds(count: count, kinds: kinds.joined(separator: language.listSeparator))
      .text(in: language)
  }

  /// Returns the line on how many files an interrupted run left; nil if it left none.
  ///
  /// - Parameters:
  ///   - found: the number of files found so far.
  ///   - isFoundAll: whether these are all files.
  func left(of found: Int, isFoundAll: Bool, in language: Language) -> String? {
    guard isFoundAll else { return MessageKey.summaryFilesLeftUnknown.text(in: language) }
    let found = found - passedOver
    let left = found - rows - skipped
    guard left > 0 else { return nil }
    return Message.summaryFilesLeft(left: String(left), found: String(found)).text(in: language)
  }

  /// Returns the closing lines: analyzed photos by badge and verdict, the depth, the model, failures by reason, skipped
  /// files, and rows left out.
  func summary(
    of depth: AnalysisDepth, model: String, followingLinks: Bool = false, in language: Language
  ) -> [String] {
    var lines = [analyzedLine(in: language)]
    lines += Self.counted(verdicts.map { ($0.value, $0.key.nameOfAll(in: language)) })
    lines.append(Message.noteDepth(depth: depth.rawValue).text(in: language))
    // Readers who see only the counts would take them for facts.
    if analyzed > 0 { lines.append(OriginalityReport.modelNote(model, in: language)) }
    return lines + notShown(followingLinks: followingLinks, in: language)
  }

  /// Returns the lines of counts for a page: analyzed by badge, not analyzed by reason, skipped, left out.
  func counts(followingLinks: Bool, in language: Language) -> [String] {
    [analyzedLine(in: language)] + notShown(followingLinks: followingLinks, in: language)
  }

  private func analyzedLine(in language: Language) -> String {
    func count(_ badge: Badge) -> String { String(badges[badge] ?? 0) }
    return Message.summaryAnalyzed(
      analyzed: String(analyzed), green: count(.green), amber: count(.amber), red: count(.red)
    ).text(in: language)
  }

  /// Returns the lines on files without a report or without a row.
  private func notShown(followingLinks: Bool, in language: Language) -> [String] {
    var lines: [String] = []
    if failed > 0 {
      lines.append(Message.summaryNotAnalyzed(count: String(failed)).text(in: language))
      lines += Self.counted(failures.map { ($0.value, SafeText.shown($0.key)) })
    }
    if otherFiles > 0 { lines.append(otherFilesLine(in: language)) }
    if linksNotFollowed > 0 {
      let count = String(linksNotFollowed)
      let message: Message =
        followingLinks ? .summaryLinksKnown(count: count) : .summaryLinksNotFollowed(count: count)
      lines.append(message.text(in: language))
    }
    if excluded > 0 { lines.append(Message.summaryExcluded(count: String(excluded)).text(in: language)) }
    if leftOut > 0 { lines.append(Message.summaryLeftOut(count: String(leftOut)).text(in: language)) }
    return lines
  }

  /// Returns lines with a count and a name each, the highest count first.
  private static func counted(_ counts: [(count: Int, name: String)]) -> [String] {
    let width = counts.map { String($0.count).utf8.count }.max() ?? 0
    return counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map {
      "  " + DisplayWidth.paddingLeft(String($0.count), to: width) + "  " + $0.name
    }
  }
}
