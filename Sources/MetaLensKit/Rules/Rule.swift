import MetaLensFacts

/// One thing to look for: facts and attributions in, findings out; it describes itself.
///
/// Its example and its texts make `metalens flags`, `Docs/Rules.md` and its test.
package struct Rule: Sendable {
  /// What a rule reads; it doesn't run where one of these wasn't read.
  package enum Input: String, Sendable, Hashable, CaseIterable {
    /// The EXIF block.
    case exif
    /// The main picture's frame header and tables.
    case frame
    /// The file as a whole.
    case file
  }

  /// The stable name: that of the flag it raises.
  package var id: String
  /// The groups of facts it reads.
  package var reads: Set<Input>
  /// When it is raised (English).
  package var trigger: String
  /// Why that hints at what it hints at (English).
  package var rationale: String
  /// When it is raised and nobody did anything (English).
  package var innocent: String
  /// Where the knowledge comes from: a standard and its section, or a fact sheet's.
  package var source: String
  /// What it raises, with values as they occur.
  package var example: OriginalityFlag.FlagDetail
  /// A photo that it is raised for.
  package var triggering: ExamplePhoto
  /// A photo much like it that it isn't raised for.
  package var nonTriggering: ExamplePhoto
  /// Looks.
  package var evaluate: @Sendable (RuleContext) -> [Finding]
}

/// What a rule saw: no points, no words.
package struct Finding: Sendable, Hashable {
  /// What was seen.
  package var detail: OriginalityFlag.FlagDetail
  /// How it came about.
  package var grade: EvidenceGrade
  /// Where it stands.
  package var evidence: [Evidence]

  package init(
    _ detail: OriginalityFlag.FlagDetail, grade: EvidenceGrade = .observed, evidence: [Evidence] = []
  ) {
    self.detail = detail
    self.grade = grade
    self.evidence = evidence
  }
}
