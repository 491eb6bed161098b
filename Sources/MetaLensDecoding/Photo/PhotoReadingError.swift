package import MetaLensFacts

/// The reason why a file has no facts at all; lesser damage is reported by diagnostics among the facts.
package enum PhotoReadingError: Error {
  /// The source could not be read.
  case read(any Error)
  /// The source has no bytes.
  case empty
  /// The source states a size of 0 but returns bytes, as files do that the system generates while they are read.
  case unsized
  /// The first bytes aren't those of a photo format that MetaLens knows. The value says what the file is, if that is
  /// known.
  case unknownFormat(OtherFile?)
  /// The format is known but not read yet.
  case unsupported(PhotoFormat)
  /// The file ends before its frame header, so not even the picture's size is known.
  case truncatedBeforeFrame
  /// The file's index, which follows the picture and says where it is and how to read it, is missing: the file ends
  /// before the index (`isCut`), or has something else there.
  case indexMissing(isCut: Bool)
  /// The file is larger than `ReadLimits.fileBytes`.
  case tooLarge(byteCount: Int, limit: Int)
  /// The source returned fewer bytes than it had when it was opened.
  case changedWhileRead
  /// The file has its format's signature but nothing readable after it. The value says what was missing, in English.
  case malformed(String)
  case cancelled
}
