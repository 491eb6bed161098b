/// How many photos of known origin came out green, amber and red at one depth (Docs/Accuracy.md).
///
/// Each was scored by weights and camera signatures that were learnt without its camera, at a prior of one in two. They
/// were JPEGs and HEICs, and what programs had made of them.
package struct MeasuredRates: Sendable {
  /// What was done to a photo before it was measured.
  package enum Operation: String, Sendable, CaseIterable {
    case original, recoded, stripped, metadataEdited, lossless, transplant, transplantTables, generated

    /// The families of Docs/Accuracy.md that belong to the operation.
    fileprivate var families: [String] {
      switch self {
      case .recoded: ["reencodedKept", "reencodedLost", "croppedResized", "converted", "platform"]
      case .generated: ["aiStripped"]
      case .original, .stripped, .metadataEdited, .lossless, .transplant, .transplantTables: [rawValue]
      }
    }
  }

  /// The number of files of each colour.
  package struct Counts: Sendable, Equatable {
    package var green = 0
    package var amber = 0
    package var red = 0

    package var total: Int { green + amber + red }
  }

  /// A row of the measured page.
  struct Row: Sendable {
    let depth: AnalysisDepth
    let family: String
    let counts: Counts

    init(_ depth: AnalysisDepth, _ family: String, green: Int, amber: Int, red: Int) {
      self.depth = depth
      self.family = family
      counts = Counts(green: green, amber: amber, red: red)
    }
  }

  package let depth: AnalysisDepth

  /// Returns the counts of an operation.
  package subscript(operation: Operation) -> Counts {
    Self.rows.reduce(into: Counts()) { sum, row in
      guard row.depth == depth, operation.families.contains(row.family) else { return }
      sum.green += row.counts.green
      sum.amber += row.counts.amber
      sum.red += row.counts.red
    }
  }

  /// The upper end of the 95 % interval of the share of originals that are red, from 0 to 1.
  package var redOriginalsAtMost: Double {
    (Self.redLimits.first { $0.depth == depth }?.perCent ?? 100) / 100
  }

  /// Returns what was measured with the given weights, prior and depth; nil if nothing was.
  ///
  /// - Parameters:
  ///   - model: the version of the weights.
  ///   - prior: the probability of an original before anything is read, on which the colours depend.
  ///   - depth: the depth of the analysis.
  ///   - signatures: the camera signatures that files were compared with; nil if they were compared with none, or with
  ///     those that ship.
  package init?(
    model: String, prior: Double, depth: AnalysisDepth, signatures: SignatureReference? = nil
  ) {
    guard model == Self.model, prior == 0.5,
      signatures.map({ $0 == CameraSignatures.shipped.reference }) ?? true,
      Self.rows.contains(where: { $0.depth == depth })
    else { return nil }
    self.depth = depth
  }
}

extension OriginalityReport {
  /// What was measured with this report's weights, prior, depth and signatures; nil if nothing was, or if too few
  /// originals of its format were.
  package var measuredRates: MeasuredRates? {
    guard isCalibrated else { return nil }
    return MeasuredRates(model: model, prior: prior, depth: depth, signatures: signatures)
  }
}
