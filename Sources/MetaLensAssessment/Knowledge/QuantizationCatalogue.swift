/// A catalogue of quantization tables and the encoders that make them.
///
/// A match means "consistent with": tables are copied, and many programs and cameras share some (rows and their
/// sources: `quantization.tsv`).
package struct QuantizationCatalogue: Sendable {
  /// A base that IJG's formula scales.
  package struct Base: Sendable {
    package var family: QuantizationFamily
    /// mozjpeg's index of the base; nil for other families.
    package var index: Int?
    package var luma: [UInt16]
    package var chroma: [UInt16]
  }

  /// A pair of tables that no formula makes.
  package struct Pair: Sendable {
    package var family: QuantizationFamily
    package var setting: String
    package var luma: [UInt16]
    package var chroma: [UInt16]
  }

  /// A pair of tables of which only the beginning of the digest is known.
  struct Digest: Sendable {
    var family: QuantizationFamily
    var setting: String
    /// Lower-case hexadecimal, 8 to 32 digits.
    var digits: String
  }

  package let bases: [Base]
  package let pairs: [Pair]
  let digests: [Digest]

  /// The catalogue that ships, parsed once.
  package static let shipped = QuantizationCatalogue(table: data)

  /// Parses a table of the form that `quantization.tsv` describes; rows that don't parse are left out.
  init(table text: String) {
    var bases: [Base] = []
    var pairs: [Pair] = []
    var digests: [Digest] = []
    for columns in TabSeparatedRows(text).lazy.map(\.cells) {
      guard columns.count == 6,
        let family = QuantizationFamily(rawValue: String(decoding: columns[1], as: UTF8.self))
      else { continue }
      let setting = String(decoding: columns[2], as: UTF8.self)
      if columns[0].elementsEqual("digest".utf8) {
        let digits = String(decoding: columns[3], as: UTF8.self)
        if (8...32).contains(digits.utf8.count) {
          digests.append(Digest(family: family, setting: setting, digits: digits))
        }
        continue
      }
      guard let luma = Self.values(of: columns[3]),
        let chroma = columns[4].elementsEqual("=".utf8) ? luma : Self.values(of: columns[4])
      else { continue }
      if columns[0].elementsEqual("base".utf8) {
        bases.append(Base(family: family, index: Int(setting), luma: luma, chroma: chroma))
      } else {
        pairs.append(Pair(family: family, setting: setting, luma: luma, chroma: chroma))
      }
    }
    self.bases = bases
    self.pairs = pairs
    self.digests = digests
  }

  /// Returns a table in natural order from its text in zig-zag order.
  private static func values(of text: ArraySlice<UInt8>) -> [UInt16]? {
    var values: [UInt16] = []
    for word in text.split(separator: UInt8(ascii: " ")) {
      let parts = word.split(separator: UInt8(ascii: "x"))
      guard let first = parts.first, let value = UInt16(String(decoding: first, as: UTF8.self)),
        let count = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) : 1,
        (1...64).contains(count), value > 0
      else { return nil }
      values.append(contentsOf: repeatElement(value, count: count))
      if values.count > 64 { return nil }
    }
    return ZigzagOrder.toNatural(values)
  }

  /// Returns what a frame's tables are consistent with; nil if the first component has no table.
  ///
  /// Luma is the first component's table, chroma the second's. If there is a third, different table, nothing matches,
  /// since no family has three.
  package func verdict(of frame: FrameFacts) -> QuantizationVerdict? {
    tables(of: frame).map { verdict(luma: $0.luma, chroma: $0.chroma, mayMatch: $0.mayMatch) }
  }

  /// Returns every match for exactly a frame's tables.
  func matches(of frame: FrameFacts) -> [QuantizationMatch] {
    tables(of: frame).map { $0.mayMatch ? allMatches(luma: $0.luma, chroma: $0.chroma) : [] } ?? []
  }

  private func tables(of frame: FrameFacts) -> (luma: [UInt16], chroma: [UInt16]?, mayMatch: Bool)? {
    func table(of component: FrameComponent) -> [UInt16]? {
      frame.quantizationTables.first { $0.slot == component.quantizationTable }?.values
    }
    guard let first = frame.components.first, let luma = table(of: first), luma.count == 64 else {
      return nil
    }
    let others = frame.components.dropFirst().map(table)
    let chroma = others.first ?? nil
    return (luma, chroma, others.allSatisfy { $0 != nil && ($0 == luma || $0 == chroma) })
  }

  /// Returns what tables in natural order are consistent with; for a grey picture, `chroma` is nil.
  func verdict(luma: [UInt16], chroma: [UInt16]?, mayMatch: Bool = true) -> QuantizationVerdict {
    let matches = mayMatch ? allMatches(luma: luma, chroma: chroma) : []
    return QuantizationVerdict(
      matches: matches, nearestIJG: matches.isEmpty ? nearestIJG(luma: luma, chroma: chroma) : nil,
      lumaEqualsChroma: chroma.map { $0 == luma })
  }

  private func allMatches(luma: [UInt16], chroma: [UInt16]?) -> [QuantizationMatch] {
    let found = matches(luma: luma, chroma: chroma)
    // One table for every component: an RGB picture, or an encoder that has no table for chroma.
    return found.isEmpty && luma == chroma ? matches(luma: luma, chroma: nil) : found
  }
}
