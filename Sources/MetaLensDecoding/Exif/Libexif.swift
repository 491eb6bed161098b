import MetaLensBytes
internal import CLibExif
internal import CMetaLensShims
import MetaLensFacts

// CLibExif and MetaLensFacts both have an ExifEntry and an ExifTag.
private typealias HeldEntry = CLibExif.ExifEntry
private typealias HeldTag = CLibExif.ExifTag

// All unsafe code for libexif is in this file. Values are compared in place and copied when they are returned, so no
// pointer into libexif's memory outlives its owner.

/// An EXIF block as libexif read it.
@safe
struct Libexif: ~Copyable, ExifReader {
  /// An entry as libexif stores it.
  struct Entry: Equatable {
    var tag: UInt16
    var format: UInt16
    var components: UInt
    var size: Int
  }

  private let data: UnsafeMutablePointer<ExifData>
  /// The memory for everything that libexif stores of the block.
  private let memory: OpaquePointer

  /// Loads the bytes at `range`: `Exif`, NUL, NUL and the TIFF block.
  ///
  /// Nil if there is no memory, or if the block needs more than a sound block may.
  ///
  /// Two options are turned off, by which libexif would repair what it reads and drop what it doesn't know. The caller
  /// has walked the block and found nothing that could make libexif run in circles.
  init?(loading bytes: [UInt8], _ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, range.count <= Int(Int32.max),
      let memory = unsafe metalens_exif_memory_new(Self.maximumBytes(for: range.count))
    else { return nil }
    let before = unsafe metalens_exif_memory_use(memory)
    defer { unsafe _ = metalens_exif_memory_use(before) }
    guard let data = unsafe Self.empty() else {
      unsafe metalens_exif_memory_free(memory)
      return nil
    }
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let block = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      unsafe exif_data_load_data(data, block.baseAddress, UInt32(block.count))
    }
    guard unsafe metalens_exif_memory_is_exhausted(memory) == 0 else {
      // Memory ran out: libexif's entries are incomplete.
      unsafe exif_data_unref(data)
      unsafe metalens_exif_memory_free(memory)
      return nil
    }
    unsafe self.data = data
    unsafe self.memory = memory
  }

  /// Returns how much memory libexif may allocate in total to load a block.
  ///
  /// A sound block needs about thirteen times the size of its entries and values; repeated thumbnails, or an Apple
  /// maker note that states too much, need thousands.
  private static func maximumBytes(for byteCount: Int) -> Int { (1 << 20) + 64 * byteCount }

  /// Returns a block without entries, in the memory that is in use.
  private static func empty() -> UnsafeMutablePointer<ExifData>? {
    guard
      let memory = unsafe exif_mem_new(
        metalens_exif_allocate, metalens_exif_reallocate, metalens_exif_free)
    else { return nil }
    // The block retains it.
    defer { unsafe exif_mem_unref(memory) }
    return unsafe exif_data_new_mem(memory)
  }

  /// Loads a TIFF block without `Exif`, NUL, NUL before it.
  init?(loading block: [UInt8]) {
    let bytes = ExifDecoding.identifier + block
    self.init(loading: bytes, 0..<bytes.count)
  }

  deinit {
    unsafe exif_data_unref(data)
    unsafe metalens_exif_memory_free(memory)
  }

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

  /// Returns libexif's name of a tag, in the locale's language; nil if libexif doesn't know it.
  static func title(of tag: UInt16, in kind: ExifDirectory.Kind) -> String? {
    unsafe string(exif_tag_get_title_in_ifd(HeldTag(UInt32(tag)), ifd(kind)))
  }

  /// Returns an entry's value as libexif writes it for people, in the locale's language, shortened if it is long.
  func text(_ index: Int, _ kind: ExifDirectory.Kind) -> String? {
    guard let entry = unsafe pointer(index, kind) else { return nil }
    return unsafe Self.written { buffer, count in unsafe _ = exif_entry_get_value(entry, buffer, count) }
  }

  /// Returns the maker note's values as libexif writes them for people; empty if libexif doesn't know the note's form.
  func makerNote(maximum: Int) -> [ExifWording.NoteEntry] {
    guard let note = unsafe exif_data_get_mnote_data(data) else { return [] }
    let count = unsafe min(Int(exif_mnote_data_count(note)), maximum)
    return (0..<UInt32(count)).compactMap { index in
      guard let name = unsafe Self.string(exif_mnote_data_get_name(note, index)) else { return nil }
      let value = unsafe Self.written { buffer, count in
        unsafe _ = exif_mnote_data_get_value(note, index, buffer, count)
      }
      return ExifWording.NoteEntry(
        tag: unsafe Int(exif_mnote_data_get_id(note, index)), name: name,
        title: unsafe Self.string(exif_mnote_data_get_title(note, index)) ?? "", value: value ?? "")
    }
  }

  /// Returns what libexif writes into a buffer of 1,024 bytes, up to its NUL; nil if that is empty.
  private static func written(_ write: (UnsafeMutablePointer<CChar>, UInt32) -> Void) -> String? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
      unsafe buffer.initialize(repeating: 0)
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let start = buffer.baseAddress else { return }
        unsafe write(start, UInt32(buffer.count))
      }
      count = buffer.count
    }
    return text(bytes.prefix { $0 != 0 })
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.isEmpty ? nil : ContainerText.guessed(bytes, limit: bytes.count * 2).text
  }

  private static func ifd(_ kind: ExifDirectory.Kind) -> ExifIfd {
    switch kind {
    case .ifd0: EXIF_IFD_0
    case .ifd1: EXIF_IFD_1
    case .exif: EXIF_IFD_EXIF
    case .gps: EXIF_IFD_GPS
    case .interoperability: EXIF_IFD_INTEROPERABILITY
    }
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
