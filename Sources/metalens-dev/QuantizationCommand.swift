import MetaLensDecoding
import MetaLensKit
import MetaLensPlatform

/// The catalog's results for files' quantization tables, one JSON object per line, for scripts that compare it with
/// others.
enum QuantizationCommand {
  static let name = "quantization"

  /// Returns a file's line and whether the file could be read; if not, `error` in the line says why.
  static func line(of path: String) -> (line: [UInt8], isRead: Bool) {
    var members: [String: any JSONForm] = ["path": path]
    var isRead = true
    do {
      let file = try RandomAccessFile(opening: SystemPath(path))
      let bytes = try file.read(at: 0, count: file.identity.byteCount)
      let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
      if let frame = facts.frame.value { describe(frame, bytes, into: &members) }
      if let coding = facts.structure.value?.coding, let frame = facts.frame.value {
        // Only tables before the first scan, as in libjpeg's header.
        let header = coding.segments.prefix { $0.marker != 0xDA }
        let payloads = header.filter { $0.marker == 0xDB }.map { segment in
          let start = min(segment.payloadOffset, bytes.count)
          return Array(bytes[start..<min(start + segment.payloadCount, bytes.count)])
        }
        if !payloads.isEmpty {
          members["digest"] = JPEGDigest.digest(of: payloads, components: frame.components)
        }
        members["segments"] = payloads.count
        let end = coding.scans.first?.offset ?? .max
        let tables = coding.huffmanTables.filter { $0.offset < end }.map(\.table)
        members["huffman"] = StandardHuffman.verdict(of: tables).rawValue
      }
    } catch {
      members["error"] = (error as? SystemError)?.reason ?? "\(error)"
      isRead = false
    }
    return (JSONValue.members(members).written() + [UInt8(ascii: "\n")], isRead)
  }

  private static func describe(
    _ frame: FrameFacts, _ bytes: [UInt8], into members: inout [String: any JSONForm]
  ) {
    guard let verdict = QuantizationCatalogue.shipped.verdict(of: frame) else { return }
    members["matches"] = verdict.matches.map(json)
    if let nearest = verdict.nearestIJG {
      members["nearestIJG"] = JSONValue.members(["quality": nearest.quality, "residual": nearest.residual])
    }
    if let isEqual = verdict.lumaEqualsChroma { members["lumaEqualsChroma"] = isEqual }
    members["tables"] = frame.quantizationTables.count
  }

  private static func json(_ match: QuantizationMatch) -> JSONValue {
    var members: [String: any JSONForm] = [
      "family": match.family.rawValue, "name": match.name, "coverage": match.coverage.rawValue,
      "isBaseline": match.isBaseline,
    ]
    if let qualities = match.qualities {
      members["qualities"] = [qualities.lowerBound, qualities.upperBound]
    }
    if let setting = match.setting { members["setting"] = setting }
    if let base = match.base { members["base"] = base }
    return .members(members)
  }
}
