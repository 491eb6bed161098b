import MetaLensFacts
import MetaLensPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SystemPath {
  /// Makes the path of a file URL; decodes percent escapes byte by byte, so that a name that isn't UTF-8 is preserved.
  ///
  /// - Throws: `MetaLensError` for any other URL, and for a file URL of another machine: nothing is downloaded.
  init(fileURL url: URL) throws(MetaLensError) {
    guard url.isFileURL else {
      throw MetaLensError(.readFailed, path: url.absoluteString, detail: "not a file URL")
    }
    let host = url.host() ?? ""
    guard host.isEmpty || host.lowercased() == "localhost" else {
      throw MetaLensError(.readFailed, path: url.absoluteString, detail: "the file URL names another machine")
    }
    guard let path = SystemPath(percentEncoded: url.path(percentEncoded: true)) else {
      throw MetaLensError(.notFound, path: url.absoluteString)
    }
    self = path
    // A directory's URL ends with a slash, which isn't part of its name.
    if bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
  }
}
