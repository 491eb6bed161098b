extension Rule {
  package static let av1EncoderIdentified = Rule(
    "av1EncoderIdentified", .information, concern: .encoding,
    parameters: [.text("encoder", .public), .text("coding", .public)],
    phrases: { values, _ in
      EncoderFamily.phrases(values, "encoder") { AV1EncoderFamily(rawValue: $0)?.name }
    },
    reads: [.container, .av1],
    source: "AV1 bitstream specification, 5.5; measured: Docs/Measurements/AV1.md",
    example: [
      "encoder": "rav1e",
      "coding": "profile 0, level 31, SB 64, intra 0/1, filters 1/1, UV 1, colour 1/13/6",
    ]
  ) { context in
    guard let av1 = context.attributions.av1, av1.family != .unknown else { return [] }
    return .raised(["encoder": av1.family.rawValue, "coding": av1.coding], .inferred, at: av1.evidence)
  }
}
