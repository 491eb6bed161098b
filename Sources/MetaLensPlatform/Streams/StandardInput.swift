/// The process's standard input.
package enum StandardInput {
  /// Reads to the end; nil when more than `limit` bytes came.
  package static func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    try DescriptorReader.readAll(from: StandardDescriptor.input, limit: limit)
  }

  /// Reads what is there, at most so many bytes, and waits where nothing is; only the end gives nothing.
  package static func next(most: Int) throws(SystemError) -> [UInt8] {
    try DescriptorReader.next(from: StandardDescriptor.input, most: most)
  }
}
