package import MetaLensPlatform

/// The reference a command compares with: what ships, tables that are named, or both.
package struct SignatureSelection: Sendable, Equatable {
  /// Tables that are named, in order.
  package var files: [SystemPath] = []
  /// Whether what ships is used.
  package var includesShipped = true

  package init() {}

  /// Whether it is anything but the reference that ships.
  package var isChanged: Bool { !files.isEmpty || !includesShipped }
}
