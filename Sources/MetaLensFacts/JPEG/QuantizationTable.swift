/// A quantization table as it is when the first scan begins.
package struct QuantizationTable: Sendable, Equatable {
  /// Slot, Tq, 0 to 3.
  package var slot: Int
  /// 64 values in natural (row) order, 1 to 65535.
  package var values: [UInt16]

  package init(slot: Int, values: [UInt16]) {
    self.slot = slot
    self.values = values
  }
}
