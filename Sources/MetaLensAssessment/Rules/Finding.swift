/// What a rule's look comes upon: values, how it came about, and where it stands.
///
/// The rule adds its flag's name.
package struct Sighting: Sendable {
  var values: FlagValues
  var grade: EvidenceGrade
  var evidence: [Evidence]

  /// The rule's flag is raised, with these values, by what stands here.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: Evidence...
  ) -> Sighting {
    Sighting(values: values, grade: grade, evidence: evidence)
  }

  /// The rule's flag is raised, with these values, by what stands in these places.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: [Evidence]
  ) -> Sighting {
    Sighting(values: values, grade: grade, evidence: evidence)
  }
}

extension [Sighting] {
  /// The rule's flag is raised once, with these values, by what stands here.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: Evidence...
  ) -> Self {
    [Sighting(values: values, grade: grade, evidence: evidence)]
  }

  /// The rule's flag is raised once, with these values, by what stands in these places.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: [Evidence]
  ) -> Self {
    [Sighting(values: values, grade: grade, evidence: evidence)]
  }
}

/// What a rule saw: no points, no words.
package struct Finding: Sendable {
  /// What was seen, in kind.
  package var flag: Flag
  /// Its values.
  package var values: FlagValues
  /// How it came about.
  package var grade: EvidenceGrade
  /// Where it stands.
  package var evidence: [Evidence]

  package init(
    _ flag: Flag, _ values: FlagValues = [:], grade: EvidenceGrade = .observed, evidence: [Evidence] = []
  ) {
    self.flag = flag
    self.values = values
    self.grade = grade
    self.evidence = evidence
  }

  init(_ flag: Flag, _ sighting: Sighting) {
    self.init(flag, sighting.values, grade: sighting.grade, evidence: sighting.evidence)
  }

  /// The kind's stable name.
  package var id: FlagID { flag.id }
  /// What it speaks about.
  package var concern: Concern { flag.concern(of: values) }
  /// What was seen, as a report carries it.
  package var detail: OriginalityFlag.FlagDetail {
    flag.hasCase
      ? OriginalityFlag.FlagDetail(id: flag.id, parameters: values.json)
      : .other(id: flag.id, parameters: values.json)
  }
}
