import MetaLensBytes
import MetaLensFacts

/// Reads the data of Photoshop's resources (Adobe Photoshop File Formats; Docs/Sources.md, 2.5).
enum PhotoshopContent {
  /// Reads a resource's data; `.other` if the resource isn't known or its data don't fit its number.
  static func read(
    _ id: Int, _ data: @autoclosure () -> ByteFields, limits: ReadLimits
  ) -> PhotoshopResource.Content {
    let content: PhotoshopResource.Content? =
      switch id {
      case 0x03ED: resolution(data())
      case 0x0406: quality(data())
      case 0x0409, 0x040C: thumbnail(data())
      case 0x040B: .url(ContainerText.guessed(data().bytes.prefix { $0 != 0 }, limit: limits.textBytes).text)
      case 0x041A: slices(data(), limits: limits)
      case 0x0421: version(data(), limits: limits)
      case 0x0425: digest(data())
      case 0x03F3, 0x0426, 0x043A, 0x043B: .print
      default: nil
      }
    return content ?? .other
  }

  private static func digest(_ data: ByteFields) -> PhotoshopResource.Content? {
    data.bytes.count == 16 ? .iptcDigest(Hexadecimal.text(data.bytes)) : nil
  }

  /// Reads two fixed-point numbers, which are always in pixels per inch; the units between them are those of the
  /// dialogue.
  private static func resolution(_ data: ByteFields) -> PhotoshopResource.Content? {
    guard let horizontal = data.uint32(at: 0), let vertical = data.uint32(at: 8) else { return nil }
    return .resolution(horizontal: Double(horizontal) / 65536, vertical: Double(vertical) / 65536)
  }

  /// Reads the quality minus 4, and the format: 0 standard, 1 optimized, 0x101 progressive.
  private static func quality(_ data: ByteFields) -> PhotoshopResource.Content? {
    guard let first = data.uint16(at: 0), let format = data.uint16(at: 2) else { return nil }
    let quality = Int(Int16(truncatingIfNeeded: first)) + 4
    guard (0...12).contains(quality) else { return nil }
    return .jpegQuality(quality: quality, isProgressive: format == 0x0101)
  }

  /// Reads format, width and height.
  private static func thumbnail(_ data: ByteFields) -> PhotoshopResource.Content? {
    guard let width = data.uint32(at: 4), let height = data.uint32(at: 8) else { return nil }
    return .thumbnail(width: width, height: height)
  }

  /// Reads version 6: a rectangle, then the name.
  ///
  /// Later versions are descriptors.
  private static func slices(_ data: ByteFields, limits: ReadLimits) -> PhotoshopResource.Content? {
    guard data.uint32(at: 0) == 6 else { return nil }
    return text(data, at: 20, limits: limits).map { .slices(name: $0.text) }
  }

  /// Reads the version, whether there is merged data, the writer, and the reader.
  private static func version(_ data: ByteFields, limits: ReadLimits) -> PhotoshopResource.Content? {
    guard let writer = text(data, at: 5, limits: limits),
      let reader = text(data, at: writer.end, limits: limits)
    else { return nil }
    return .version(writer: writer.text, reader: reader.text)
  }

  /// Reads UTF-16 that follows the number of its units.
  private static func text(
    _ data: ByteFields, at offset: Int, limits: ReadLimits
  ) -> (text: String, end: Int)? {
    guard let count = data.uint32(at: offset), count * 2 <= data.bytes.count - offset - 4 else { return nil }
    let end = offset + 4 + count * 2
    return (ContainerText.utf16(data.bytes[offset + 4..<end], limit: limits.textBytes), end)
  }
}
