extension Rule {
  package static let encoderCamera = Rule(
    flag: Flag(
      "encoderCamera", .isOriginal, concern: .encoding,
      parameters: [.text("layout", .public)]),
    reads: [.frame, .structure],
    trigger: "The picture is coded as cameras do: sequential, with the standard's Huffman codes, tables "
      + "together, no JFIF before EXIF, colour subsampled; and no header, table or comment of a program.",
    rationale: "Programs that decode and code again leave one of these; that none is there is more than "
      + "that nothing was looked at.",
    innocent: "Firmware is a program too, and scanners and some apps code in the same way; what changes "
      + "metadata alone leaves the coding as it is.",
    source: "Docs/Sources.md, S1 to S11; measured: Tests/Accuracy/rule_rates.py",
    example: ["layout": "APP1:Exif DQT1 SOF0 DHT2 SOS"]
  ) { context in
    guard let encoder = context.attributions.encoder, encoder.isCamera, encoder.offset != nil,
      let frame = context.facts.frame.value, frame.marker == 0xC0, !frame.isFullColor,
      let coding = context.facts.structure.value?.coding, !coding.scans.isEmpty, coding.adobe == nil,
      !coding.comments.contains(where: { EncoderComment.match($0.bytes) != nil })
    else { return [] }
    return [
      .raised(["layout": encoder.layout], .inferred, at: context.codingEvidence)
    ]
  }
}
