/// What the file system records about a file in addition to its bytes.
package struct FileAttributes: Sendable {
  /// A moment by the system's clock.
  package struct Time: Sendable, Equatable {
    /// Whole seconds since 1970, UTC; negative before.
    package var seconds: Int64
    /// The fraction of the second in nanoseconds, 0 to 999,999,999.
    package var nanoseconds: Int
  }

  /// An extended attribute.
  package struct Extended: Sendable, Hashable {
    /// The attribute's name as the system returns it, for example `user.xdg.origin.url`.
    package var name: [UInt8]
    /// The size of its value; nil if the system refuses it.
    package var byteCount: Int?
    /// The attribute's value; nil if the system refuses it, or it is longer than `maximumValueBytes`.
    package var value: [UInt8]?
  }

  /// The maximum size of all names together, in bytes; Linux's own limit, XATTR_LIST_MAX.
  package static let maximumNameBytes = 64 * 1024
  package static let maximumValueBytes = 16 * 1024
  package static let maximumAttributes = 100

  /// When the bytes were last written.
  package var modified: Time
  /// When bytes, name, owner, permissions or attributes were last changed.
  package var statusChanged: Time
  /// When the file was created on this file system; nil if the system doesn't report it.
  package var born: Time?
  /// The extended attributes in the system's order, the first `maximumAttributes`; nil if the file system has none or
  /// refuses them.
  package var extended: [Extended]?
}
