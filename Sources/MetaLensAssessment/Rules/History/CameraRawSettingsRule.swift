extension Rule {
  package static let cameraRawSettings = Rule(
    "cameraRawSettings", .isEdited, concern: .encoding, settles: .editor,
    parameters: [.text("version"), .truth("isApplied"), .truth("isCropped")],
    variant: { values in
      let isPlain = values.text("version") == "?"
      return values.isTrue("isCropped")
        ? isPlain ? "croppedUnversioned" : "cropped" : isPlain ? "unversioned" : nil
    },
    reads: [.metadata], needs: .xmp,
    source: "XMP part 2, 3.4 (crs); rates: measured on the labelled photos",
    example: ["version": "9.6", "isApplied": true, "isCropped": false]
  ) { context in
    let isApplied = context.rawSettings("AlreadyApplied")
    let hasSettings = context.rawSettings("HasSettings")
    guard let stated = isApplied ?? hasSettings else { return [] }
    let version = context.xmp.statedProperties(XMPNamespace.cameraRaw, "Version").first?.property.value.text
    return .raised(
      [
        "version": version?.quotedText ?? "?", "isApplied": isApplied != nil,
        "isCropped": context.rawSettings("HasCrop") != nil,
      ], at: stated)
  }
}

extension RuleContext {
  /// Returns where a setting of Camera Raw is True; nil if it isn't.
  fileprivate func rawSettings(_ name: String) -> Evidence? {
    xmp.statedProperties(XMPNamespace.cameraRaw, name).first {
      $0.property.value.text?.lowercased() == "true"
    }?.evidence
  }
}
