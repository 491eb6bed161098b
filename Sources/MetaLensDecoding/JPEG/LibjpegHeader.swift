internal import CMetaLensShims
import MetaLensFacts

// All unsafe code for reading headers with libjpeg is in this file: C arrays are copied into Swift values here.

/// A JPEG header as libjpeg reads it.
struct LibjpegHeader {
  /// libjpeg's error message; nil if there was no error.
  ///
  /// After an error, the frame's fields mean nothing.
  var error: String?
  /// libjpeg's first warnings.
  var warnings: [String]
  /// The number of all warnings, not all of which have texts here.
  var warningCount: Int
  var size: PixelSize
  var precision: Int
  var components: [FrameComponent]
  var quantizationTables: [QuantizationTable]

  /// Reads the first `count` bytes, which end with the SOS header if there is one.
  init(reading bytes: [UInt8], count: Int) {
    var header = metalens_jpeg_header()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe metalens_read_jpeg_header(buffer.baseAddress, min(count, buffer.count), &header)
    }
    error = unsafe metalens_jpeg_error(&header).map { unsafe String(cString: $0) }
    warnings = (0..<METALENS_JPEG_WARNINGS).compactMap { index in
      unsafe metalens_jpeg_warning(&header, index).map { unsafe String(cString: $0) }
    }
    warningCount = Int(header.warning_count)
    size = PixelSize(width: Int(header.width), height: Int(header.height))
    precision = Int(header.precision)
    components = []
    // Reserves the room at once.
    components.reserveCapacity(Int(header.component_count))
    for index in 0..<header.component_count {
      guard let component = unsafe metalens_jpeg_component_at(&header, index)?.pointee else { continue }
      components.append(
        FrameComponent(
          id: component.id, horizontalSampling: Int(component.horizontal_sampling),
          verticalSampling: Int(component.vertical_sampling),
          quantizationTable: Int(component.quantization_table)))
    }
    quantizationTables = []
    quantizationTables.reserveCapacity(4)
    for slot in 0..<4 {
      guard let values = unsafe metalens_jpeg_quantization(&header, Int32(slot)) else { continue }
      quantizationTables.append(
        QuantizationTable(slot: slot, values: unsafe Array(UnsafeBufferPointer(start: values, count: 64))))
    }
  }
}
