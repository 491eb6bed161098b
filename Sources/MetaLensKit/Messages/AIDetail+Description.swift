extension AIDetail {
  var message: Message {
    switch self {
    case .generated(let statement, let value, let place):
      switch statement {
      case .sourceType: Message(.flagAiGeneratedSourceTypeDescription, ["value": value, "place": place])
      case .parameters: Message(.flagAiGeneratedParametersDescription, ["value": value, "place": place])
      case .mark, .record: Message(.flagAiGeneratedMarkDescription, ["value": value, "place": place])
      case .credit: Message(.flagAiGeneratedCreditDescription, ["value": value, "place": place])
      }
    case .edited(let statement, let value, let place):
      switch statement {
      case .sourceType: Message(.flagAiEditedSourceTypeDescription, ["value": value, "place": place])
      case .credit, .mark, .parameters:
        Message(.flagAiEditedCreditDescription, ["value": value, "place": place])
      case .record: Message(.flagAiEditedTrailerDescription, ["value": value, "place": place])
      }
    case .labelled(let degree, let producer, let place):
      Message(Self.key(of: degree), ["statement": Self.statement(degree, producer), "place": place])
    case .field(let property, let value):
      Message(.flagAiFieldsDescription, ["property": property, "value": value])
    case .prompt(let text, let place): Message(.flagAiPromptDescription, ["text": text, "place": place])
    case .algorithmic(let term, let place):
      Message(.flagAlgorithmicMediaDescription, ["term": term, "place": place])
    case .sourceType(let term, let meaning, let place):
      switch meaning {
      case .capture: Message(.flagSourceTypeStatedCaptureDescription, ["term": term, "place": place])
      case .scan: Message(.flagSourceTypeStatedScanDescription, ["term": term, "place": place])
      case .made: Message(.flagSourceTypeStatedMadeDescription, ["term": term, "place": place])
      case .edited: Message(.flagSourceTypeStatedEditedDescription, ["term": term, "place": place])
      }
    }
  }

  private static func key(of degree: AILabelDegree) -> MessageKey {
    switch degree {
    case .generated: .flagAiLabelledGeneratedDescription
    case .probable: .flagAiLabelledProbableDescription
    case .suspected: .flagAiLabelledSuspectedDescription
    }
  }

  /// The label's own words, which are the same in every language.
  private static func statement(_ degree: AILabelDegree, _ producer: String?) -> String {
    "Label \(degree.rawValue)" + (producer.map { ", ContentProducer " + $0 } ?? "")
  }
}
