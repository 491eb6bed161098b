import MetaLensDecoding
import MetaLensPlatform

/// An open file as a source of bytes.
final class FileSource: ByteSource, Sendable {
  private let file: RandomAccessFile

  init(_ file: consuming RandomAccessFile) { self.file = file }

  init(opening path: SystemPath) throws(SystemError) { file = try RandomAccessFile(opening: path) }

  var byteCount: Int { file.identity.byteCount }

  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try file.read(at: offset, count: count)
  }

  /// Whether the file is still what it was when it was opened.
  func isUnchanged() throws(SystemError) -> Bool {
    try file.currentIdentity() == file.identity
  }
  /// What the file system says of the file.
  func attributes() throws(SystemError) -> FileAttributes { try file.attributes() }
}
