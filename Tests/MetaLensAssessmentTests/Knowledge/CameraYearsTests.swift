import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CameraYearsTests {
  @Test(arguments: [
    ("iPhone", 2007), ("iPhone 6", 2014), ("Canon EOS 40D", 2007), ("NIKON D70", 2004), ("SM-G973F", 2019),
    ("Pixel 6 Pro", 2021),
    ("ILCE-7M4", 2021), ("FC7303", 2020), ("Galaxy S25 Ultra", 2025), ("SM-S906U1", 2022),
  ])
  func known(model: String, year: Int) { #expect(CameraYears.year(of: model) == year) }

  @Test(arguments: ["", "iPhone 60", "Canon EOS", "canon eos 40d", "SM-", "SM-S906L"]) func unknown(
    model: String
  ) {
    #expect(CameraYears.year(of: model) == nil)
  }

  /// The table is sorted by the key with which models are searched.
  @Test func everyModelIsFound() {
    #expect(CameraYears.models.count >= 150)
    for row in 0..<CameraYears.models.count {
      let model = CameraYears.models[row, 0]
      #expect(CameraYears.year(of: model) == Int(CameraYears.models[row, 1]), "\(model)")
    }
  }
}
