import Testing

@testable import MetaLensDecoding

struct CredentialLabelTests {
  @Test(arguments: [
    ("c2pa.actions", "c2pa.actions"), ("c2pa.actions.v2", "c2pa.actions"),
    ("c2pa.actions.v2__12", "c2pa.actions"),
    ("c2pa.ingredient__1", "c2pa.ingredient"), ("c2pa.claim.v2", "c2pa.claim"), ("__1", ""), ("1", "1"),
    ("", ""),
    ("c2pa.hash.data.v", "c2pa.hash.data.v"),
  ])
  func versionsAndInstancesAreLeftOut(_ label: String, _ base: String) {
    #expect(CredentialLabel.base(label) == base)
  }

  @Test(arguments: [
    ("stds.exif", true), ("com.truepic.custom.odometry", true), ("c2pa.metadata", true),
    ("c2pa.hash.data", false),
    ("c2pa.thumbnail.claim.jpeg", false), ("cawg.identity", false), ("nothing", false),
  ])
  func valuesAreReadWhereTheyBearOnThePicture(_ base: Substring, _ hasValues: Bool) {
    #expect(CredentialLabel.hasValues(base) == hasValues)
  }
}
