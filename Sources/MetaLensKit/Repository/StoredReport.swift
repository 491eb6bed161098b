package import MetaLensPlatform

/// A report as a store keeps it: of which file, in which state, and on what it stands.
package struct StoredReport: Sendable, Equatable {
  /// The file's absolute path; of a redacted report the name alone, and of a photo that was sent the name that came with it.
  package var path: SystemPath
  /// Whether personal data was taken out before it was kept.
  package var isRedacted = false
  /// The file as it was before it was read.
  package var file: FileIdentity
  /// What the report stands on.
  package var basis: ReportBasis
  /// The report; `analyzedDate` is when reading the file began.
  package var report: OriginalityReport
  /// What tells the photo's relatives; nil where it wasn't asked for when the photo was read.
  package var traits: RelativeTraits?

  /// Whether it says where its file was.
  package var saysWhere: Bool { !isRedacted && path.bytes.first == UInt8(ascii: "/") }

  /// What it is found by.
  package var key: ReportKey { ReportKey(path: path, isRedacted: isRedacted, file: file) }
}

/// What a stored report is found by, and replaced where it is saved again.
package struct ReportKey: Sendable, Hashable {
  /// The path; of a redacted report, which must not tell directories, and of a photo that was sent, the name and which
  /// file it was.
  package let bytes: [UInt8]

  package init(path: SystemPath, isRedacted: Bool, file: FileIdentity) {
    // No path holds a NUL, so that the kinds never meet.
    let which = Array("\(file.device):\(file.inode)".utf8)
    if isRedacted {
      bytes = path.bytes + [0] + which
    } else {
      bytes = path.bytes.first == UInt8(ascii: "/") ? path.bytes : path.bytes + [0, 0] + which
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }
}
