/// A file as the system knows it without its bytes: which it is, and when anything of it was last changed.
///
/// Size and modification time alone can't show that the bytes are unchanged: `exiv2 -k` and `touch -r` restore that time.
/// No ordinary call restores the status change time.
package struct FileState: Sendable, Equatable {
  /// Which file it is, and its size and time of modification.
  package var identity: FileIdentity
  /// When bytes, name, owner, permissions or attributes were last changed, in whole seconds since 1970, UTC.
  package var changedSeconds: Int64

  /// Makes a state of its parts.
  package init(identity: FileIdentity, changedSeconds: Int64) {
    self.identity = identity
    self.changedSeconds = changedSeconds
  }

  /// Whether nothing of the file was changed since it was read, as far as its times tell.
  ///
  /// What was changed in the second in which reading began may have been changed afterwards: it counts as changed.
  ///
  /// - Parameter seconds: when reading began, in whole seconds since 1970, UTC.
  package func isUnchanged(since seconds: Int64) -> Bool { changedSeconds < seconds }
}
