/// One component of a frame (ITU-T T.81, B.2.2).
package struct FrameComponent: Sendable, Equatable {
  /// Component identifier, Ci.
  package var id: UInt8
  /// Horizontal sampling factor, Hi, 1 to 4.
  package var horizontalSampling: Int
  /// Vertical sampling factor, Vi, 1 to 4.
  package var verticalSampling: Int
  /// Quantization table selector, Tqi, 0 to 3.
  package var quantizationTable: Int

  package init(id: UInt8, horizontalSampling: Int, verticalSampling: Int, quantizationTable: Int) {
    self.id = id
    self.horizontalSampling = horizontalSampling
    self.verticalSampling = verticalSampling
    self.quantizationTable = quantizationTable
  }
}

/// The coding of the main picture: its frame header, and the tables in force at the first scan.
package struct FrameFacts: Sendable, Equatable {
  /// Size as coded.
  package var size: PixelSize
  /// Sample precision in bits, P.
  package var precision: Int
  /// The SOF marker's second byte, such as 0xC0 for baseline, 0xC2 for progressive.
  package var marker: UInt8
  /// Offset of the SOF marker in the file.
  package var offset: Int
  /// Components in the frame header's order.
  package var components: [FrameComponent]
  /// Quantization tables by slot.
  package var quantizationTables: [QuantizationTable]
  /// libjpeg's message (English) if it can't read this header; otherwise nil.
  package var refusal: String?

  package init(
    size: PixelSize, precision: Int, marker: UInt8, offset: Int, components: [FrameComponent],
    quantizationTables: [QuantizationTable] = []
  ) {
    self.size = size
    self.precision = precision
    self.marker = marker
    self.offset = offset
    self.components = components
    self.quantizationTables = quantizationTables
  }
}
