import MetaLensKit

extension JSONValue {
  /// The approximate number of bytes that the value takes in memory, which can be many times those of its text.
  var heldByteCount: Int {
    switch self {
    case .null, .bool, .integer, .number: 32
    case .string(let text): 32 + text.utf8.count
    case .array(let elements): elements.reduce(64) { $0 + $1.heldByteCount }
    case .object(let members): members.reduce(64) { $0 + 32 + $1.key.utf8.count + $1.value.heldByteCount }
    }
  }
}
