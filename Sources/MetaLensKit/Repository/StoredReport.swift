package import MetaLensPlatform

/// A report as a store keeps it: with its file, the state of that file, and the basis of the report.
package struct StoredReport: Sendable, Equatable {
  /// The file's absolute path; for a redacted report only the file's name, and for a photo that was sent the name that
  /// came with it.
  package var path: SystemPath
  /// Whether personal data was removed before the report was stored.
  package var isRedacted = false
  /// The file's identity before it was read.
  package var file: FileIdentity
  /// What the report depends on besides the file.
  package var basis: ReportBasis
  /// The report; its `analyzedDate` is when reading the file began.
  package var report: OriginalityReport
  /// The digests that related photos are found by; nil if they weren't asked for when the photo was read.
  package var traits: RelativeTraits?

  /// Whether `path` is the absolute path of the file.
  package var saysWhere: Bool { !isRedacted && path.isAbsolute }

  package var key: ReportKey { ReportKey(path: path, isRedacted: isRedacted, file: file) }
}

/// The key that a stored report is found by; saving a report replaces the one with the same key.
package struct ReportKey: Sendable, Hashable {
  /// The path; for a redacted report, which must not reveal directories, and for a photo that was sent, the name with
  /// the file's device and inode.
  package let bytes: [UInt8]

  package init(path: SystemPath, isRedacted: Bool, file: FileIdentity) {
    // A path contains no NUL, so that keys of different kinds never collide.
    let which = Array("\(file.device):\(file.inode)".utf8)
    if isRedacted {
      bytes = path.bytes + [0] + which
    } else {
      bytes = path.isAbsolute ? path.bytes : path.bytes + [0, 0] + which
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }
}
