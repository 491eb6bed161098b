import MetaLensDecoding
import MetaLensFacts
import MetaLensKit
import MetaLensPlatform

/// What the catalogue says of files' tables, one JSON object a line: for scripts that compare it with others.
enum QuantizationCommand {
  static let name = "quantization"

  /// The line of one file, without its end.
  static func line(of path: String) -> [UInt8] {
    var members: [String: JSONValue] = ["path": .string(path)]
    do {
      let file = try RandomAccessFile(opening: SystemPath(path))
      let bytes = try file.read(at: 0, count: file.identity.byteCount)
      let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
      if let frame = facts.frame.value { describe(frame, bytes, into: &members) }
      if let coding = facts.structure.value?.coding, let frame = facts.frame.value {
        // Those before the first scan, as libjpeg's header has them.
        let header = coding.segments.prefix { $0.marker != 0xDA }
        let payloads = header.filter { $0.marker == 0xDB }.map { segment in
          let start = min(segment.payloadOffset, bytes.count)
          return Array(bytes[start..<min(start + segment.payloadCount, bytes.count)])
        }
        if !payloads.isEmpty {
          members["digest"] = .string(JPEGDigest.digest(of: payloads, components: frame.components))
        }
        members["segments"] = .integer(payloads.count)
      }
    } catch {
      members["error"] = .string("\(error)")
    }
    return JSONValue.object(members).written() + [UInt8(ascii: "\n")]
  }

  private static func describe(_ frame: FrameFacts, _ bytes: [UInt8], into members: inout [String: JSONValue])
  {
    members["huffman"] = .string(StandardHuffman.verdict(of: frame.huffmanTables).rawValue)
    guard let verdict = QuantizationCatalogue.shipped.verdict(of: frame) else { return }
    members["matches"] = .array(verdict.matches.map(json))
    if let nearest = verdict.nearestIJG {
      members["nearestIJG"] = .object([
        "quality": .integer(nearest.quality), "residual": .number(nearest.residual),
      ])
    }
    if let isEqual = verdict.lumaEqualsChroma { members["lumaEqualsChroma"] = .bool(isEqual) }
    members["tables"] = .integer(frame.quantizationTables.count)
  }

  private static func json(_ match: QuantizationMatch) -> JSONValue {
    var members: [String: JSONValue] = [
      "family": .string(match.family.rawValue), "name": .string(match.name),
      "coverage": .string(match.coverage.rawValue), "isBaseline": .bool(match.isBaseline),
    ]
    if let qualities = match.qualities {
      members["qualities"] = .array([.integer(qualities.lowerBound), .integer(qualities.upperBound)])
    }
    if let setting = match.setting { members["setting"] = .string(setting) }
    if let base = match.base { members["base"] = .integer(base) }
    return .object(members)
  }
}
