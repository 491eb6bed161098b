import Testing

@testable import MetaLensKit

@Suite struct SoftwareCatalogueTests {
  @Test(arguments: [
    ("Adobe Photoshop Lightroom 7.0 (iOS)", SoftwareCatalogue.Kind.mobileApp),
    ("Adobe Photoshop Lightroom 7.0 (Windows)", .desktopEditor), ("Adobe Photoshop Express", .mobileApp),
    ("Adobe Photoshop Camera Raw 9.1", .rawConverter), ("Nikon Transfer 2", .metadataTool),
    ("Silver", nil), ("Gimpel", nil), ("", nil),
  ])
  func theLongestMatchWins(text: String, kind: SoftwareCatalogue.Kind?) {
    #expect(SoftwareCatalogue.shipped.kind(of: text, model: nil) == kind)
  }

  @Test(arguments: [
    ("Paint.NET v3.5", ["paint.net", "v3.5"]), ("DALL·E 3.", ["dall·e", "3"]), ("a-b_c", ["a", "b", "c"]),
    ("HDR+ 1.0", ["hdr+", "1.0"]), ("", []),
  ])
  func words(text: String, expected: [String]) {
    #expect(SoftwareCatalogue.words(of: Array(text.utf8)[...]) == expected.map { Array($0.utf8) })
  }

  @Test func everyRowOfTheTableParses() {
    for line in SoftwareCatalogue.data.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(columns.count == 4, "\(line)")
      #expect(SoftwareCatalogue.Kind(rawValue: columns[0]) != nil, "\(line)")
      #expect(columns[3].hasPrefix("facts "), "\(line)")
      if columns[1] == "shape" {
        #expect(SoftwareShape(pattern: Array(columns[2].utf8)[...]) != nil, "\(line)")
      } else {
        let kind = SoftwareCatalogue.shipped.kind(of: columns[2], model: nil)
        #expect(kind == SoftwareCatalogue.Kind(rawValue: columns[0]), "\(line)")
      }
    }
  }
}
