extension SignatureDetail {
  /// The message and its arguments: what differs is a list, whose items are messages themselves.
  func message(in language: Language) -> (MessageKey, [String]) {
    switch self {
    case .agrees(let make, let model, let knownBy, let files):
      switch knownBy {
      case .model:
        (.flagCameraKnownAgreesModelDescription, [Self.camera(make, model), String(files)])
      case .maker:
        (.flagCameraKnownAgreesMakerDescription, [Self.camera(make, model), String(files)])
      }
    case .differs(let make, let model, let differences):
      (.flagCameraFileDiffersDescription, Self.arguments(make, model, differences, in: language))
    case .unusual(let make, let model, let differences):
      (.flagCameraFileUnusualDescription, Self.arguments(make, model, differences, in: language))
    case .unknown(let make, let model): (.flagCameraUnknownDescription, [Self.camera(make, model)])
    }
  }

  /// Make and model, or the model alone where it says the make itself: `Canon EOS 40D`.
  private static func camera(_ make: String, _ model: String) -> String {
    func firstWord(_ text: String) -> String { text.prefix { $0 != " " && $0 != "," }.lowercased() }
    return firstWord(make) == firstWord(model) ? model : make + " " + model
  }

  private static func arguments(
    _ make: String, _ model: String, _ differences: [CameraDifference], in language: Language
  ) -> [String] {
    let isByModel = differences.contains { $0.knownBy == .model }
    let isByMaker = differences.contains { $0.knownBy == .maker }
    let known: MessageKey =
      switch (isByModel, isByMaker) {
      case (true, true): .signatureKnownBothText
      case (false, true): .signatureKnownMakerText
      case (_, false): .signatureKnownModelText
      }
    return [camera(make, model), list(differences, in: language), known.text(in: language)]
  }

  private static func list(_ differences: [CameraDifference], in language: Language) -> String {
    differences.map { $0.words(in: language) }.joined(separator: separator(in: language))
  }

  private static func separator(in language: Language) -> String {
    switch language {
    case .japanese, .simplifiedChinese: "；"
    case .french: "\u{202F}; "
    case .english, .korean, .german, .spanish: "; "
    }
  }
}

extension CameraDifference {
  /// What differs, in a few words; the values stay as the table of signatures writes them.
  func words(in language: Language) -> String {
    let key: MessageKey =
      switch knownBy {
      case .model: .signatureDifferenceModelText
      case .maker: .signatureDifferenceMakerText
      }
    return key.text(in: language, feature.name(in: language), seen, expected, String(files))
  }
}

extension CameraFeature {
  /// The respect's name in a person's language; those that no flag names stay as the table writes them.
  func name(in language: Language) -> String {
    switch self {
    case .head: MessageKey.signatureHeadName.text(in: language)
    case .layout: MessageKey.signatureLayoutName.text(in: language)
    case .sampling: MessageKey.signatureSamplingName.text(in: language)
    case .huffman: MessageKey.signatureHuffmanName.text(in: language)
    case .restart: MessageKey.signatureRestartName.text(in: language)
    case .quantization: MessageKey.signatureQuantizationName.text(in: language)
    case .vendor, .byteOrder, .makerNote, .directories, .thumbnail, .trailers, .size: rawValue
    }
  }
}
