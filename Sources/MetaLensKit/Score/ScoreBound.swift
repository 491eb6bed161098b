import MetaLensFacts

/// A fact that settles the most a score can be; bounds come after the sum and are reported.
struct ScoreBound: Sendable {
  /// The stable name that reports carry.
  var id: String
  /// The most a score can be.
  var most: Int
  /// Whether what speaks against is taken off `most`: without that, evidence beyond the bound would not show.
  var leavesRoom = false
  /// Whether it holds.
  var applies: @Sendable (_ findings: [Finding], _ depth: ReadDepth, _ format: PhotoFormat) -> Bool

  /// The bounds in order; each is tried alone, those that look at no finding first.
  static let all = [metadataNeverGreen, formatUnmeasuredNeverGreen, incompleteNeverGreen, refusedNeverGreen]

  /// An incomplete file is not the bytes the camera wrote, whatever else agrees.
  static let incompleteNeverGreen = ScoreBound(id: "incompleteNeverGreen", most: 84) { findings, _, _ in
    findings.contains { $0.detail == .file(.incomplete) }
  }

  /// A picture whose header can't be read is not what a camera wrote, or nothing can be said of it.
  static let refusedNeverGreen = ScoreBound(id: "refusedNeverGreen", most: 84) { findings, _, _ in
    findings.contains { finding in
      if case .file(.refused) = finding.detail { true } else { false }
    }
  }

  /// Metadata alone agrees with whatever was written into it: of 83 re-encoded pictures under a camera's metadata 69
  /// came out green without this (measured: `rule_rates.py --depth metadata`, recipe transplant_a).
  static let metadataNeverGreen = ScoreBound(id: "metadataNeverGreen", most: 84) { _, depth, _ in
    depth == .metadata
  }

  /// Of no format but JPEG more than 20 originals were measured (7 HEIF files, 5 models; Docs/ContainerWriters.md), and
  /// none is decoded: that such a file agrees with itself says too little.
  static let formatUnmeasuredNeverGreen = ScoreBound(
    id: "formatUnmeasuredNeverGreen", most: 84, leavesRoom: true
  ) { _, _, format in format != .jpeg }
}
