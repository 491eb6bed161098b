extension Rule {
  package static let cameraRawSettings = Rule(
    "cameraRawSettings", .isEdited, concern: .encoding, settles: .editor,
    parameters: [
      .text("version"), .truth("isApplied"), .truth("isCropped"), .truth("isUnapplied", optional: true),
    ],
    // A program that saves its settings in the metadata leaves the picture as the camera wrote it.
    concerning: { $0.isTrue("isUnapplied") ? .metadata : nil },
    settling: { !$0.isTrue("isUnapplied") },
    variant: { values in
      let isPlain = values.text("version") == "?"
      if values.isTrue("isUnapplied") { return isPlain ? "unappliedUnversioned" : "unapplied" }
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
      ([
        "version": version?.quotedText ?? "?", "isApplied": isApplied != nil,
        "isCropped": context.rawSettings("HasCrop") != nil,
      ] as FlagValues).with("isUnapplied", ifAny: context.isRawUnapplied), at: stated)
  }
}

extension RuleContext {
  /// True if the settings of Camera Raw are stated as not yet applied to the picture; nil if they aren't.
  var isRawUnapplied: Bool? {
    let stated = xmp.statedProperties(XMPNamespace.cameraRaw, "AlreadyApplied")
      .compactMap { $0.property.value.text?.lowercased() }
    return stated.contains("false") && !stated.contains("true") ? true : nil
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
