import MetaLensFacts

/// A fact that settles the most a score can be; bounds come after the sum and are reported.
struct ScoreBound: Sendable {
  /// The stable name that reports carry.
  var id: String
  /// The most a score can be.
  var most: Int
  /// Whether it holds.
  var applies: @Sendable (_ findings: [Finding], _ depth: ReadDepth) -> Bool

  /// The bounds in order; each is tried alone, the one that looks at nothing but the depth first.
  static let all = [metadataNeverGreen, incompleteNeverGreen, refusedNeverGreen]

  /// An incomplete file is not the bytes the camera wrote, whatever else agrees.
  static let incompleteNeverGreen = ScoreBound(id: "incompleteNeverGreen", most: 84) { findings, _ in
    findings.contains { $0.detail == .file(.incomplete) }
  }

  /// A picture whose header can't be read is not what a camera wrote, or nothing can be said of it.
  static let refusedNeverGreen = ScoreBound(id: "refusedNeverGreen", most: 84) { findings, _ in
    findings.contains { finding in
      if case .file(.refused) = finding.detail { true } else { false }
    }
  }

  /// Metadata alone agrees with whatever was written into it: of 83 re-encoded pictures under a camera's metadata 69
  /// came out green without this (measured: `rule_rates.py --depth metadata`, recipe transplant_a).
  static let metadataNeverGreen = ScoreBound(id: "metadataNeverGreen", most: 84) { _, depth in
    depth == .metadata
  }
}
