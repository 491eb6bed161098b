import MetaLensPlatform

/// The file name extensions that say “this is a photo”.
///
/// A file with one of them that can't be analysed is told; any other file is no photo to begin with.
enum PhotoExtension {
  private static let known: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "heic", "heif", "hif", "avif", "webp", "tif", "tiff", "dng", "cr2",
    "cr3", "crw", "nef", "nrw", "arw", "srf", "sr2", "orf", "rw2", "raf", "pef", "raw", "mrw", "x3f", "gif",
    "jxl", "jp2", "j2k", "jpf", "mpo", "bmp", "psd",
  ]

  /// Whether the name has one, in whatever case; a name that is nothing else (`.jpg`) has none.
  static func isIn(_ path: SystemPath) -> Bool {
    known.contains(path.pathExtension)
  }
}
