/// The byte order of numbers, which a TIFF block states for all of its numbers (TIFF 6.0, section 2).
@usableFromInline
package enum ByteOrder: Sendable, Hashable {
  /// `II`: least significant byte first.
  case littleEndian
  /// `MM`: most significant byte first.
  case bigEndian

  /// Makes the byte order whose mark the bytes begin with; nil if they begin with neither mark.
  package init?(mark bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, bytes.dropFirst().first == first else { return nil }
    switch first {
    case 0x49: self = .littleEndian
    case 0x4D: self = .bigEndian
    default: return nil
    }
  }

  package var other: ByteOrder { self == .littleEndian ? .bigEndian : .littleEndian }
}

// Inlined into other modules, since they read directories with thousands of entries.
extension Collection<UInt8> where Index == Int {
  /// Returns an unsigned number of `count` bytes, at most 7, which must be in bounds.
  @inlinable package func number(at index: Int, count: Int, _ order: ByteOrder = .bigEndian) -> Int {
    var value = 0
    for step in 0..<count {
      value = value << 8 | Int(self[index + (order == .bigEndian ? step : count - 1 - step)])
    }
    return value
  }

  /// Returns the number in two bytes, which must be in bounds.
  @inlinable package func uint16(at index: Int, _ order: ByteOrder = .bigEndian) -> UInt16 {
    let (first, second) = (UInt16(self[index]), UInt16(self[index + 1]))
    return order == .bigEndian ? first << 8 | second : second << 8 | first
  }

  /// Returns the number in four bytes, which must be in bounds.
  @inlinable package func uint32(at index: Int, _ order: ByteOrder = .bigEndian) -> UInt32 {
    let (first, second) = (UInt32(uint16(at: index, order)), UInt32(uint16(at: index + 2, order)))
    return order == .bigEndian ? first << 16 | second : second << 16 | first
  }
}

extension FixedWidthInteger {
  package func bytes(_ order: ByteOrder = .bigEndian) -> [UInt8] {
    let bytes = stride(from: 0, to: Self.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: self >> $0) }
    return order == .littleEndian ? bytes : bytes.reversed()
  }
}
