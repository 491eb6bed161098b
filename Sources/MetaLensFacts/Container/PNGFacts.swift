/// What only a PNG states (W3C PNG, third edition).
package struct PNGFacts: Sendable, Equatable {
  /// IHDR's colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha.
  package var colourType: Int
  /// Whether Adam7 interlacing is used.
  package var isInterlaced: Bool
  /// The number of the IDAT chunks.
  package var dataChunkCount: Int
  /// The size of the first IDAT chunk's payload, in bytes.
  package var firstDataByteCount: Int
  /// The size of the largest IDAT chunk's payload, in bytes.
  package var largestDataByteCount: Int
  /// The first two bytes of the zlib stream in IDAT (RFC 1950, CMF and FLG); nil if it has none.
  package var zlibHeader: UInt16?

  package init(
    colourType: Int, isInterlaced: Bool = false, dataChunkCount: Int = 0, firstDataByteCount: Int = 0,
    largestDataByteCount: Int = 0, zlibHeader: UInt16? = nil
  ) {
    self.colourType = colourType
    self.isInterlaced = isInterlaced
    self.dataChunkCount = dataChunkCount
    self.firstDataByteCount = firstDataByteCount
    self.largestDataByteCount = largestDataByteCount
    self.zlibHeader = zlibHeader
  }
}
