/// A width and a height in pixels, as coded, before any orientation is applied.
public struct PixelSize: Sendable, Hashable, Codable {
  /// The width: the number of columns.
  public var width: Int
  /// The height: the number of rows.
  public var height: Int

  /// Makes a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels, or `Int.max` if there are more, since a TIFF may state sides of 64 bits.
  package var area: Int {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : area
  }
}

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

  /// Makes a component.
  package init(id: UInt8, horizontalSampling: Int, verticalSampling: Int, quantizationTable: Int) {
    self.id = id
    self.horizontalSampling = horizontalSampling
    self.verticalSampling = verticalSampling
    self.quantizationTable = quantizationTable
  }
}

/// A quantization table as it is when the first scan begins.
package struct QuantizationTable: Sendable, Equatable {
  /// Slot, Tq, 0 to 3.
  package var slot: Int
  /// 64 values in natural (row) order, 1 to 65535.
  package var values: [UInt16]

  /// Makes a table.
  package init(slot: Int, values: [UInt16]) {
    self.slot = slot
    self.values = values
  }
}

/// One Huffman table.
package struct HuffmanTable: Sendable, Equatable {
  /// DC or AC.
  package enum Kind: Sendable, Hashable {
    /// For differences of DC coefficients.
    case dc
    /// For AC coefficients.
    case ac
  }

  /// DC or AC.
  package var kind: Kind
  /// Slot, Th, 0 to 3.
  package var slot: Int
  /// The number of codes of each length, 1 to 16 bits (T.81, B.2.4.2: Li).
  package var counts: [UInt8]
  /// The symbols in order of their codes (Vi,j).
  package var symbols: [UInt8]

  /// Makes a table.
  package init(kind: Kind, slot: Int, counts: [UInt8], symbols: [UInt8]) {
    self.kind = kind
    self.slot = slot
    self.counts = counts
    self.symbols = symbols
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

  /// Makes the facts of a frame.
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
