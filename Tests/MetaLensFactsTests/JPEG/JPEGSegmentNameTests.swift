import MetaLensFacts
import Testing

struct JPEGSegmentNameTests {
  /// Checks the names in ITU-T T.81, table B.1.
  @Test(arguments: [
    (0xC0, "SOF0"), (0xC2, "SOF2"), (0xC4, "DHT"), (0xC8, "JPG"), (0xCC, "DAC"), (0xCF, "SOF15"),
    (0xD3, "RST3"),
    (0xD8, "SOI"), (0xD9, "EOI"), (0xDA, "SOS"), (0xDB, "DQT"), (0xDD, "DRI"), (0xE0, "APP0"),
    (0xEF, "APP15"),
    (0xF3, "JPG3"), (0xFE, "COM"), (0x01, "TEM"), (0x42, "marker 0x42"),
  ])
  func names(marker: UInt8, name: String) { #expect(JPEGSegment.name(of: marker) == name) }

  @Test(arguments: [(0xD8, 12), (0x01, 12), (0xE1, 44), (0xDB, 44)])
  func ends(marker: UInt8, end: Int) {
    let segment = JPEGSegment(
      marker: marker, offset: 10, payloadCount: marker == 0xD8 || marker == 1 ? 0 : 30)
    #expect(segment.endOffset == end)
    #expect(segment.standsAlone == (end == 12))
    #expect(segment.isMetadata == (marker == 0xE1))
  }
}
