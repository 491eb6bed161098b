extension Rule {
  package static let cameraFileDiffers = Rule(
    "cameraFileDiffers", .isEdited, concern: .encoding,
    parameters: CameraDifference.parameters, phrases: CameraDifference.phrases,
    reads: [.exif, .size, .trailers],
    source: "Docs/Signatures.md; the rows of Knowledge/signatures.tsv",
    example: [
      "make": "Canon", "model": "Canon EOS 40D",
      "differences": [
        CameraDifference.example,
        CameraDifference(feature: .huffman, seen: "other", expected: "standard", files: 9, knownBy: .maker),
      ],
    ]
  ) { context in
    guard !context.isScan, !context.isByPortedApp,
      let comparison = context.attributions.comparison,
      case .differs(let differences) = comparison.verdict
    else { return [] }
    return .raised(comparison.values(differences), .inferred, at: context.signatureEvidence)
  }
}

extension RuleContext {
  /// Whether Google's camera app, which people install on other makers' phones, says that it took the picture with such
  /// a phone.
  ///
  /// The app codes in its own way, so what the maker's own app does can't be held against the picture.
  var isByPortedApp: Bool {
    guard let software = attributions.summary.software, software.hasPrefix("HDR+ ") else { return false }
    guard let maker = attributions.maker else { return false }
    return !maker.makesOnlyCameras && !maker.isOne(of: [.google])
  }
}
