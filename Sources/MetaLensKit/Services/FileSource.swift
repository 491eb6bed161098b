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

  /// Whether the file is the same as when it was opened, by its identity, size and modification time.
  func isUnchanged() throws(SystemError) -> Bool {
    try file.currentIdentity() == file.identity
  }
  func attributes() throws(SystemError) -> FileAttributes { try file.attributes() }
}
