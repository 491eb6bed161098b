/// Which byte of a number comes first, as a TIFF block states it for all of its own (TIFF 6.0, section 2).
@usableFromInline
package enum ByteOrder: Sendable, Hashable {
  /// `II`: least significant byte first.
  case littleEndian
  /// `MM`: most significant byte first.
  case bigEndian

  /// The order that bytes begin with the mark of; nil if they begin with neither.
  package init?(mark bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, bytes.dropFirst().first == first else { return nil }
    switch first {
    case 0x49: self = .littleEndian
    case 0x4D: self = .bigEndian
    default: return nil
    }
  }

  /// The other one.
  package var other: ByteOrder { self == .littleEndian ? .bigEndian : .littleEndian }
}

// Inlined into the other modules: directories of thousands of entries are read by these.
extension Collection<UInt8> where Index == Int {
  /// An unsigned number of `count` bytes, 7 at most, that are known to be there.
  @inlinable package func number(at index: Int, count: Int, _ order: ByteOrder = .bigEndian) -> Int {
    var value = 0
    for step in 0..<count {
      value = value << 8 | Int(self[index + (order == .bigEndian ? step : count - 1 - step)])
    }
    return value
  }

  /// Two bytes that are known to be there.
  @inlinable package func uint16(at index: Int, _ order: ByteOrder = .bigEndian) -> UInt16 {
    let (first, second) = (UInt16(self[index]), UInt16(self[index + 1]))
    return order == .bigEndian ? first << 8 | second : second << 8 | first
  }

  /// Four bytes that are known to be there.
  @inlinable package func uint32(at index: Int, _ order: ByteOrder = .bigEndian) -> UInt32 {
    let (first, second) = (UInt32(uint16(at: index, order)), UInt32(uint16(at: index + 2, order)))
    return order == .bigEndian ? first << 16 | second : second << 16 | first
  }
}

extension FixedWidthInteger {
  /// The number as the bytes that a file holds of it.
  package func bytes(_ order: ByteOrder = .bigEndian) -> [UInt8] {
    let bytes = stride(from: 0, to: Self.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: self >> $0) }
    return order == .littleEndian ? bytes : bytes.reversed()
  }
}
