import MetaLensBytes
package import MetaLensPlatform

/// The file system's attributes of a file: context that any copy loses or changes, and that never affects a score.
public struct FileSystemAttributes: Sendable, Hashable {
  /// An extended attribute.
  public struct Extended: Sendable, Hashable {
    /// The attribute's name; bytes that aren't UTF-8 are replaced.
    public var name: String
    /// The size of its value in bytes; nil if the system doesn't report it.
    public var byteCount: Int?
    /// The attribute's value if it states where the file comes from and is plain text, or texts in a property list,
    /// which are joined by spaces; otherwise nil.
    public var text: String?

    /// Makes an attribute.
    public init(name: String, byteCount: Int?, text: String? = nil) {
      self.name = name
      self.byteCount = byteCount
      self.text = text
    }
  }

  /// When the bytes were last written, ISO 8601 in UTC.
  public var modified: String
  /// When bytes, name, owner, permissions or attributes last changed, ISO 8601 in UTC.
  public var statusChanged: String
  /// When the file was created on this file system, ISO 8601 in UTC; nil if the system doesn't report it.
  public var born: String?
  /// The extended attributes in the system's order, at most 100; nil if the file system has none or refuses them.
  public var extended: [Extended]?

  /// Makes attributes.
  public init(modified: String, statusChanged: String, born: String?, extended: [Extended]?) {
    self.modified = modified
    self.statusChanged = statusChanged
    self.born = born
    self.extended = extended
  }

  package init(_ attributes: FileAttributes) {
    modified = Self.text(of: attributes.modified)
    statusChanged = Self.text(of: attributes.statusChanged)
    born = attributes.born.map(Self.text)
    extended = attributes.extended?.map { attribute in
      let name = String(decoding: attribute.name, as: UTF8.self)
      return Extended(
        name: name, byteCount: attribute.byteCount,
        text: Self.tellsOrigin(name) ? attribute.value.flatMap(Self.plainText) : nil)
    }
  }

  /// Attributes whose values are shown, by the systems and browsers that write them: freedesktop.org's list of common
  /// extended attributes; macOS's quarantine, Spotlight's and Photos' own.
  private static let tellingOrigin: Set = [
    "user.xdg.origin.url", "user.xdg.referrer.url", "user.xdg.comment", "com.apple.quarantine",
    "com.apple.metadata:kMDItemWhereFroms", "com.apple.metadata:kMDItemIsScreenCapture",
  ]

  static func tellsOrigin(_ name: String) -> Bool {
    // If a file was copied to Linux with its attributes, macOS's names are in Linux's own namespace.
    let bare = name.hasPrefix("user.com.apple.") ? String(name.dropFirst(5)) : name
    return tellingOrigin.contains(bare) || bare.hasPrefix("com.apple.assetsd.")
  }

  /// Returns a value as text if it is UTF-8, or texts in a binary property list, without control characters; otherwise
  /// nil.
  static func plainText(_ bytes: [UInt8]) -> String? {
    let text =
      bytes.starts(with: "bplist".utf8)
      ? BinaryPropertyList(bytes)?.texts?.joined(separator: " ") : String(validating: bytes, as: UTF8.self)
    guard let text, text.utf8.count <= FileAttributes.maximumValueBytes,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    return text
  }

  /// Returns a moment as `2026-11-21T18:44:12.543209088Z`, without the fraction if it is 0.
  static func text(of time: FileAttributes.Time) -> String {
    // 64 bits of seconds exceed any calendar; this range is the years 0001 to 9999.
    guard (-62_135_596_800..<253_402_300_800).contains(time.seconds) else { return "\(time.seconds) s" }
    let (date, clock) = CivilDate.moment(seconds: Int(time.seconds))
    let fraction = time.nanoseconds == 0 ? "" : "." + time.nanoseconds.padded(9)
    return CaptureTime.iso8601(date: date, time: clock, ending: fraction + "Z")
  }
}

extension FileSystemAttributes {
  /// The attributes in the JSON of an inspection.
  var json: JSONValue {
    .members([
      "times": JSONValue.members(["modified": modified, "statusChanged": statusChanged, "born": born]),
      "extended": extended?.map {
        JSONValue.members(["name": $0.name, "bytes": $0.byteCount, "text": $0.text])
      },
    ])
  }
}
