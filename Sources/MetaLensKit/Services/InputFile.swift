import MetaLensPlatform

/// An open file: one that a descriptor such as standard input's reads, or one that was opened at its path.
package struct InputFile: Sendable {
  let source: FileSource

  init(opening path: SystemPath) throws(SystemError) { source = try FileSource(opening: path) }

  /// Takes the file that a descriptor reads, if nothing was read from it yet; nil for anything else, such as a pipe.
  init?(of descriptor: Int32) throws(SystemError) {
    guard let file = try RandomAccessFile.unread(by: descriptor) else { return nil }
    source = FileSource(file)
  }

  /// Returns all bytes of the file.
  package func contents() throws(MetaLensError) -> [UInt8] {
    do throws(SystemError) {
      return try source.read(at: 0, count: source.byteCount)
    } catch {
      throw MetaLensError(error, path: nil)
    }
  }
}
