import MetaLensFacts

/// A data item of CBOR to be written (RFC 8949): for examples, tests and fixtures.
package indirect enum CBORItem: Sendable {
  case text(String)
  case unsigned(UInt64)
  case boolean(Bool)
  case bytes([UInt8])
  case array([CBORItem])
  /// Keys in the order given.
  case map([(key: String, value: CBORItem)])
  case tagged(UInt64, CBORItem)
  /// Bytes that are written unchanged, even if they aren't valid.
  case raw([UInt8])

  /// The item's bytes, with the shortest heads and definite lengths.
  package var encoded: [UInt8] {
    switch self {
    case .text(let text): Self.head(3, UInt64(text.utf8.count)) + Array(text.utf8)
    case .unsigned(let value): Self.head(0, value)
    case .boolean(let value): [value ? 0xF5 : 0xF4]
    case .bytes(let bytes): Self.head(2, UInt64(bytes.count)) + bytes
    case .array(let items): Self.head(4, UInt64(items.count)) + items.flatMap(\.encoded)
    case .map(let entries):
      Self.head(5, UInt64(entries.count))
        + entries.flatMap { CBORItem.text($0.key).encoded + $0.value.encoded }
    case .tagged(let tag, let item): Self.head(6, tag) + item.encoded
    case .raw(let bytes): bytes
    }
  }

  /// Returns the entries that have a value, as a map.
  package static func map(ofStated entries: [(String, CBORItem?)]) -> CBORItem {
    .map(entries.compactMap { entry in entry.1.map { (entry.0, $0) } })
  }

  private static func head(_ major: UInt8, _ argument: UInt64) -> [UInt8] {
    let short = major << 5
    return switch argument {
    case 0..<24: [short | UInt8(argument)]
    case ...0xFF: [short | 24, UInt8(argument)]
    case ...0xFFFF: [short | 25] + UInt16(argument).bytes()
    case ...0xFFFF_FFFF: [short | 26] + UInt32(argument).bytes()
    default: [short | 27] + argument.bytes()
    }
  }
}
