#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name, readable by its owner alone, that is gone with the process.
package struct AnonymousFile: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Makes one in a directory.
  package init(in directory: SystemPath) throws(SystemError) {
    // The name goes with its owner, at the end of this initializer.
    let name = try TemporaryName(beside: directory.appending(Array("rows".utf8)))
    descriptor = try name.create(mode: 0o600, access: O_RDWR)
  }

  /// Writes all the bytes behind those before.
  package borrowing func append(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor.number)
  }

  /// Reads `count` bytes from `offset`; fewer come only where the file ends.
  package borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }
}
