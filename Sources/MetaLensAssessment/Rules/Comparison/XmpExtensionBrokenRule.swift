import MetaLensFacts

extension Rule {
  package static let xmpExtensionBroken = Rule(
    "xmpExtensionBroken", .warning, concern: .metadata,
    parameters: [
      .word("fault", XMPExtensionFault.self), .count("found", .public),
      .count("stated", .public, optional: true),
    ],
    variant: { $0.text("fault") },
    reads: [.metadata],
    source:
      "XMP part 3, 1.1.3.1 (extended XMP in a JPEG); measured: 22 of 236 originals have such an extension, each "
      + "named, whole and with the MD5 that names it; of 8 re-saved files that name one, 1 has none",
    example: ["fault": "changed", "found": 241, "stated": 241]
  ) { context in
    // A complete file lacks nothing that was there when it was written.
    guard context.facts.isComplete, let extensions = context.metadata?.xmpExtensions else { return [] }
    return XMPExtensionFault.allCases.compactMap { fault in
      let faulty = extensions.filter { XMPExtensionFault($0) == fault }
      guard let first = faulty.first else { return nil }
      let values: FlagValues = ["fault": fault.rawValue, "found": first.byteCount]
      return .raised(
        values.with("stated", ifAny: first.statedByteCount), .derived,
        at: faulty.map { Evidence(location: $0.container, offset: $0.offset) })
    }
  }
}

/// What is wrong with the extension of a JPEG's XMP.
package enum XMPExtensionFault: String, Sendable, CaseIterable {
  /// The extension is there, but no packet names it.
  case unnamed
  /// A packet names the extension, but nothing of it is there.
  case missing
  /// A part of the extension is missing.
  case incomplete
  /// The extension isn't the one that was named: its MD5 is another.
  case changed

  /// Nil if nothing is wrong, or if it isn't known.
  init?(_ known: XMPExtension) {
    switch known.isNamed {
    case nil: return nil
    case false?: self = .unnamed
    default:
      guard let stated = known.statedByteCount else {
        self = .missing
        return
      }
      if known.byteCount < stated {
        self = .incomplete
      } else if known.matchesGUID == false {
        self = .changed
      } else {
        return nil
      }
    }
  }
}
