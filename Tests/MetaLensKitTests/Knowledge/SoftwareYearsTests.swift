import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct SoftwareYearsTests {
  @Test(arguments: [
    ("13.3.1", SoftwareYears.Kind.system, 2019), ("9.0", .system, 2015), ("26.1", .system, 2025),
    ("Adobe Photoshop CS5.1 Windows", .program, 2011), ("Adobe Photoshop CS5 Windows", .program, 2010),
    ("Adobe Photoshop 21.0 (Windows)", .program, 2019), ("GIMP 2.10.8", .program, 2018),
  ])
  func known(text: String, kind: SoftwareYears.Kind, year: Int) {
    #expect(SoftwareYears.shipped.year(of: text, kind) == year)
  }

  @Test(arguments: [
    ("13.3.1", SoftwareYears.Kind.program), ("130", .system), ("", .system),
    ("Adobe Photoshop 2020", .program),
    ("Adobe Photoshop", .program),
  ])
  func unknown(text: String, kind: SoftwareYears.Kind) {
    #expect(SoftwareYears.shipped.year(of: text, kind) == nil)
  }

  @Test func everyRowIsRead() {
    let rows = SoftwareYears.data.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(SoftwareYears.shipped.count == rows.count)
  }
}
