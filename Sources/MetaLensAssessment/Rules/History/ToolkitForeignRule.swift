extension Rule {
  package static let toolkitForeign = Rule(
    "toolkitForeign", .isEdited, concern: .metadata,
    parameters: [.text("toolkit", .program), .text("program", .public), .text("make", .name)],
    reads: [.exif, .metadata], needs: .xmp,
    source: "XMP part 1, 7.3.3 (x:xmptk); Docs/Sources.md, 2.4; rates: measured on the labelled photos",
    example: ["toolkit": "Image::ExifTool 12.57", "program": "ExifTool", "make": "Canon"]
  ) { context in
    guard let camera = context.statedCamera else { return [] }
    let found = context.attributions.claims.about(.toolkit).compactMap { claim in
      XMPToolkit(claim.value).map { (toolkit: $0, claim: claim) }
    }.filter { !$0.toolkit.isNative(to: context.attributions.maker) }
    guard let first = found.first else { return [] }
    return .raised(
      [
        "toolkit": first.claim.value.quoted(), "program": first.toolkit.program,
        "make": camera.make,
      ], .inferred, at: found.map(\.claim.evidence))
  }
}
