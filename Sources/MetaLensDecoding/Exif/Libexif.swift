internal import CLibExif
internal import CMetaLensShims
import MetaLensFacts

// Both modules have an ExifEntry.
private typealias HeldEntry = CLibExif.ExifEntry

// All unsafe code for libexif is in this file. Values are compared in place and
// copied where they are handed out, so nothing of libexif's memory outlives its owner.

/// An EXIF block as libexif read it.
@safe
struct Libexif: ~Copyable, ExifReader {
  /// One entry as libexif holds it.
  struct Entry: Equatable {
    var tag: UInt16
    var format: UInt16
    var components: UInt
    var size: Int
  }

  private let data: UnsafeMutablePointer<ExifData>

  /// Loads the bytes `Exif`, NUL, NUL and the TIFF block that stand at `range`; nil without memory.
  ///
  /// Without its two options libexif would repair what it reads and drop what it
  /// doesn't know. The caller has walked the block and found nothing that could
  /// make libexif run in circles.
  init?(loading bytes: [UInt8], _ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, range.count <= Int(Int32.max),
      let data = unsafe exif_data_new()
    else { return nil }
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let block = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      unsafe exif_data_load_data(data, block.baseAddress, UInt32(block.count))
    }
    unsafe self.data = data
  }

  /// Loads a TIFF block alone.
  init?(loading block: [UInt8]) {
    let bytes = Array("Exif".utf8) + [0, 0] + block
    self.init(loading: bytes, 0..<bytes.count)
  }

  deinit { unsafe exif_data_unref(data) }

  func entryCount(_ kind: ExifDirectory.Kind) -> Int {
    guard let content = unsafe content(kind) else { return 0 }
    return unsafe Int(content.pointee.count)
  }

  func entry(_ index: Int, _ kind: ExifDirectory.Kind) -> Entry? {
    guard let entry = unsafe pointer(index, kind) else { return nil }
    return unsafe Entry(
      tag: UInt16(truncatingIfNeeded: entry.pointee.tag.rawValue),
      format: UInt16(truncatingIfNeeded: entry.pointee.format.rawValue),
      components: UInt(entry.pointee.components), size: Int(entry.pointee.size))
  }

  func matches(_ index: Int, _ kind: ExifDirectory.Kind, _ walked: MetaLensFacts.ExifEntry, in block: [UInt8])
    -> Bool
  {
    guard let entry = unsafe pointer(index, kind), let value = walked.value, value.upperBound <= block.count
    else { return false }
    guard unsafe UInt32(truncatingIfNeeded: entry.pointee.tag.rawValue) == UInt32(walked.tag),
      unsafe UInt32(truncatingIfNeeded: entry.pointee.format.rawValue) == UInt32(walked.rawType),
      unsafe UInt64(entry.pointee.components) == UInt64(walked.count),
      unsafe Int(entry.pointee.size) == value.count
    else { return false }
    guard !value.isEmpty else { return true }
    guard let bytes = unsafe entry.pointee.data else { return false }
    return unsafe block.withUnsafeBufferPointer { buffer in
      let walked = unsafe UnsafeBufferPointer(rebasing: buffer[value])
      guard let walkedBytes = walked.baseAddress else { return true }
      return unsafe metalens_are_equal(walkedBytes, bytes, walked.count) == 1
    }
  }

  func appendValue(_ index: Int, _ kind: ExifDirectory.Kind, to bytes: inout [UInt8]) {
    guard let entry = unsafe pointer(index, kind), let value = unsafe entry.pointee.data else { return }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: value, count: Int(entry.pointee.size)))
  }

  private func content(_ kind: ExifDirectory.Kind) -> UnsafeMutablePointer<ExifContent>? {
    switch kind {
    case .ifd0: unsafe data.pointee.ifd.0
    case .ifd1: unsafe data.pointee.ifd.1
    case .exif: unsafe data.pointee.ifd.2
    case .gps: unsafe data.pointee.ifd.3
    case .interoperability: unsafe data.pointee.ifd.4
    }
  }

  private func pointer(_ index: Int, _ kind: ExifDirectory.Kind) -> UnsafeMutablePointer<HeldEntry>? {
    guard let content = unsafe content(kind), index >= 0, unsafe index < Int(content.pointee.count),
      let entries = unsafe content.pointee.entries
    else { return nil }
    return unsafe entries[index]
  }
}
