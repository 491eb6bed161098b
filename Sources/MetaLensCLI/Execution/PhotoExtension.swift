import MetaLensKit
import MetaLensPlatform

/// The file name extensions that say “this is a photo”.
///
/// A file with one of them that can't be analysed is told; any other file is no photo to begin with.
enum PhotoExtension {
  /// Whether the name has one, in whatever case; a name that is nothing else (`.jpg`) has none.
  static func isIn(_ path: SystemPath) -> Bool {
    FormatExtension.all.contains(path.pathExtension)
  }
}
