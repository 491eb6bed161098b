import MetaLensFacts

extension Rule {
  package static let historyStep = Rule(
    id: "historyStep",
    reads: [.metadata],
    trigger: "XMP's history holds a step; the first ten and the last ten are told.",
    rationale:
      "A program that keeps a history enters each saving, conversion and derivation; no camera is known "
      + "to keep one.",
    innocent: "A step need not have changed the picture: a raw converter enters its export, a catalogue its "
      + "captions.",
    source:
      "XMP part 2, 1.2.4.1 (ResourceEvent) and 3.3 (xmpMM:History); rates: measured on the labelled photos",
    example: .history(
      .step(
        HistoryStep(
          action: "saved", when: "2023-05-30T15:56:01+02:00", software: "Adobe Photoshop CC 2017 (Windows)",
          changed: "/")))
  ) { context in
    let steps = context.historySteps
    let told = steps.count > 20 ? Array(steps.prefix(10)) + Array(steps.suffix(10)) : steps
    return told.map { Finding(.history(.step($0.step)), evidence: [$0.evidence]) }
  }
}

extension RuleContext {
  /// The steps of every history, those without an action left out.
  var historySteps: [(step: HistoryStep, evidence: Evidence)] {
    statedItems(XMPNamespace.mediaManagement, "History").compactMap { item in
      guard let action = item.field(XMPNamespace.event, "action") else { return nil }
      let step = HistoryStep(
        action: action, when: item.field(XMPNamespace.event, "when"),
        software: item.field(XMPNamespace.event, "softwareAgent"),
        changed: item.field(XMPNamespace.event, "changed"),
        parameters: item.field(XMPNamespace.event, "parameters"))
      return (step, item.evidence)
    }
  }
}
