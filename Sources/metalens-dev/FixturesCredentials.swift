import MetaLensSamples

extension Fixture {
  static let hostileCredentials: [Fixture] = [
    Fixture(
      "broken/credentials-circle.jpg",
      proves: "two manifests that are made from each other are read once each",
      .credentials(.circle)),
    Fixture(
      "broken/credentials-counts.jpg",
      proves: "a claim, a list and a string that say they hold 2 to the power of 62 cost what is there",
      .store(CredentialBuilder.counted)),
    Fixture(
      "broken/credentials-deep.jpg", proves: "thousands of values and boxes in each other end at the limit",
      .store(CredentialBuilder.deep)),
    Fixture(
      "broken/credentials-lengths.jpg",
      proves: "boxes whose lengths lie are told, and read as far as they are there",
      .store(CredentialBuilder.misstated)),
    Fixture(
      "broken/credentials-swelling.jpg",
      proves: "manifests of 14 bytes that unpack to 16 MB each are unpacked as far as one photo may cost",
      .store(CredentialBuilder.swelling(50))),
  ]
}
