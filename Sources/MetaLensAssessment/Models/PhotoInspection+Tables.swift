extension PhotoInspection {
  /// The encoders that the main picture's quantization tables are consistent with; nil if it has none.
  package var quantization: QuantizationVerdict? { Self.quantization(of: facts.frame.value, coding) }

  /// The kind of the main picture's Huffman tables: `standard`, `other` or `absent`.
  package var huffman: String {
    StandardHuffman.verdict(of: coding.huffmanTables.map(\.table)).rawValue
  }

  /// Returns what a picture's quantization tables are consistent with, by the last table written to each slot before
  /// the first scan.
  package static func quantization(of frame: FrameFacts?, _ coding: JPEGCoding) -> QuantizationVerdict? {
    guard var frame else { return nil }
    if frame.quantizationTables.isEmpty {
      // The verdict uses the first table of each slot, so the tables are reversed.
      let scan = coding.scans.first?.offset ?? .max
      frame.quantizationTables = coding.quantizationTables.prefix { $0.offset < scan }.reversed().map {
        QuantizationTable(slot: $0.slot, values: $0.values)
      }
    }
    return QuantizationCatalogue.shipped.verdict(of: frame)
  }

  static func json(_ verdict: QuantizationVerdict?) -> JSONValue {
    guard let verdict else { return .null }
    return .members([
      "consistentWith": verdict.matches.map { match in
        JSONValue.members([
          "name": match.name, "family": match.family.rawValue, "qualityFrom": match.qualities?.lowerBound,
          "qualityTo": match.qualities?.upperBound, "setting": match.setting,
          "coverage": match.coverage.rawValue,
        ])
      },
      "nearest": verdict.nearestIJG.map {
        JSONValue.members(["quality": $0.quality, "residual": $0.residual])
      },
    ])
  }

  var quantizationText: String {
    let words = "\(coding.quantizationTables.count)"
    guard let quantization else { return words }
    if let nearest = quantization.nearestIJG { return words + ", nearest IJG quality \(nearest.quality)" }
    return words + ", consistent with " + quantization.matches.map(\.name).joined(separator: ", ")
  }

  var huffmanText: String { "\(coding.huffmanTables.count), \(huffman)" }
}
