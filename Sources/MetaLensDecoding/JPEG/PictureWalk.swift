import MetaLensFacts

/// A walk from a place among a JPEG's segments to the picture's own EOI, scans included (ITU-T T.81, B.1 and B.2).
///
/// Entropy-coded data is searched for markers, never decoded, so each byte is read only once whatever the file
/// contains.
struct PictureWalk {
  /// The walk's position; after EOI once that is found.
  private(set) var position: Int
  /// Whether the picture's EOI was found.
  private(set) var isWhole = false
  /// Whether the walk is in entropy-coded data; otherwise it is between segments, where every marker with a length
  /// counts.
  private var isInData: Bool
  private var hasScan: Bool
  /// The number of fill bytes so far before the next marker.
  private var fillCount = 0

  /// Begins after SOI, or, with `inData`, after a scan's header.
  init(at position: Int, inData: Bool) {
    self.position = position
    isInData = inData
    hasScan = inData
  }

  /// Walks to the picture's end, the next SOI or the file's end, and passes what it finds to the reader.
  mutating func run(_ window: inout ForwardWindow, reader: inout CodingReader) throws(PhotoReadingError) {
    while try step(&window, reader: &reader) {}
    if isInData { reader.endScan(at: isWhole ? position - 2 : position) }
  }

  private mutating func step(
    _ window: inout ForwardWindow, reader: inout CodingReader
  ) throws(PhotoReadingError) -> Bool {
    if position >= window.end { return try window.advance(keepingFrom: position) }
    let begin = window.bytes.firstMarker(from: position - window.start)
    var index = begin
    // Whether a lone 0xFF at the window's end, or a run of fill bytes, begins a marker isn't known yet.
    while index + 1 < window.bytes.count, window.bytes[index + 1] == 0xFF { index += 1 }
    let found = window.start + index
    if !isInData { reader.addStray(window.start + begin - position) }
    fillCount += index - begin
    if index + 1 >= window.bytes.count {
      position = found
      return try window.advance(keepingFrom: found)
    }
    let marker = window.bytes[index + 1]
    if marker == JPEGMarker.endOfImage {
      position = found + 2
      isWhole = hasScan
      reader.end(at: found)
      return false
    }
    if marker == JPEGMarker.startOfImage {
      position = found
      return false
    }
    guard marker != 0, !(0xD0...0xD7).contains(marker), hasLength(marker) else {
      // Damage inside the data, or TEM.
      if !isInData { reader.addStray(fillCount + 2) }
      fillCount = 0
      position = found + 2
      return true
    }
    guard try window.load(to: found + 4, keepingFrom: found) else {
      position = window.end
      return false
    }
    let first = found - window.start
    let length = Int(window.bytes.uint16(at: first + 2))
    guard length >= 2 else {
      fillCount = 0
      position = found + 2
      return true
    }
    // A segment that states more bytes than there are ends the walk, as it ends libjpeg's: the picture is incomplete.
    guard found + 2 + length <= window.byteCount else {
      position = found
      return false
    }
    guard try window.load(to: found + 2 + length, keepingFrom: found) else { return false }
    if isInData { reader.endScan(at: found) }
    let payload = found - window.start + 4..<found - window.start + 2 + length
    reader.add(
      JPEGSegment(
        marker: marker, offset: found, payloadCount: length - 2, fillCount: fillCount,
        identifier: JPEGMarker.isApplication(marker) ? MarkerWalk.identifier(window.bytes, payload) : ""),
      in: window.bytes, from: window.start)
    fillCount = 0
    position = found + 2 + length
    isInData = marker == JPEGMarker.startOfScan
    if isInData { hasScan = true }
    return true
  }

  /// Whether a marker begins a segment with a length.
  ///
  /// In data, only the markers that may be between scans do (T.81, B.2.1, and those that APPn writers put there).
  private func hasLength(_ marker: UInt8) -> Bool {
    switch marker {
    case 0xC4, 0xCC, 0xDA...0xDD, 0xE0...0xEF, 0xFE: true
    case 0x01: false
    default: !hasScan && marker >= 0xC0
    }
  }
}
