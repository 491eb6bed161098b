import MetaLensKit

extension RuleExample {
  static let photoshopTextLayers = RuleExample(
    .photoshopTextLayers,
    triggering: .camera(
      xmp: "<photoshop:TextLayers><rdf:Bag><rdf:li rdf:parseType=\"Resource\"><photoshop:LayerName>Holiday"
        + "</photoshop:LayerName></rdf:li></rdf:Bag></photoshop:TextLayers>"),
    nonTriggering: .camera(xmp: "<photoshop:TextLayers><rdf:Bag/></photoshop:TextLayers>"))
}
