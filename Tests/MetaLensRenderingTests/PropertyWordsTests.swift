import Testing

@testable import MetaLensRendering

struct PropertyWordsTests {
  @Test(arguments: [
    ("CreatorTool", true), ("CreateDate", true), ("title", true), ("Exposure2012", true), ("ISOSpeed", true),
    ("GPSHPositioningError", true), ("ToneCurvePV2012Red", true), ("history_modversion", true), ("URL", true),
    ("FocalLengthIn35mmFilm", true), ("HasExtendedXMP", true), ("DocumentID", true),
    ("ISOSpeedLatitudeyyy", true), ("ZqDcProp1", false), ("ZqX1", false), ("Ada", false), ("ADA", false),
    ("ada", false), ("CreatorAda", false), ("AdaCreator", false), ("titleAda1", false),
    ("Number12345", false), ("Tool-Ada", false), ("é", false), ("", false),
  ])
  func knowsTheWordsOfNames(name: String, areKnown: Bool) {
    #expect(PropertyWords.areAll(in: name) == areKnown)
  }
}
