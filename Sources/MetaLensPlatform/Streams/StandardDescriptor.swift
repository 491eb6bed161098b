/// The descriptors that every process begins with.
package enum StandardDescriptor {
  /// Standard input.
  package static let input: Int32 = 0
  /// Standard output.
  package static let output: Int32 = 1
  /// Standard error.
  package static let error: Int32 = 2
}
