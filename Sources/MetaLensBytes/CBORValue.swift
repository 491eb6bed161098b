/// A data item of CBOR (RFC 8949), or one of JSON, whose data model is a part of CBOR's: one tree serves both.
package struct CBORValue: Sendable, Equatable {
  /// What the item is.
  package var content: Content
  /// Where it begins in the block it was read from.
  package var offset: Int

  /// The kinds of items.
  package enum Content: Sendable, Equatable {
    /// A whole number from 0 on.
    case unsigned(UInt64)
    /// A whole number below 0: minus one, minus this.
    case negative(UInt64)
    /// Bytes of which only the count is kept.
    case bytes(count: Int)
    /// Text, cut at the limit of the reader.
    case text(String)
    /// Items in their order.
    case array([CBORValue])
    /// Keys and values as they stand, doubled keys among them.
    case map([Entry])
    /// True or false.
    case boolean(Bool)
    /// A number of any precision.
    case float(Double)
    /// Null, undefined, or a simple value without a meaning of its own.
    case null
  }

  /// A key of a map and its value.
  package struct Entry: Sendable, Equatable {
    /// The key; most are text.
    package var key: CBORValue
    /// The value under this key.
    package var value: CBORValue

    /// A key and its value.
    package init(key: CBORValue, value: CBORValue) {
      self.key = key
      self.value = value
    }
  }

  /// An item where it begins.
  package init(_ content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The value of a map's first entry with that key; nil if there is none, or this is no map.
  package subscript(_ key: String) -> CBORValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }

  /// The value of a map's first entry whose key is that whole number.
  package subscript(number number: UInt64) -> CBORValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key.content == .unsigned(number) }?.value
  }

  /// The text if the item is a text that isn't empty; otherwise nil.
  package var text: String? {
    guard case .text(let text) = content, !text.isEmpty else { return nil }
    return text
  }

  /// The items of an array; for any other value, that value alone, since some fields may be written either way.
  package var items: [CBORValue] {
    guard case .array(let items) = content else { return [self] }
    return items
  }

  /// A text or a number in digits, as a person would read it; nil for everything else.
  package var scalar: String? {
    switch content {
    case .text: text
    case .unsigned(let value): "\(value)"
    // Minus 2^64 has no place in 64 bits.
    case .negative(let value): value == .max ? "-18446744073709551616" : "-\(value + 1)"
    case .float(let value): "\(value)"
    case .boolean(let value): value ? "true" : "false"
    case .bytes, .array, .map, .null: nil
    }
  }
}
