import MetaLensKit

extension RuleExample {
  static let cameraRawRetouched = RuleExample(
    .cameraRawRetouched,
    triggering: .camera(
      xmp: "<crs:PaintBasedCorrections><rdf:Seq><rdf:li rdf:parseType=\"Resource\">"
        + "<crs:What>Correction</crs:What></rdf:li></rdf:Seq></crs:PaintBasedCorrections>"),
    nonTriggering: .camera(xmp: "<crs:PaintBasedCorrections><rdf:Seq/></crs:PaintBasedCorrections>"))
}
