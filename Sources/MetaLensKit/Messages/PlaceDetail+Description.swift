extension PlaceDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .impossible(let reason, let value):
      switch reason {
      case .outOfRange: (.flagGpsImpossibleOutOfRangeDescription, [value])
      case .zeroDenominator: (.flagGpsImpossibleZeroDenominatorDescription, [value])
      case .notANumber: (.flagGpsImpossibleNotANumberDescription, [value])
      case .valueMissing: (.flagGpsImpossibleValueMissingDescription, [value])
      case .referenceMissing: (.flagGpsImpossibleReferenceMissingDescription, [value])
      case .wrongType: (.flagGpsImpossibleWrongTypeDescription, [value])
      }
    case .altitudeImpossible(let metres, let reference):
      (.flagAltitudeImpossibleDescription, [metres, reference.isEmpty ? "–" : reference])
    case .typed(let latitude, let longitude): (.flagGpsTypedDescription, [latitude, longitude])
    case .tool(let value): (.flagGpsToolDescription, [value])
    case .xmpDiffers(let stated, let metres): (.flagGpsXmpDiffersDescription, [stated, String(metres)])
    }
  }
}
