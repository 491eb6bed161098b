import MetaLensFacts
import MetaLensPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SystemPath {
  /// The path of a file URL, its percent escapes undone byte by byte, so that a name that isn't UTF-8 survives.
  init(fileURL url: URL) throws(MetaLensError) {
    guard url.isFileURL, let path = SystemPath(percentEncoded: url.path(percentEncoded: true)) else {
      throw MetaLensError(.notFound, path: url.absoluteString)
    }
    self = path
    // A directory's URL ends in a slash that belongs to no name.
    if bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
  }
}
