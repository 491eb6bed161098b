import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct SoftwareYearsTests {
  @Test(arguments: [
    ("13.3.1", SoftwareYears.Kind.system, 2019), ("9.0", .system, 2015), ("26.1", .system, 2025),
    ("Adobe Photoshop CS5.1 Windows", .program, 2011), ("Adobe Photoshop CS5 Windows", .program, 2010),
    ("Adobe Photoshop 21.0 (Windows)", .program, 2019), ("GIMP 2.10.8", .program, 2018),
  ])
  func known(text: String, kind: SoftwareYears.Kind, year: Int) {
    #expect(SoftwareYears.year(of: text, kind) == year)
  }

  @Test(arguments: [
    ("13.3.1", SoftwareYears.Kind.program), ("130", .system), ("", .system),
    ("Adobe Photoshop 2020", .program),
    ("Adobe Photoshop", .program),
  ])
  func unknown(text: String, kind: SoftwareYears.Kind) {
    #expect(SoftwareYears.year(of: text, kind) == nil)
  }

  /// A version is found by its own text, whatever else begins with it.
  @Test func everyRowIsFound() {
    #expect(SoftwareYears.rows.count > 50)
    for row in SoftwareYears.rows {
      #expect(SoftwareYears.year(of: row.text, row.kind) == row.year, "\(row.text)")
    }
  }
}
