import MetaLensFacts

/// Reads Fujifilm's raw format: a header that points to a JPEG and to the sensor's data.
///
/// The format isn't published; the offsets are those that libraw (`src/metadata/tiff.cpp`, `parse_fuji`) and exiftool
/// (`FujiFilm.pm`, `ProcessRAF`) use.
enum RAFReading {
  static func read(_ context: inout ReadingContext) throws(PhotoReadingError) -> ContainerReading {
    // In files with a second set of sensor data, its two offsets follow the first set's; the JPEG begins after them.
    let headerCount = min(secondEnd, context.byteCount)
    guard let header = try context.bytes(at: 0, count: headerCount).map({ ByteFields($0) }),
      let jpegOffset = header.uint32(at: 84)
    else { throw .truncatedBeforeFrame }
    var reading = ContainerReading(.raf)
    let ends = jpegOffset >= secondEnd ? secondEnd : firstEnd
    let byteCount = min(ends, context.byteCount)
    // The camera's name is in 32 bytes at 28.
    let camera = header.bytes.dropFirst(28).prefix(32).prefix { $0 != 0 }
    reading.add(
      ContainerPart(
        "RAF header", offset: 0, byteCount: byteCount, statedByteCount: byteCount < ends ? ends : nil,
        note: ByteFields.name(of: camera)), &context)
    if byteCount < ends { reading.isComplete = false }
    reading.facts.endOffset = byteCount

    for place in places where place.field + 8 <= ends {
      guard let range = range(place, in: header, into: &reading, context.byteCount, &context) else {
        continue
      }
      switch place.name {
      case "JPEG": try readJPEG(range, into: &reading, &context)
      case "CFA data", "CFA data 2": reading.facts.pictureRanges.append(range)
      case "CFA header":
        reading.facts.image = try RAFDirectory.image(range, &context)
      default: break
      }
    }
    if !reading.isComplete { reading.facts.endOffset = nil }
    return reading
  }

  /// The parts that the header points to, and where it states their offset and length.
  private static let places = [
    (name: "JPEG", field: 84), (name: "CFA header", field: 92), (name: "CFA data", field: 100),
    (name: "CFA header 2", field: 120), (name: "CFA data 2", field: 128),
  ]
  private static let firstEnd = 108
  private static let secondEnd = 136

  /// Returns the range that the header states for a part, as far as the file has it; nil if it states none.
  private static func range(
    _ place: (name: String, field: Int), in header: ByteFields, into reading: inout ContainerReading,
    _ fileCount: Int, _ context: inout ReadingContext
  ) -> Range<Int>? {
    guard let offset = header.uint32(at: place.field), let count = header.uint32(at: place.field + 4),
      offset > 0, count > 0
    else { return nil }
    guard offset >= firstEnd, offset < fileCount else {
      context.log.add(.offsetOutOfBounds, at: place.name, offset: place.field, "offset \(offset)")
      reading.isComplete = false
      return nil
    }
    let range = offset..<min(offset + count, fileCount)
    let isWhole = range.count == count
    if !isWhole {
      context.log.add(
        .partTruncated, at: place.name, offset: offset, "size \(count), \(range.count) bytes left")
      reading.isComplete = false
    }
    reading.add(
      ContainerPart(
        place.name, offset: offset, byteCount: range.count, statedByteCount: isWhole ? nil : count), &context)
    reading.facts.endOffset = max(reading.facts.endOffset ?? 0, range.upperBound)
    return range
  }

  private static func readJPEG(
    _ range: Range<Int>, into reading: inout ContainerReading, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    var picture = EmbeddedPicture(role: .preview, coding: "JPEG", ranges: [range], label: "JPEG")
    let segments = try PreviewSegments(range, &context)
    picture.size = segments.size
    reading.facts.pictures.append(picture)
    for block in segments.metadata { reading.add(block, context) }
    guard let exif = segments.exif else { return }
    reading.facts.metadata.append(MetadataBlock(.exif, container: "JPEG APP1", ranges: [exif]))
    if let bytes = try MetadataBytes.read(exif, at: "RAF JPEG Exif", &context) {
      reading.exif = .block(
        LocatedBytes(bytes, container: "RAF JPEG Exif", fileOffset: exif.lowerBound))
    }
  }
}
