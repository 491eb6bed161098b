import MetaLensFacts

/// Our own reader of a frame header (ITU-T T.81, B.2.2), which is compared with libjpeg's.
enum FrameHeader {
  /// Reads the frame header of a segment; nil if its payload is shorter than it states.
  static func read(_ segment: JPEGSegment, in bytes: [UInt8]) -> FrameFacts? {
    let start = segment.payloadOffset
    guard segment.payloadCount >= 6, bytes.count >= start + segment.payloadCount else { return nil }
    let componentCount = Int(bytes[start + 5])
    guard segment.payloadCount >= 6 + 3 * componentCount else { return nil }
    let components = (0..<componentCount).map { index in
      let entry = start + 6 + 3 * index
      return FrameComponent(
        id: bytes[entry], horizontalSampling: Int(bytes[entry + 1] >> 4),
        verticalSampling: Int(bytes[entry + 1] & 0x0F), quantizationTable: Int(bytes[entry + 2]))
    }
    let height = Int(bytes.uint16(at: start + 1))
    let width = Int(bytes.uint16(at: start + 3))
    return FrameFacts(
      size: PixelSize(width: width, height: height), precision: Int(bytes[start]), marker: segment.marker,
      offset: segment.offset, components: components)
  }
}
