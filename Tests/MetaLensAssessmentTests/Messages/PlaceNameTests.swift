import Testing

@testable import MetaLensAssessment

struct PlaceNameTests {
  @Test(arguments: [
    ("JPEG coding", "JPEG-Kodierung"), ("end of file", "Dateiende"), ("file name", "Dateiname"),
    ("file", "Datei"), ("trailer", "Datenanhang"), ("trailer samsung", "Datenanhang samsung"),
    ("Samsung trailer Image_UTC_Data", "Samsung-Datenanhang Image_UTC_Data"),
    ("APP1 Exif IFD1 thumbnail", "APP1 Exif IFD1 Vorschaubild"),
    // Names from a standard aren't translated.
    ("APP1 Exif IFD0", "APP1 Exif IFD0"), ("PNG iTXt", "PNG iTXt"), ("", ""), ("thumbnails", "thumbnails"),
  ])
  func german(location: String, text: String) { #expect(PlaceName.text(location, in: .german) == text) }

  @Test func listsKeepTheirOrder() {
    #expect(
      PlaceName.list("EXIF, Samsung trailer Image_UTC_Data, GPS", in: .german)
        == "EXIF, Samsung-Datenanhang Image_UTC_Data, GPS")
    #expect(PlaceName.list("trailer", in: .german) == "Datenanhang")
  }

  @Test(arguments: Language.allCases) func aFlagNamesItsPlacesLikeItsEvidence(language: Language) {
    let places = "EXIF, Samsung trailer Image_UTC_Data, GPS"
    let detail = OriginalityFlag.FlagDetail(
      id: .datesThreePlaces, parameters: ["date": .string("2023-05-30T15:56:01"), "places": .string(places)])
    #expect(detail.description(in: language).contains(PlaceName.list(places, in: language)))
  }

  @Test(arguments: Language.allCases.filter { $0 != .english }) func noneIsEnglish(language: Language) {
    for location in [
      "JPEG coding", "end of file", "file name", "trailer", "maker note", "picture", "thumbnail",
    ] {
      #expect(PlaceName.text(location, in: language) != PlaceName.text(location, in: .english))
    }
  }
}
