extension SignatureDetail {
  /// The message: what differs is a list, whose items are messages themselves.
  func message(in language: Language) -> Message {
    switch self {
    case .agrees(let make, let model, let knownBy, let files):
      switch knownBy {
      case .model:
        Message(
          .flagCameraKnownAgreesModelDescription,
          ["camera": Self.camera(make, model), "files": String(files)])
      case .maker:
        Message(
          .flagCameraKnownAgreesMakerDescription,
          ["camera": Self.camera(make, model), "files": String(files)])
      }
    case .differs(let make, let model, let differences):
      Message(.flagCameraFileDiffersDescription, Self.values(make, model, differences, in: language))
    case .unusual(let make, let model, let differences):
      Message(.flagCameraFileUnusualDescription, Self.values(make, model, differences, in: language))
    case .unknown(let make, let model):
      Message(.flagCameraUnknownDescription, ["camera": Self.camera(make, model)])
    }
  }

  /// Make and model, or the model alone where it says the make itself: `Canon EOS 40D`.
  private static func camera(_ make: String, _ model: String) -> String {
    func firstWord(_ text: String) -> String { text.prefix { $0 != " " && $0 != "," }.lowercased() }
    return firstWord(make) == firstWord(model) ? model : make + " " + model
  }

  private static func values(
    _ make: String, _ model: String, _ differences: [CameraDifference], in language: Language
  ) -> MessageValues {
    let isByModel = differences.contains { $0.knownBy == .model }
    let isByMaker = differences.contains { $0.knownBy == .maker }
    let known: MessageKey =
      switch (isByModel, isByMaker) {
      case (true, true): .signatureKnownBothText
      case (false, true): .signatureKnownMakerText
      case (_, false): .signatureKnownModelText
      }
    return [
      "camera": camera(make, model), "differences": list(differences, in: language),
      "known": known.text(in: language),
    ]
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
