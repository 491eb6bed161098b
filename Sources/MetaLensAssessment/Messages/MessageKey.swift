/// A message; those that aren't looked up by their key are static members.
package struct MessageKey: Sendable, Equatable, CaseIterable {
  /// Its place in the table of texts.
  let row: UInt16

  init(_ row: UInt16) { self.row = row }

  package static var allCases: [MessageKey] { (0..<UInt16(table.count)).map(MessageKey.init) }
}
