/// What a flag settles by itself, whatever else is found: a file's own record of what was done to it.
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
  /// Signed bytes that aren't the file's any more, as a checked signature says.
  case changedAfterSigning
  /// A container that no camera writes.
  case converted
  /// Nothing of a camera in it, and a program's coding or container.
  case copy
}
