import MetaLensKit

extension RuleExample {
  static let authorInXmpAlone = RuleExample(
    .authorInXmpAlone,
    triggering: .camera(xmp: "<dc:creator><rdf:Seq><rdf:li>Kim</rdf:li></rdf:Seq></dc:creator>"),
    nonTriggering: .camera(xmp: "<dc:creator><rdf:Seq><rdf:li> </rdf:li></rdf:Seq></dc:creator>"))
}
