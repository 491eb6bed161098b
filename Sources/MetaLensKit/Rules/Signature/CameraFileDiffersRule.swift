extension Rule {
  package static let cameraFileDiffers = Rule(
    flag: Flag(
      "cameraFileDiffers", .isEdited, concern: .encoding,
      parameters: CameraDifference.parameters, phrases: CameraDifference.phrases),
    reads: [.exif, .frame, .structure],
    trigger: "In two or more of these respects the file is otherwise than every known file of the model that "
      + "EXIF names, or of its maker's other models: headers, order of tables, sampling, Huffman tables, restart "
      + "interval, quantization tables (the model's only). Two at least stand on three independent files of the model or "
      + "on four of three other models.",
    rationale:
      "Whoever saves a JPEG again leaves its own order, grouping and tables; metadata copied onto it "
      + "still names the camera.",
    innocent: "A model, mode or firmware that builds its files otherwise and that nobody has measured.",
    source: "Docs/Signatures.md; the rows of Knowledge/signatures.tsv",
    example: [
      "make": "Canon", "model": "Canon EOS 40D",
      "differences": [
        CameraDifference(
          feature: .layout, seen: "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1",
          expected: "DHT4 DQT2 SOF0 / DQT2 SOF0 DHT4", files: 9, knownBy: .maker),
        CameraDifference(feature: .huffman, seen: "other", expected: "standard", files: 9, knownBy: .maker),
      ],
    ]
  ) { context in
    guard let comparison = context.attributions.comparison,
      case .differs(let differences) = comparison.verdict
    else { return [] }
    return [.raised(comparison.values(differences), .inferred, at: context.signatureEvidence)]
  }
}
