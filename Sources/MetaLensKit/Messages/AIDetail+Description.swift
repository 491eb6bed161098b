extension AIDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .generated(let statement, let value, let place):
      switch statement {
      case .sourceType: (.flagAiGeneratedSourceTypeDescription, [value, place])
      case .parameters: (.flagAiGeneratedParametersDescription, [value, place])
      case .mark, .record: (.flagAiGeneratedMarkDescription, [value, place])
      case .credit: (.flagAiGeneratedCreditDescription, [value, place])
      }
    case .edited(let statement, let value, let place):
      switch statement {
      case .sourceType: (.flagAiEditedSourceTypeDescription, [value, place])
      case .credit, .mark, .parameters: (.flagAiEditedCreditDescription, [value, place])
      case .record: (.flagAiEditedTrailerDescription, [value, place])
      }
    case .labelled(let degree, let producer, let place):
      (Self.key(of: degree), [Self.statement(degree, producer), place])
    case .field(let property, let value): (.flagAiFieldsDescription, [property, value])
    case .prompt(let text, let place): (.flagAiPromptDescription, [text, place])
    case .algorithmic(let term, let place): (.flagAlgorithmicMediaDescription, [term, place])
    case .sourceType(let term, let meaning, let place):
      switch meaning {
      case .capture: (.flagSourceTypeStatedCaptureDescription, [term, place])
      case .scan: (.flagSourceTypeStatedScanDescription, [term, place])
      case .made: (.flagSourceTypeStatedMadeDescription, [term, place])
      case .edited: (.flagSourceTypeStatedEditedDescription, [term, place])
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
