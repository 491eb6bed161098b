package import MetaLensFacts

/// Why a file has no facts at all; everything less is a diagnostic among the facts.
package enum PhotoReadingError: Error {
  /// The source could not be read.
  case read(any Error)
  /// The source has no bytes.
  case empty
  /// The source says that it has no bytes, and gives some: the system makes them up while they are read.
  case unsized
  /// The first bytes are none of a photo's that MetaLens knows; what they are, where that is known.
  case unknownFormat(OtherFile?)
  /// A format that is known and not read yet.
  case unsupported(PhotoFormat)
  /// The file ends before its frame header, so not even the picture's size is known.
  case truncatedBeforeFrame
  /// The file kept behind its picture what says where that is and how to read it, and that is missing: the file ends
  /// before it (`isCut`), or holds something else there.
  case indexMissing(isCut: Bool)
  /// The file is larger than `ReadLimits.fileBytes`.
  case tooLarge(byteCount: Int, limit: Int)
  /// The source gave fewer bytes than it had when it was opened.
  case changedWhileRead
  /// The file has the marks of its format and nothing that could be read after them; what was missed, in English.
  case malformed(String)
  /// The task was cancelled.
  case cancelled
}
