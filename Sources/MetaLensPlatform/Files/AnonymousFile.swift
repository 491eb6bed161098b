#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name, which only its owner can read and which disappears with the process.
package struct AnonymousFile: ~Copyable, Sendable {
  private let descriptor: Descriptor

  package init(in directory: SystemPath) throws(SystemError) {
    // The name is removed with its owner, at the end of this initializer.
    let name = try TemporaryName(beside: directory.appending(Array("rows".utf8)))
    descriptor = try name.create(access: O_RDWR)
  }

  /// Appends all of the bytes to the file.
  package borrowing func append(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: descriptor.number)
  }

  /// Reads `count` bytes from `offset`; returns fewer only at the end of the file.
  package borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }
}
