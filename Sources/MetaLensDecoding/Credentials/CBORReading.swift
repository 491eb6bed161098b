import MetaLensBytes
import MetaLensFacts

/// Reads one data item of CBOR (RFC 8949).
///
/// This isn't libcbor because its version 0.8 allocates as much as a header claims: nine bytes (`9B` and a count) make
/// it allocate 8 GB. Code that finds such headers first would already have to read everything.
struct CBORReading {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  /// Why the item ends too early; nil as long as nothing is wrong.
  private(set) var failure: String?

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    let whole = range.clamped(to: bytes.indices)
    position = whole.lowerBound
    end = whole.upperBound
  }

  /// Reads the item that begins here.
  ///
  /// Of a broken array or map, returns the part before the break.
  mutating func item(_ budget: inout ItemBudget) -> CBORValue? { item(level: 0, &budget) }

  /// The head of an item: major type, argument and the low 5 bits (RFC 8949, 3).
  private struct Head {
    var major: UInt8
    var info: UInt8
    /// Nil for an indefinite length, and for a break.
    var argument: UInt64?
  }

  /// Returns the range of the bytes of the byte string that begins at an offset, after its tags; nil if it isn't a byte
  /// string, or is in chunks.
  static func string(at offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var reading = CBORReading(bytes, offset..<max(offset, bytes.count))
    var budget = ItemBudget(ReadLimits())
    budget.items = 8
    guard var head = reading.head(&budget) else { return nil }
    while head.major == 6 {
      guard let next = reading.head(&budget) else { return nil }
      head = next
    }
    guard head.major == 2, let count = head.argument, let run = reading.run(count) else { return nil }
    return run.indices
  }

  private mutating func fail(_ reason: String) { failure = failure ?? "\(reason) at \(position)" }

  private mutating func fail<Value>(_ reason: String) -> Value? {
    fail(reason)
    return nil
  }

  private mutating func head(_ budget: inout ItemBudget) -> Head? {
    guard budget.items > 0 else { return fail("too many items") }
    budget.items -= 1
    guard position < end else { return fail("ends early") }
    let first = bytes[position]
    let (major, info) = (first >> 5, first & 31)
    if info < 24 || info == 31 {
      position += 1
      return Head(major: major, info: info, argument: info == 31 ? nil : UInt64(info))
    }
    guard info < 28, end - position > 1 << Int(info - 24) else {
      return fail(info < 28 ? "ends early" : "reserved length")
    }
    let count = 1 << Int(info - 24)
    let argument = bytes[position + 1...position + count].reduce(0) { $0 << 8 | UInt64($1) }
    position += 1 + count
    return Head(major: major, info: info, argument: argument)
  }

  private mutating func item(level: Int, _ budget: inout ItemBudget) -> CBORValue? {
    let start = position
    guard var head = head(&budget) else { return nil }
    // Tags are read in a loop, since any number of them may precede an item.
    while head.major == 6 {
      guard head.argument != nil else { return fail("tag without a number") }
      guard let next = self.head(&budget) else { return nil }
      head = next
    }
    return content(of: head, level: level, &budget).map { CBORValue($0, offset: start) }
  }

  private mutating func content(
    of head: Head, level: Int, _ budget: inout ItemBudget
  ) -> CBORValue.Content? {
    switch (head.major, head.argument) {
    case (0, let value?): return .unsigned(value)
    case (1, let value?): return .negative(value)
    case (2, _): return string(of: head, &budget).map { .bytes(count: $0.count) }
    case (3, _):
      let limit = budget.textBytes
      return string(of: head, &budget).map { .text(ContainerText.repaired($0, limit: limit).text) }
    case (4, _): return array(head.argument, level: level, &budget)
    case (5, _): return map(head.argument, level: level, &budget)
    case (7, let value?): return simple(head.info, value)
    default:
      return fail(head.major == 7 ? "break without a beginning" : "number of indefinite length")
    }
  }

  /// Reads a string's bytes, joining its chunks (RFC 8949, 3.2.3).
  private mutating func string(of head: Head, _ budget: inout ItemBudget) -> ArraySlice<UInt8>? {
    if let count = head.argument { return run(count) }
    var whole: [UInt8] = []
    while !takesBreak() {
      guard let chunk = self.head(&budget) else { return nil }
      guard chunk.major == head.major, let count = chunk.argument else {
        return fail("chunk of another type")
      }
      guard let bytes = run(count) else { return nil }
      whole += bytes
    }
    return whole[...]
  }

  /// Returns the next `count` bytes; nil if fewer are left.
  private mutating func run(_ count: UInt64) -> ArraySlice<UInt8>? {
    guard count <= UInt64(end - position) else { return fail("string of \(count) bytes") }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }

  private mutating func takesBreak() -> Bool {
    guard position < end, bytes[position] == 0xFF else { return false }
    position += 1
    return true
  }

  /// Whether an array or map continues.
  ///
  /// The nesting may not be too deep, and a stated count is followed item by item, as long as there are bytes.
  private mutating func goesOn(_ count: UInt64?, _ read: Int, level: Int, _ budget: ItemBudget) -> Bool {
    guard level < budget.nesting else {
      fail("too deep")
      return false
    }
    guard failure == nil else { return false }
    return count.map { UInt64(read) < $0 } ?? !takesBreak()
  }

  private mutating func array(
    _ count: UInt64?, level: Int, _ budget: inout ItemBudget
  ) -> CBORValue.Content {
    var items: [CBORValue] = []
    while goesOn(count, items.count, level: level, budget) {
      if let next = item(level: level + 1, &budget) { items.append(next) }
    }
    return .array(items)
  }

  private mutating func map(_ count: UInt64?, level: Int, _ budget: inout ItemBudget) -> CBORValue.Content {
    var entries: [CBORValue.Entry] = []
    while goesOn(count, entries.count, level: level, budget) {
      guard let key = item(level: level + 1, &budget), failure == nil,
        let value = item(level: level + 1, &budget)
      else { break }
      entries.append(CBORValue.Entry(key: key, value: value))
    }
    return .map(entries)
  }

  /// Simple values and floating-point numbers (RFC 8949, 3.3).
  private func simple(_ info: UInt8, _ value: UInt64) -> CBORValue.Content {
    switch info {
    case 20, 21: .boolean(info == 21)
    case 25: .float(Self.half(UInt16(truncatingIfNeeded: value)))
    case 26: .float(Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))))
    case 27: .float(Double(bitPattern: value))
    default: .null
    }
  }

  /// Returns the floating-point number of 16 bits: 1 sign, 5 exponent, 10 fraction (IEEE 754).
  ///
  /// `Float16` isn't available on every Mac.
  static func half(_ bits: UInt16) -> Double {
    let exponent = Int(bits >> 10 & 31)
    let fraction = Double(bits & 0x3FF)
    let size: Double =
      switch exponent {
      case 0: fraction / Double(1 << 24)
      case 31: fraction == 0 ? .infinity : .nan
      default: Double(sign: .plus, exponent: exponent - 25, significand: 1024 + fraction)
      }
    return bits >> 15 == 1 ? -size : size
  }
}
