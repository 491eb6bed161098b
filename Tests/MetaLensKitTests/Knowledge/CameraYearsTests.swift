import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct CameraYearsTests {
  @Test(arguments: [
    ("iPhone", 2007), ("iPhone 6", 2014), ("Canon EOS 40D", 2007), ("NIKON D70", 2004), ("SM-G973F", 2019),
    ("Pixel 6 Pro", 2021),
    ("ILCE-7M4", 2021), ("FC7303", 2020), ("Galaxy S25 Ultra", 2025),
  ])
  func known(model: String, year: Int) { #expect(CameraYears.shipped.year(of: model) == year) }

  @Test(arguments: ["", "iPhone 60", "Canon EOS", "canon eos 40d", "SM-"]) func unknown(model: String) {
    #expect(CameraYears.shipped.year(of: model) == nil)
  }

  @Test func everyRowIsRead() {
    let rows = CameraYears.data.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(CameraYears.shipped.count == rows.count)
    #expect(rows.count >= 150)
    #expect(rows == rows.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
