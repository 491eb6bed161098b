/// A fact that one flag settles, whatever else is found, such as a file's own record of what was done to it.
package enum SettledFact: UInt16, Sendable, Hashable, CaseIterable {
  /// Made by a generator, as the file says.
  case generated
  /// Changed by a generator, as the file says.
  case partlyGenerated
  /// A picture of a screen.
  case screenshot
  /// A platform's own mark.
  case platform
  /// An editor's own record.
  case editor
  /// A metadata tool's own record.
  case metadataTool
  /// Bytes that differ from the signed ones, as a checked signature shows.
  case changedAfterSigning
  /// A container that no camera writes.
  case converted
  /// A file with nothing of a camera, and with a program's coding or container.
  case copy
}
