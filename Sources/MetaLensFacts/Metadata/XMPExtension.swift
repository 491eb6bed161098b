/// An extended XMP packet of a JPEG: whether a packet names it, and whether it is whole (XMP part 3, 1.1.3.1).
package struct XMPExtension: Sendable, Equatable {
  /// The place that contains it, in technical terms: `APP1 XMP extension`; of one that is only named, `APP1 XMP`.
  package var container: String
  /// The offset in the file of the GUID in its first segment; of one that is only named, of the property that names it.
  package var offset: Int
  /// The 32 characters by which it is named, as written: the MD5 of the whole packet in hexadecimal digits, if they are
  /// right.
  package var guid: String
  /// Whether a packet names it by a GUID; nil if none that was read does, but not all of them were read whole, or one
  /// has something else as a name.
  package var isNamed: Bool?
  /// The whole packet's size as its first segment states it, in bytes; nil if it is only named.
  package var statedByteCount: Int?
  /// The number of its bytes in the file; of a packet that is named and within the limits, those before the first gap.
  package var byteCount: Int
  /// Whether the GUID is the MD5 of the packet; nil if the packet isn't whole or isn't named, or if the system refuses
  /// MD5.
  package var matchesGUID: Bool?

  package init(
    container: String, offset: Int, guid: String, isNamed: Bool?, statedByteCount: Int? = nil,
    byteCount: Int = 0, matchesGUID: Bool? = nil
  ) {
    self.container = container
    self.offset = offset
    self.guid = guid
    self.isNamed = isNamed
    self.statedByteCount = statedByteCount
    self.byteCount = byteCount
    self.matchesGUID = matchesGUID
  }
}
