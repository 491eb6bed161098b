extension CameraDifference {
  /// Returns the words for a comparison: the camera, and what differs from which files.
  static func phrases(_ values: FlagValues, in language: Language) -> MessageValues {
    let differences = (values.json["differences"]?.arrayValue ?? []).compactMap(CameraDifference.init(json:))
    let isByModel = differences.contains { $0.knownBy == .model }
    let isByMaker = differences.contains { $0.knownBy == .maker }
    let known: MessageKey =
      switch (isByModel, isByMaker) {
      case (true, true): .signatureKnownBothText
      case (false, true): .signatureKnownMakerText
      case (_, false): .signatureKnownModelText
      }
    return [
      "camera": CameraName.told(make: values.text("make"), model: values.text("model"), in: language) ?? "",
      "differences": differences.map { $0.words(in: language) }.joined(separator: language.groupSeparator),
      "known": known.text(in: language),
    ]
  }

  /// Returns what differs, in a few words; the values are as in the table of signatures.
  func words(in language: Language) -> String {
    let name = feature.name(in: language)
    let message: Message =
      switch knownBy {
      case .model:
        .signatureDifferenceModelText(feature: name, seen: seen, expected: expected, files: String(files))
      case .maker:
        .signatureDifferenceMakerText(feature: name, seen: seen, expected: expected, files: String(files))
      }
    return message.text(in: language)
  }
}

extension CameraFeature {
  /// Returns the feature's name in a person's language; a feature that no flag names has the table's name.
  func name(in language: Language) -> String {
    MessageKey(id: "signature.\(rawValue).name")?.text(in: language) ?? rawValue
  }
}
