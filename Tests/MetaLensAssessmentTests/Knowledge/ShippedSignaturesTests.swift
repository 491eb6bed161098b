import Testing

@testable import MetaLensAssessment

struct ShippedSignaturesTests {
  private static let rows: [CameraSignature] = {
    var rows: [CameraSignature] = []
    try? CameraSignatureTable.read(Array(CameraSignatureIndex.data.utf8)) { rows.append($0) }
    return rows
  }()

  @Test func theReferenceIsThatOfTheWholeTable() {
    #expect(ShippedSignatures.shared.reference == CameraSignatureIndex.shipped.reference)
    #expect(CameraSignatures.shipped.reference == CameraSignatureIndex.shipped.reference)
  }

  /// Rows to leave out of a comparison are searched for only among the maker's rows.
  @Test func noPictureStandsInTwoRows() {
    let pictures = Self.rows.map(\.picture).filter { $0 != "-" }
    #expect(Set(pictures).count == pictures.count)
    #expect(!pictures.isEmpty)
  }

  @Test func aMakersRowsAreAsInTheWholeTable() throws {
    for row in Self.rows {
      let whole = CameraSignatureIndex.shipped
      let part = ShippedSignatures.shared.index(ofMake: row.make)
      for isHEIF in [false, true] {
        let groups = [
          (whole.maker(make: row.make, isHEIF: isHEIF), part.maker(make: row.make, isHEIF: isHEIF)),
          (
            whole.model(make: row.make, model: row.model, isHEIF: isHEIF),
            part.model(make: row.make, model: row.model, isHEIF: isHEIF)
          ),
        ]
        for (one, other) in groups {
          #expect(one?.bodies.members == other?.bodies.members)
          for feature in CameraFeature.allCases {
            #expect(one?.values(of: feature, without: []) == other?.values(of: feature, without: []))
          }
        }
      }
      let features = CameraFeatures(values: row.values, body: "other", picture: row.picture)
      #expect(whole.bodies(of: features) == part.bodies(of: features))
    }
  }

  @Test(arguments: ["Example", "", "\t", "Nobody\nknown"]) func anUnknownMakerHasNone(make: String) {
    #expect(ShippedSignatures.shared.index(ofMake: make).maker(make: make) == nil)
  }
}
