import MetaLensAssessment
import MetaLensFacts

/// The reasons for a report's verdict in plain sentences, which the short answer and a photo's page share.
struct VerdictReasons: Sendable {
  /// The maximum number of reasons beside a verdict.
  static let maximum = 3

  /// A reason in a sentence whose control characters are escaped.
  struct Reason: Sendable {
    var text: String
    /// Whether the reason gives way where there is little room, since it has no weight.
    var isMinor = false
  }

  let report: OriginalityReport
  let language: Language
  /// All reasons: those that weigh most come first, then those without weight; of a copy, the platform whose layout it
  /// has is among the first two.
  private(set) var all: [Reason] = []

  init(report: OriginalityReport, language: Language) {
    self.report = report
    self.language = language
    all = ordered
  }

  /// Returns how many reasons are left out if the first ones are shown; 0 for an original, since with one those left
  /// out support it too.
  func rest(beyond shown: Int) -> Int {
    report.verdict.kind == .cameraOriginal ? 0 : max(0, all.count - shown)
  }

  /// When the first reason is harmless, if it is a finding against an original, and neither it nor another text of the
  /// answer says the same; nil otherwise.
  var harmless: String? {
    let saidElsewhere: [Verdict.Kind] = [.aiGenerated, .platformCopy, .stripped, .incomplete]
    guard !saidElsewhere.contains(report.verdict.kind), obstacle == nil, report.flagOfRawName == nil else {
      return nil
    }
    let deciding = deciding
    // If one sentence covers two flags, the cause of the missing camera applies to both.
    let first =
      isToldAsOne(deciding.first, of: deciding)
      ? deciding.first(where: { $0.id == .cameraInfoMissing }) : deciding.first
    return first?.shortHarmlessLine(in: language)
  }

  /// Returns what speaks most against an original, where that is the verdict; nil if nothing does, and for any other
  /// verdict.
  ///
  /// - Parameter rest: how many more findings the text says that there are; on a page all are below.
  func against(rest: Int = 0) -> String? {
    guard report.verdict.kind == .cameraOriginal, let strongest = report.countering.first else { return nil }
    let finding = strongest.reason(in: language)
    let message =
      if strongest.weight == 0, report.bounded == nil {
        rest > 0
          ? Message.answerAgainstUnweighedMore(finding: finding, count: String(rest))
          : Message.answerAgainstUnweighed(finding: finding)
      } else {
        rest > 0
          ? Message.answerAgainstMore(finding: finding, count: String(rest))
          : Message.answerAgainst(finding: finding)
      }
    return message.text(in: language)
  }

  /// What was found about Content Credentials, unless one of the first reasons says it; nil if nothing was.
  ///
  /// Readers who rely on them must learn whether they were checked.
  var credentials: String? { credentialFlag.map { SafeText.escaping($0.reason(in: language)) } }

  private var ordered: [Reason] {
    let deciding = deciding
    var reasons = plain(deciding).map { Reason(text: SafeText.escaping($0)) }
    if let obstacle { reasons.insert(Reason(text: obstacle), at: 0) }
    let raw = plain(report.flagOfRawName.map { [$0] } ?? [])
    reasons.insert(contentsOf: raw.map { Reason(text: SafeText.escaping($0)) }, at: 0)
    // The flag of Content Credentials has a text of its own.
    let told = deciding.map(\.id) + [credentialFlag?.id].compactMap(\.self)
    let unweighed = report.unweighed.filter { !told.contains($0.id) }
    let platform = unweighed.first { isPlatform($0, unless: reasons) }
    if let platform {
      let early = withoutWeight([platform]).map { Reason(text: $0) }
      reasons.insert(contentsOf: early, at: min(1, reasons.count))
    }
    let late = withoutWeight(unweighed.filter { $0.id != platform?.id })
    return reasons + late.map { Reason(text: $0, isMinor: true) }
  }

  /// The flags from which the first reasons are made, without a flag of Content Credentials that has its own text.
  private var deciding: [OriginalityFlag] {
    let elsewhere = credentialFlag?.id
    var deciding = report.deciding.filter { $0.id != elsewhere }
    // If part of the file is missing, that bears on everything else and comes first.
    if let missing = report.flags.first(where: { $0.id == .fileIncomplete }),
      !deciding.prefix(Self.maximum).contains(where: { $0.id == .fileIncomplete }),
      report.verdict.kind != .incomplete
    {
      deciding.removeAll { $0.id == .fileIncomplete }
      deciding.insert(missing, at: 0)
    }
    return deciding
  }

  /// Whether a flag tells which platform made a copy, which is asked first of one, and no reason names the platform.
  private func isPlatform(_ flag: OriginalityFlag, unless reasons: [Reason]) -> Bool {
    guard report.verdict.kind == .copy, flag.id == .platformLayout,
      let name = flag.detail.parameters["platform"]?.stringValue
    else { return false }
    return !reasons.contains { $0.text.contains(name) }
  }

  /// Returns flags as reasons that say that they have no weight.
  private func withoutWeight(_ flags: [OriginalityFlag]) -> [String] {
    plain(flags).map { finding in
      SafeText.escaping(Message.answerUnweighed(finding: finding).text(in: language))
    }
  }

  /// Returns the flags as plain sentences; if neither camera nor date is stated, one sentence says both.
  private func plain(_ flags: [OriginalityFlag]) -> [String] {
    // The common sentence takes the place of the heavier flag.
    let first = flags.firstIndex { isToldAsOne($0, of: flags) }
    return flags.indices.compactMap { index in
      if index == first { return MessageKey.answerNoCameraNoDate.text(in: language) }
      return isToldAsOne(flags[index], of: flags) ? nil : flags[index].reason(in: language)
    }
  }

  /// Whether one sentence covers this flag and another of the given ones.
  private func isToldAsOne(_ flag: OriginalityFlag?, of flags: [OriginalityFlag]) -> Bool {
    let pair = [FlagID.cameraInfoMissing, .creationDateMissing]
    return flag.map { pair.contains($0.id) } == true
      && pair.allSatisfy { id in flags.contains { $0.id == id } }
  }

  /// Why an undetermined file has no better score if no flag says so, or which library put the file together; nil for
  /// any other file.
  private var obstacle: String? {
    guard report.verdict.kind == .undetermined else { return nil }
    if let library = report.library { return Message.answerLibrary(library: library).text(in: language) }
    guard let bounded = report.bounded,
      [ScoreBound.silenceNeverGreen, .metadataNeverGreen].contains(where: { $0.id == bounded.by })
    else { return nil }
    return report.bound(in: language)
  }

  /// The flag on what was found about Content Credentials; nil if one of the first reasons, or what speaks most against
  /// an original, says it.
  private var credentialFlag: OriginalityFlag? {
    let ids: [FlagID] = [
      .credentialsChanged, .credentialsFaulty, .credentialsCameraSigned, .credentialsSigned,
      .credentialsUnchecked,
    ]
    var said = report.deciding.prefix(Self.maximum).map(\.id)
    // `against(rest:)` says it.
    if report.verdict.kind == .cameraOriginal { said += report.countering.prefix(1).map(\.id) }
    guard let flag = report.flags.first(where: { ids.contains($0.id) }), !said.contains(flag.id) else {
      return nil
    }
    return flag
  }
}
