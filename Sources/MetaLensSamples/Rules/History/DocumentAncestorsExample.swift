import MetaLensKit

extension RuleExample {
  static let documentAncestors = RuleExample(
    .documentAncestors,
    triggering: .camera(
      xmp: "<photoshop:DocumentAncestors><rdf:Bag><rdf:li>xmp.did:30F2C1A0</rdf:li>"
        + "<rdf:li>xmp.did:30F2C1A1</rdf:li></rdf:Bag></photoshop:DocumentAncestors>"),
    nonTriggering: .camera(xmp: "<photoshop:DocumentAncestors><rdf:Bag/></photoshop:DocumentAncestors>"))
}
