extension Rule {
  package static let rawConverted = Rule(
    "rawConverted", .isEdited, concern: .container, settles: .converted,
    parameters: [.text("mark")],
    reads: [.container],
    source: "DNG specification 1.7, chapter 4; Docs/Sources.md, 2.12",
    example: ["mark": "OriginalRawFileName IMG_0001.CR2"]
  ) { context in
    guard case .tiff(let tiff)? = context.facts.container.value?.detail, let dng = tiff.dng,
      let mark = dng.conversionMark
    else { return [] }
    return .raised(
      ["mark": mark.text], mark.isDerived ? .inferred : .observed, at: context.evidence(mark.tag, in: .ifd0)
    )
  }
}

extension DNGFacts {
  /// The text that shows that a program converted the file, and its tag; nil if there is none.
  fileprivate var conversionMark: (text: String, tag: UInt16, isDerived: Bool)? {
    // Leica's cameras name their own DNG there.
    if let name = originalRawFileName, !name.isEmpty, !name.lowercased().hasSuffix(".dng") {
      return ("OriginalRawFileName \(name.prefix(80))", 0xC68B, false)
    }
    if holdsOriginalRaw { return ("OriginalRawFileData", 0xC68C, false) }
    if privateDataOwner == "Adobe" { return ("DNGPrivateData Adobe", 0xC634, false) }
    if let name = previewApplication, !name.isEmpty {
      switch SoftwareCatalogue.kind(of: name, model: nil) {
      case .desktopEditor, .mobileApp, .rawConverter:
        return ("PreviewApplicationName \(name.prefix(80))", 0xC716, true)
      default: break
      }
    }
    return nil
  }
}
