import MetaLensFacts

/// A binary property list (`bplist00`) that is one text, one boolean, or an array of these.
///
/// macOS keeps values of files' attributes in this form, which CFBinaryPList.c of CoreFoundation describes. Places and
/// counts are whatever a file states: each is checked against the bytes that are there.
package struct BinaryPropertyList {
  /// The maximum number of items of an array: one text may be all of them.
  static let maximumItems = 8

  private let bytes: ByteFields
  /// The number of objects, and which of them is the list's own.
  private let objectCount: Int
  private let top: Int
  /// Where the table of the objects' places begins, and the size of a place and of a reference to an object, in bytes.
  private let table: Int
  private let placeByteCount: Int
  private let referenceByteCount: Int

  /// Reads the list's end, which states where everything is; nil if the bytes are no such list.
  package init?(_ list: [UInt8]) {
    let bytes = ByteFields(list)
    let trailer = list.count - 32
    guard list.starts(with: "bplist00".utf8),
      let placeByteCount = bytes.uint8(at: trailer + 6), placeByteCount > 0,
      let referenceByteCount = bytes.uint8(at: trailer + 7), referenceByteCount > 0,
      let objectCount = bytes.number(at: trailer + 8, count: 8),
      let top = bytes.number(at: trailer + 16, count: 8),
      let table = bytes.number(at: trailer + 24, count: 8), table < trailer
    else { return nil }
    self.bytes = bytes
    self.objectCount = objectCount
    self.top = top
    self.table = table
    self.placeByteCount = placeByteCount
    self.referenceByteCount = referenceByteCount
  }

  /// The texts in order, and booleans as `true` and `false`; nil if the list is or holds anything else, has more than 8
  /// items, or is damaged.
  package var texts: [String]? {
    guard let (kind, count, start) = object(top) else { return nil }
    guard kind == 0xA else { return text(top).map { [$0] } }
    guard count <= Self.maximumItems else { return nil }
    var texts: [String] = []
    for index in 0..<count {
      let place = start + index * referenceByteCount
      guard let reference = bytes.number(at: place, count: referenceByteCount), let text = text(reference)
      else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// Returns an object's kind, its count, and where its content begins; nil if it isn't there.
  private func object(_ reference: Int) -> (kind: Int, count: Int, start: Int)? {
    // No table has more entries than bytes, so that the product is small.
    guard reference < min(objectCount, bytes.bytes.count),
      let place = bytes.number(at: table + reference * placeByteCount, count: placeByteCount),
      let marker = bytes.uint8(at: place)
    else { return nil }
    guard marker & 15 == 15 else { return (marker >> 4, marker & 15, place + 1) }
    // A count of 15 or more follows, as a whole number with a marker of its own.
    guard let size = bytes.uint8(at: place + 1), size >> 4 == 1 else { return nil }
    let byteCount = 1 << (size & 15)
    guard let count = bytes.number(at: place + 2, count: byteCount) else { return nil }
    return (marker >> 4, count, place + 2 + byteCount)
  }

  /// Returns an object as text; nil if it is neither a text nor a boolean.
  private func text(_ reference: Int) -> String? {
    guard let (kind, count, start) = object(reference) else { return nil }
    // The table follows the objects.
    let rest = bytes.bytes.prefix(table).dropFirst(start)
    switch kind {
    case 0x0 where count == 8: return "false"
    case 0x0 where count == 9: return "true"
    case 0x5 where count <= rest.count: return String(validating: rest.prefix(count), as: UTF8.self)
    case 0x6 where count <= rest.count / 2:
      let units = (0..<count).map { rest.uint16(at: start + 2 * $0) }
      return String(validating: units, as: UTF16.self)
    default: return nil
    }
  }
}
