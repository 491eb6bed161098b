/// The key of a message; keys that code names directly are static members.
package struct MessageKey: Sendable, Equatable, CaseIterable {
  /// The message's row in the table of texts.
  let row: UInt16

  init(_ row: UInt16) { self.row = row }

  package static var allCases: [MessageKey] { (0..<UInt16(table.count)).map(MessageKey.init) }
}
