import MetaLensFacts

/// Describes small chunks of numbers for people.
enum PNGNote {
  static func note(of kind: PNGChunk.Kind, _ data: ArraySlice<UInt8>) -> String {
    // The longest of these chunks, pHYs, has 9 bytes; acTL has 8, tIME 7.
    let fields = ByteFields(data.prefix(16))
    switch kind {
    case .time:
      guard let year = fields.uint16(at: 0), fields.bytes.count >= 7 else { return "" }
      let rest = fields.bytes[2..<7].map { $0.padded(2) }
      return "\(year)-\(rest[0])-\(rest[1]) \(rest[2]):\(rest[3]):\(rest[4])"
    case .physicalSize:
      guard let x = fields.uint32(at: 0), let y = fields.uint32(at: 4), let unit = fields.uint8(at: 8)
      else { return "" }
      return "\(x) x \(y)" + (unit == 1 ? " per metre" : "")
    case .gamma: return fields.uint32(at: 0).map { "\($0) / 100000" } ?? ""
    case .standardColours: return fields.uint8(at: 0).map { "intent \($0)" } ?? ""
    case .animationControl: return fields.uint32(at: 0).map { "\($0) frames" } ?? ""
    default: return ""
    }
  }
}
