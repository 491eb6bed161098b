package import MetaLensPlatform

/// The camera signatures that a command compares with: the supplied ones, named tables, or both.
package struct SignatureSelection: Sendable, Equatable {
  /// The named tables, in order.
  package var files: [SystemPath] = []
  /// Whether the supplied signatures are used.
  package var includesShipped = true

  package init() {}

  /// Whether this differs from the supplied signatures.
  package var isChanged: Bool { !files.isEmpty || !includesShipped }
}
