extension Rule {
  package static let historyStep = Rule(
    "historyStep", .isEdited, concern: .encoding, settles: .editor,
    parameters: [
      .text("action", .words(HistoryStep.actions)), .text("when", .moment, optional: true),
      .text("software", .program, optional: true),
      .text("changed", .words(HistoryStep.parts), optional: true),
      .text("parameters", optional: true),
    ],
    concerning: { HistoryStep($0).isMetadataOnly ? .metadata : nil },
    variant: { HistoryStep($0).isMetadataOnly ? "metadata" : nil },
    phrases: { ["step": HistoryStep($0).words(in: $1)] },
    reads: [.metadata], needs: .xmp,
    source:
      "XMP part 2, 1.2.4.1 (ResourceEvent) and 3.3 (xmpMM:History); rates: measured on the labelled photos",
    example: HistoryStep(
      action: "saved", when: "2023-05-30T15:56:01+02:00", software: "Adobe Photoshop CC 2017 (Windows)",
      changed: "/"
    ).values
  ) { context in
    let steps = context.historySteps
    let told = steps.count > 20 ? Array(steps.prefix(10)) + Array(steps.suffix(10)) : steps
    return told.map { .raised($0.step.values, at: $0.evidence) }
  }
}

extension [XMPPacket] {
  /// The steps of every history, without those that have no action.
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
