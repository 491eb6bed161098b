/// A scan: its header, and the size of the entropy-coded data that follows (ITU-T T.81, B.2.3).
package struct JPEGScan: Sendable, Equatable {
  /// The offset of SOS in the file.
  package var offset: Int
  /// The identifiers of its components.
  package var components: [UInt8]
  /// First coefficient in zigzag order, Ss.
  package var spectralStart: Int
  /// Last coefficient in zigzag order, Se.
  package var spectralEnd: Int
  /// The offset of its entropy-coded data.
  package var dataOffset: Int
  /// The size of the entropy-coded data, in bytes, with stuffing and restart markers.
  package var dataByteCount: Int

  package init(
    offset: Int, components: [UInt8], spectralStart: Int, spectralEnd: Int, dataOffset: Int,
    dataByteCount: Int
  ) {
    self.offset = offset
    self.components = components
    self.spectralStart = spectralStart
    self.spectralEnd = spectralEnd
    self.dataOffset = dataOffset
    self.dataByteCount = dataByteCount
  }
}
