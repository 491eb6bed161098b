import MetaLensKit

extension RuleExample {
  static let documentIDForeign = RuleExample(
    .documentIDForeign,
    triggering: .camera(xmp: "<xmpMM:DocumentID>xmp.did:0180117407206811</xmpMM:DocumentID>"),
    nonTriggering: .camera(
      xmp: "<xmp:CreatorTool>Adobe Photoshop CC 2019 (Macintosh)</xmp:CreatorTool>"
        + "<xmpMM:DocumentID>xmp.did:0180117407206811</xmpMM:DocumentID>"))
}
