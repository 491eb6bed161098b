import MetaLensFacts

/// One thing to look for: facts and attributions in, findings out; it describes itself.
///
/// Its example and its texts make `metalens flags`, `Docs/Rules.md` and its test.
package struct Rule: Sendable {
  /// What a rule reads; it doesn't run where one of these wasn't read.
  package struct Inputs: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The EXIF block.
    package static let exif = Inputs(rawValue: 1)
    /// The main picture's frame header and tables.
    package static let frame = Inputs(rawValue: 2)
    /// The decoded picture and its thumbnail.
    package static let pixels = Inputs(rawValue: 128)
    /// The file as a whole.
    package static let file = Inputs(rawValue: 4)
    /// All segments, tables as written and what follows the picture; from depth `structure` on.
    package static let structure = Inputs(rawValue: 8)

    /// What is read of a JPEG at a depth.
    static func read(at depth: ReadDepth) -> Inputs {
      switch depth {
      case .metadata: [.exif, .frame, .file]
      case .structure: [.exif, .frame, .file, .structure]
      case .pixels: [.exif, .frame, .file, .structure, .pixels]
      }
    }
  }

  /// The stable name: that of the flag it raises.
  package let id: String
  /// The groups of facts it reads.
  package let reads: Inputs
  /// When it is raised (English).
  package let trigger: String
  /// Why that hints at what it hints at (English).
  package let rationale: String
  /// When it is raised and nobody did anything (English).
  package let innocent: String
  /// Where the knowledge comes from: a standard and its section, or a fact sheet's.
  package let source: String
  /// What it raises, with values as they occur.
  package let example: OriginalityFlag.FlagDetail
  /// Makes a photo that it is raised for.
  package let triggering: @Sendable () -> ExamplePhoto
  /// Makes a photo much like it that it isn't raised for.
  package let nonTriggering: @Sendable () -> ExamplePhoto
  /// Looks.
  package let evaluate: @Sendable (RuleContext) -> [Finding]

  init(
    id: String, reads: Inputs, trigger: String, rationale: String, innocent: String, source: String,
    example: OriginalityFlag.FlagDetail,
    triggering: @autoclosure @escaping @Sendable () -> ExamplePhoto,
    nonTriggering: @autoclosure @escaping @Sendable () -> ExamplePhoto,
    evaluate: @escaping @Sendable (RuleContext) -> [Finding]
  ) {
    self.id = id
    self.reads = reads
    self.trigger = trigger
    self.rationale = rationale
    self.innocent = innocent
    self.source = source
    self.example = example
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.evaluate = evaluate
  }
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
