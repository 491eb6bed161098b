/// The process's standard input.
package enum StandardInput {
  /// Reads to the end; nil when more than `limit` bytes came.
  package static func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    try DescriptorReader.readAll(from: StandardDescriptor.input, limit: limit)
  }
}
