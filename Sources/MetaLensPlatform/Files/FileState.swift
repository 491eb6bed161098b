/// A file's state without its bytes: its identity, and when anything about it was last changed.
///
/// Size and modification time alone can't show that the bytes are unchanged: `exiv2 -k` and `touch -r` restore that
/// time. No ordinary call restores the status change time.
package struct FileState: Sendable, Equatable {
  /// The file's identity, size and time of modification.
  package var identity: FileIdentity
  /// When bytes, name, owner, permissions or attributes were last changed, in whole seconds since 1970, UTC.
  package var changedSeconds: Int64

  package init(identity: FileIdentity, changedSeconds: Int64) {
    self.identity = identity
    self.changedSeconds = changedSeconds
  }

  /// Whether nothing about the file was changed since it was read, as far as its times show.
  ///
  /// A change in the second in which reading began may have happened after reading, so the file counts as changed.
  ///
  /// - Parameter seconds: When reading began, in whole seconds since 1970, UTC.
  package func isUnchanged(since seconds: Int64) -> Bool { changedSeconds < seconds }
}
