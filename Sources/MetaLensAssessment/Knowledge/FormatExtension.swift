/// The file name extensions of each format.
///
/// Sources: each format's specification or registration; for raw files their makers' documentation, as libraw and
/// exiftool list them. All raw files that are built like TIFF count as one format: their first bytes hardly distinguish
/// them, and programs rename them.
package enum FormatExtension {
  private struct Row {
    let formats: [PhotoFormat]
    let names: [String]
    let extensions: [NameExtension]

    // Not inlined, so that the compiler optimizes one copy instead of one per row.
    @inline(never)
    init(_ formats: [PhotoFormat], _ names: String...) {
      self.formats = formats
      self.names = names
      extensions = names.map { NameExtension($0) }
    }
  }

  private static let jpeg = Row([.jpeg], "jpg", "jpeg", "jpe", "jfif", "mpo", "thm", "insp")

  private static let rows: [Row] = [
    jpeg,
    Row([.png], "png", "apng"), Row([.gif], "gif"), Row([.webp], "webp"), Row([.heic], "heic", "hif"),
    Row([.avif], "avif"), Row([.heic, .avif], "heif"), Row([.jpegXL], "jxl"),
    Row([.jpeg2000], "jp2", "j2k", "jpf", "jpx", "j2c"),
    Row(
      [.tiff, .dng, .cr2, .nef, .arw, .orf, .rw2, .pef, .srw],
      "tif", "tiff", "dng", "nef", "nrw", "arw", "srf", "sr2", "cr2", "pef", "orf", "rw2", "rwl", "srw",
      "3fr",
      "iiq"),
    Row([.cr3], "cr3"), Row([.raf], "raf"), Row([.crw], "crw"), Row([.mrw], "mrw"), Row([.x3f], "x3f"),
    // Panasonic and Leica write TIFF with this extension; other makers have used it for various raw formats.
    Row([.tiff, .dng, .cr2, .nef, .arw, .orf, .rw2, .pef, .srw, .cr3, .raf, .crw, .mrw, .x3f], "raw"),
    Row([.bmp], "bmp"), Row([.psd], "psd"),
  ]

  package static let all = Set(rows.flatMap(\.names))

  /// Whether an extension belongs only to other formats; false for an unknown extension.
  package static func contradicts(_ name: NameExtension, _ format: PhotoFormat) -> Bool {
    // JPEG is by far the most frequent.
    if format == .jpeg, jpeg.extensions.contains(name) { return false }
    let formats = rows.first { $0.extensions.contains(name) }?.formats
    return formats.map { !$0.contains(format) } ?? false
  }

  /// Extensions of raw files built like TIFF that always contain sensor data, unlike a developed TIFF.
  private static let sensorData = names(
    "dng", "nef", "nrw", "arw", "cr2", "pef", "orf", "rw2", "rwl", "srw")

  /// All extensions that only raw files have.
  private static let raws =
    sensorData + names("srf", "sr2", "3fr", "iiq", "cr3", "raf", "crw", "mrw", "x3f")

  private static func names(_ names: String...) -> [NameExtension] { names.map { NameExtension($0) } }

  package static let rawFormats: Set<PhotoFormat> = [
    .dng, .cr2, .nef, .arw, .orf, .rw2, .pef, .srw, .cr3, .raf, .crw, .mrw, .x3f,
  ]

  /// Whether only raw files have this extension, in upper or lower case.
  package static func isRaw(_ name: String) -> Bool { raws.contains(NameExtension(name)) }

  /// Whether an extension belongs to raw files, and never to a developed TIFF.
  package static func isNeverDeveloped(_ name: NameExtension) -> Bool { sensorData.contains(name) }

  /// Returns the most frequent extension of a format.
  package static func usual(for format: PhotoFormat) -> String {
    format == .jpeg ? "jpg" : format.rawValue
  }
}
