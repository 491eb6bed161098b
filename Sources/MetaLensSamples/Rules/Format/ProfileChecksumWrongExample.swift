import MetaLensKit

extension RuleExample {
  static let profileChecksumWrong = RuleExample(
    .profileChecksumWrong, triggering: .camera(icc: ExampleMetadata.identifiedProfile(isChanged: true)),
    nonTriggering: .camera(icc: ExampleMetadata.identifiedProfile()))
}

extension ExampleMetadata {
  /// Returns a profile that states its ID, which is right unless the profile's illuminant was changed afterwards.
  package static func identifiedProfile(isChanged: Bool = false) -> [UInt8] {
    let id: [UInt8] = [
      0xD3, 0x92, 0x8C, 0x26, 0x4D, 0xCE, 0x08, 0xF2, 0xE4, 0xAE, 0x11, 0xF5, 0x51, 0x25, 0x83, 0x85,
    ]
    var bytes = profile(creator: "GOOG", id: id)
    if isChanged { bytes[71] ^= 1 }
    return bytes
  }
}
