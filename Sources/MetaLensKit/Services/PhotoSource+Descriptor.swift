import MetaLensDecoding
import MetaLensFacts
package import MetaLensPlatform

extension PhotoSource {
  /// Takes a photo from a descriptor such as standard input's: a file is read where it is, and anything else to its
  /// end.
  ///
  /// Reading also ends where the first bytes match no photo format: these bytes show what it is instead. Returns nil if
  /// there are more than `limit` bytes to keep.
  package static func taken(
    from descriptor: Int32, limit: Int, signal: DescriptorReader.WhileWaiting = .endsReading
  ) throws(SystemError) -> PhotoSource? {
    if let file = try InputFile(of: descriptor) { return .open(file, nil) }
    let bytes = try DescriptorReader.readAll(
      from: descriptor, limit: limit, signal: signal, beginning: PhotoFormat.detectionByteCount
    ) { PhotoFormat(detecting: $0) != nil }
    return bytes.map { .bytes($0) }
  }
}
