/// What the file system says of a file beside its bytes.
package struct FileAttributes: Sendable {
  /// A moment of the system's clock.
  package struct Time: Sendable, Equatable {
    /// Whole seconds since 1970, UTC; negative before.
    package var seconds: Int64
    /// The rest in nanoseconds, 0 to 999,999,999.
    package var nanoseconds: Int
  }

  /// An extended attribute.
  package struct Extended: Sendable, Hashable {
    /// The attribute's name as the system gives it, `user.xdg.origin.url` say.
    package var name: [UInt8]
    /// The size of its value; nil where the system doesn't give it to us.
    package var byteCount: Int?
    /// The attribute's value; nil where the system doesn't give it, or it is longer than `maximumValueBytes`.
    package var value: [UInt8]?
  }

  /// Bytes that the names may take together; Linux's own limit, XATTR_LIST_MAX.
  package static let maximumNameBytes = 64 * 1024
  /// Bytes that a value may have to be read.
  package static let maximumValueBytes = 16 * 1024
  /// Attributes that are read.
  package static let maximumAttributes = 100

  /// When the bytes were last written.
  package var modified: Time
  /// When bytes, name, owner, permissions or attributes were last changed.
  package var statusChanged: Time
  /// When the file came into being on this file system; nil where the system doesn't tell.
  package var born: Time?
  /// The extended attributes in the system's order, the first `maximumAttributes`; nil where the file system has none
  /// or doesn't give them to us.
  package var extended: [Extended]?
}
