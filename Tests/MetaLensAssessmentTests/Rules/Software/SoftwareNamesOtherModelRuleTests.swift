import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SoftwareNamesOtherModelRuleTests {
  /// Make, Model, Software, and the other model that Software names.
  @Test(
    arguments: [
      ("FUJIFILM", "X-T3", "Digital Camera X-T4 Ver2.01", "X-T4"),
      ("FUJIFILM", "X-T3", "Digital Camera X-T30 Ver1.00", "X-T30"),
      (
        "FUJIFILM", "FinePix S2000HD S2101HD", "Digital Camera FinePix S2000HD S2100HD Ver2.00",
        "FinePix S2000HD S2100HD"
      ),
      ("FUJIFILM", "FinePix S3Pro", "Digital Camera FinePix S5Pro Ver1.06", "FinePix S5Pro"),
      // Names end alike that aren't.
      ("FUJIFILM", "X100", "Digital Camera GFX100 Ver1.00", "GFX100"),
      ("FUJIFILM", "GFX100S", "Digital Camera X100S Ver1.00", "X100S"),
      (
        "FUJIFILM", "FinePix XP140", "Digital Camera FinePix XP130 XP131 XP135 Ver1.00",
        "FinePix XP130 XP131 XP135"
      ),
      ("SONY", "ILCE-7M5", "ILCE-7M4 v2.01", "ILCE-7M4"), ("SONY", "ILCE-7", "ILCE-7M4 v2.01", nil),
      ("NIKON", "E996", "E995v1.6", "E995"), ("NIKON", "E885", "E775v1.4u", "E775"),
      ("NIKON", "COOLPIX P7100", "COOLPIX P7000V1.0", "COOLPIX P7000"),
      ("PENTAX Corporation", "PENTAX *ist D", "Optio 750Z Ver 1.01", "Optio 750Z"),
      ("PENTAX Corporation", "PENTAX Optio S4", "*ist D Ver 1.10", "*ist D"),
      ("HUAWEI", "ELE-L29", "ALP-L29 10.0.0.158(C185E4R1P3)", "ALP-L29"),
      ("samsung", "SM-G974U", "G973USQU2BSGJ", "G973"), ("samsung", "SM-G891A", "G892AUCS5CTH1", "G892"),
      ("SAMSUNG", "GT-I9605", "I9505XXUGNG8", "I950"), ("samsung", "SM-N973U", "G973USQU2BSGJ", "G973"),
      ("samsung", "SM-T515", "T500XXU3BUG1", "T500"),
    ] as [(String, String, String, String?)])
  func raisedForAnotherModel(make: String, model: String, software: String, named: String?) throws {
    let found = try findings(by: .softwareNamesOtherModel, on: Self.photo(make, model, software))
    #expect(found.count == (named == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.values.text("named") == named && $0.values.text("model") == model })
    #expect(found.allSatisfy { $0.values.text("software") == software })
    #expect(found.allSatisfy { $0.evidence.map(\.tag) == [ExifTag.software, ExifTag.model] })
  }

  /// What originals state: the same model, perhaps without the maker's name.
  @Test(arguments: [
    ("FUJIFILM", "FinePix S2000HD S2100HD", "Digital Camera FinePix S2000HD S2100HD Ver2.00"),
    ("FUJIFILM", "FinePix1400Zoom", "Digital Camera FinePix1400Zoom Ver1.00"),
    ("FUJIFILM", "FinePix S5Pro", "Digital Camera FinePix S5Pro   Ver1.06"),
    ("SONY", "ILCE-7M4", "ILCE-7M4 v2.01"), ("NIKON", "E995", "E995v1.6"), ("NIKON", "E775", "E775v1.4u"),
    ("NIKON", "COOLPIX P7000", "COOLPIX P7000V1.0"),
    ("PENTAX Corporation", "PENTAX *ist D", "*ist D      Ver 1.10"),
    ("PENTAX Corporation", "PENTAX Optio S4i", "Optio S4i Ver 1.01"),
    ("HUAWEI", "ALP-L29", "ALP-L29 9.1.0.301(C185E2R1P12)"), ("samsung", "SM-G892A", "G892AUCS5CTH1"),
    ("samsung", "SM-G981U1", "G981U1UES1DUBA"), ("SAMSUNG", "GT-I9505", "I9505XXUGNG8"),
    ("samsung", "Galaxy S25", "S931U1UEU1AYA1"),
    // Another region's firmware, and a variant that letters tell from its kin.
    ("samsung", "SM-G973U", "G973FXXS3ASJG"), ("samsung", "SM-G973U", "G9730ZHU1ASE5"),
    ("samsung", "SM-G9730", "G973USQU2BSGJ"), ("HUAWEI", "ALP-AL00", "ALP-L29 10.0.0.158(C185E4R1P3)"),
    ("SONY", "ILCE-7M4A", "ILCE-7M4 v2.01"), ("SONY", "ILCE-7M4", "ILCE-7M4A v2.01"),
    // One firmware for several models, and a name without its line.
    ("FUJIFILM", "FinePix XP130", "Digital Camera FinePix XP130 XP131 XP135 Ver1.00"),
    ("FUJIFILM", "FinePix XP131", "Digital Camera FinePix XP130 XP131 XP135 Ver1.00"),
    ("FUJIFILM", "FinePix XP135", "Digital Camera FinePix XP130 XP131 XP135 Ver1.00"),
    ("FUJIFILM", "XP135", "Digital Camera FinePix XP130 XP131 XP135 Ver1.00"),
    ("FUJIFILM", "FinePix HS10 HS11", "Digital Camera FinePix HS11 Ver1.02"),
    ("FUJIFILM", "X100", "Digital Camera FinePix X100 Ver1.20"),
    ("FUJIFILM", "FUJIFILM FinePix X100", "Digital Camera FinePixX100 Ver1.20"),
  ])
  func notRaisedForTheSame(make: String, model: String, software: String) throws {
    #expect(try raised(by: .softwareNamesOtherModel, on: Self.photo(make, model, software)).isEmpty)
  }

  /// Near misses: other forms, other makers, and models that no form's code can be compared with.
  @Test(arguments: [
    ("FUJIFILM", "X-T3", "X-T4 Ver2.01"), ("FUJIFILM", "X-T3", "Digital Camera X-T4 Ver"),
    ("FUJIFILM", "X-T3", "FinePix Viewer Ver.1.1"), ("Canon", "Canon EOS 40D", "Digital Camera X-T4 Ver2.01"),
    ("SONY", "ILCE-7M5", "ILCE-7M4 v2.0"), ("SONY", "ILCE-7M5", "ILCE-7M4"),
    ("SONY", "ILCE-7M5", "digiKam v5.00"),
    ("Sony", "F5121", "34.4.A.2.118_0_f100"), ("NIKON", "E900", "v88-74"),
    ("NIKON CORPORATION", "NIKON D200", "Ver.1.00"),
    ("NIKON", "COOLPIX P6000", "Nikon Transfer 1.1 W"), ("NIKON CORPORATION", "NIKON D3", "ViewNX v2"),
    ("PENTAX", "PENTAX K-x", "darktable 0.9.3"), ("PENTAX", "PENTAX K-x", "PENTAX Utility Ver 4.0"),
    ("HUAWEI", "HUAWEI P30", "ALP-L29 10.0.0.158(C185E4R1P3)"), ("HUAWEI", "ELE-L29", "ALP-L29 10.0.0.158"),
    ("samsung", "SM-G974U", "fw 05.15 prm 07.53"), ("samsung", "SAMSUNG-SM-G930A", "G973USQU2BSGJ"),
    ("samsung", "SM-C", "G973USQU2BSGJ"), ("samsung", "SM-G974U", "G973USQU2BSG"),
    ("LGE", "SM-G974U", "G973USQU2BSGJ"),
    ("samsung", "SM-G974U", "Adobe Photoshop 21.0 (Macintosh)"),
  ])
  func notRaisedForOtherForms(make: String, model: String, software: String) throws {
    #expect(try raised(by: .softwareNamesOtherModel, on: Self.photo(make, model, software)).isEmpty)
  }

  /// Blanks that fill a name aren't part of it.
  @Test func namesAreTrimmed() throws {
    let photo = Self.photo("FUJIFILM", "FinePix S3Pro", "Digital Camera FinePix S5Pro   Ver1.06")
    let found = try findings(by: .softwareNamesOtherModel, on: photo)
    #expect(found.compactMap { $0.values.text("named") } == ["FinePix S5Pro"])
  }

  private static func photo(_ make: String, _ model: String, _ software: String) -> ExamplePhoto {
    ExamplePhoto.camera { tiff in
      tiff.setCamera(make, model)
      tiff.set(tiff.ascii(ExifTag.software, software), in: .ifd0)
    }
  }
}
