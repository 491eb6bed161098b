extension PlaceDetail {
  var message: Message {
    switch self {
    case .impossible(let reason, let value):
      switch reason {
      case .outOfRange: Message(.flagGpsImpossibleOutOfRangeDescription, ["value": value])
      case .zeroDenominator: Message(.flagGpsImpossibleZeroDenominatorDescription, ["value": value])
      case .notANumber: Message(.flagGpsImpossibleNotANumberDescription, ["value": value])
      case .valueMissing: Message(.flagGpsImpossibleValueMissingDescription, ["value": value])
      case .referenceMissing: Message(.flagGpsImpossibleReferenceMissingDescription, ["value": value])
      case .wrongType: Message(.flagGpsImpossibleWrongTypeDescription, ["value": value])
      }
    case .altitudeImpossible(let metres, let reference):
      Message(
        .flagAltitudeImpossibleDescription,
        ["metres": metres, "reference": reference.isEmpty ? "–" : reference])
    case .typed(let latitude, let longitude):
      Message(.flagGpsTypedDescription, ["latitude": latitude, "longitude": longitude])
    case .tool(let value): Message(.flagGpsToolDescription, ["value": value])
    case .xmpDiffers(let stated, let metres):
      Message(.flagGpsXmpDiffersDescription, ["stated": stated, "metres": String(metres)])
    }
  }
}
