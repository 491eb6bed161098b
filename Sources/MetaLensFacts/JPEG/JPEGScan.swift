/// One scan: its header and how much entropy-coded data follows (ITU-T T.81, B.2.3).
package struct JPEGScan: Sendable, Equatable {
  /// The offset of SOS in the file.
  package var offset: Int
  /// The components it holds, by identifier.
  package var components: [UInt8]
  /// First coefficient in zigzag order, Ss.
  package var spectralStart: Int
  /// Last coefficient in zigzag order, Se.
  package var spectralEnd: Int
  /// Where its entropy-coded data begins.
  package var dataOffset: Int
  /// Bytes of entropy-coded data, stuffing and restart markers included.
  package var dataByteCount: Int

  /// Makes a scan.
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
