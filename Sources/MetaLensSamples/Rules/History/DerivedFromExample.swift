import MetaLensKit

extension RuleExample {
  static let derivedFrom = RuleExample(
    .derivedFrom,
    triggering: .camera(
      xmp:
        "<xmpMM:DerivedFrom rdf:parseType=\"Resource\"><stRef:documentID>xmp.did:30F2C1A0</stRef:documentID>"
        + "</xmpMM:DerivedFrom>"),
    nonTriggering: .camera(xmp: "<xmpMM:DocumentID>xmp.did:30F2C1A0</xmpMM:DocumentID>"))
}
