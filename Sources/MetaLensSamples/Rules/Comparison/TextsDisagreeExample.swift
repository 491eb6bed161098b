import MetaLensKit

extension RuleExample {
  static let textsDisagree = RuleExample(
    .textsDisagree,
    triggering: .camera(xmp: "<dc:creator><rdf:Seq><rdf:li>Eve Example</rdf:li></rdf:Seq></dc:creator>") {
      $0.set($0.ascii(ExifTag.artist, "Adam Anyone"), in: .ifd0)
    },
    nonTriggering: .camera(xmp: "<dc:creator><rdf:Seq><rdf:li>Eve Example</rdf:li></rdf:Seq></dc:creator>") {
      $0.set($0.ascii(ExifTag.artist, "Eve Example; Adam Anyone"), in: .ifd0)
    })
}
