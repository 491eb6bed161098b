import MetaLensKit

extension RuleExample {
  static let historyStep = RuleExample(
    .historyStep,
    triggering: .camera(
      xmp: .history(
        [("saved", "2023-05-30T15:56:01+02:00", "Adobe Photoshop CC 2017 (Windows)", "/")])),
    nonTriggering: .camera(xmp: "<xmpMM:History><rdf:Seq/></xmpMM:History>"))
}
