/// What a rule finds: values, the kind of evidence, and its places.
///
/// The rule adds its flag's name.
package struct Sighting: Sendable {
  var values: FlagValues
  var grade: EvidenceGrade
  var evidence: [Evidence]

  /// Raises the rule's flag with values and the places of the evidence.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: Evidence...
  ) -> Sighting {
    Sighting(values: values, grade: grade, evidence: evidence)
  }

  /// Raises the rule's flag with values and the places of the evidence.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: [Evidence]
  ) -> Sighting {
    Sighting(values: values, grade: grade, evidence: evidence)
  }
}

extension [Sighting] {
  /// Raises the rule's flag once with values and the places of the evidence.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: Evidence...
  ) -> Self {
    [Sighting(values: values, grade: grade, evidence: evidence)]
  }

  /// Raises the rule's flag once with values and the places of the evidence.
  static func raised(
    _ values: FlagValues = [:], _ grade: EvidenceGrade = .observed, at evidence: [Evidence]
  ) -> Self {
    [Sighting(values: values, grade: grade, evidence: evidence)]
  }
}

/// A flag that a rule raised, without points and without words.
package struct Finding: Sendable {
  /// The kind of flag.
  package var flag: Flag
  package var values: FlagValues
  /// How the evidence was obtained.
  package var grade: EvidenceGrade
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

  package var id: FlagID { flag.id }
  /// The part of the file that the finding is about.
  package var concern: Concern { flag.concern(of: values) }
  /// The flag and its values, as a report carries them.
  package var detail: OriginalityFlag.FlagDetail {
    flag.hasCase
      ? OriginalityFlag.FlagDetail(id: flag.id, parameters: values.json)
      : .other(id: flag.id, parameters: values.json)
  }
}
