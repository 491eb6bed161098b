import MetaLensKit

extension RuleExample {
  static let ingredients = RuleExample(
    .ingredients,
    triggering: .camera(
      xmp: "<xmpMM:Ingredients><rdf:Bag><rdf:li rdf:parseType=\"Resource\"><stRef:documentID>xmp.did:30F2C1A0"
        + "</stRef:documentID></rdf:li></rdf:Bag></xmpMM:Ingredients>"),
    nonTriggering: .camera(xmp: "<xmpMM:Ingredients><rdf:Bag/></xmpMM:Ingredients>"))
}
