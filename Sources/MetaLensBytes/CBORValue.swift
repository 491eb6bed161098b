/// A data item of CBOR (RFC 8949), or one of JSON, whose data model is a subset of CBOR's.
package struct CBORValue: Sendable, Equatable {
  package var content: Content
  /// Its offset in the block that it was read from.
  package var offset: Int

  /// The kinds of items.
  package enum Content: Sendable, Equatable {
    /// A whole number, 0 or more.
    case unsigned(UInt64)
    /// A whole number below 0: -1 minus the value.
    case negative(UInt64)
    /// Bytes, of which only the number is kept.
    case bytes(count: Int)
    /// Text, cut at the limit of the reader.
    case text(String)
    /// Items in order.
    case array([CBORValue])
    /// Keys and values in order, including duplicate keys.
    case map([Entry])
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
    package var value: CBORValue

    package init(key: CBORValue, value: CBORValue) {
      self.key = key
      self.value = value
    }
  }

  package init(_ content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// Returns the value of a map's first entry with a key; nil if there is none, or if the item isn't a map.
  package subscript(_ key: String) -> CBORValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }

  /// Returns the value of a map's first entry whose key is a whole number; nil if there is none.
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
    // -2^64 doesn't fit 64 bits.
    case .negative(let value): value == .max ? "-18446744073709551616" : "-\(value + 1)"
    case .float(let value): "\(value)"
    case .boolean(let value): value ? "true" : "false"
    case .bytes, .array, .map, .null: nil
    }
  }
}
