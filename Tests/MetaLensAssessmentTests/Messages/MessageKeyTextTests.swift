import MetaLensKit
import Testing

struct MessageKeyTextTests {
  @Test(
    arguments: [
      ("value.yes", [:], "yes"),
      ("value.bytes", ["count": "12"], "12 bytes"),
      // A missing value leaves nothing.
      (
        "flag.cameraInfo.description", ["make": "A"],
        "The make and model are stated and don't contradict each other: A, ."
      ),
      // A text from the file isn't a template.
      (
        "flag.cameraInfo.description", ["make": "{model}", "model": "100%"],
        "The make and model are stated and don't contradict each other: {model}, 100%."
      ),
      (
        "flag.softwareEdited.description", ["software": "é{software} \u{1F600}"],
        "Its metadata says that the editing program “é{software} \u{1F600}” saved the file."
      ),
      // Values are placed as the language needs them, not in their order.
      (
        "flag.dateModifiedAfterCreation.description", ["created": "1999", "modified": "2001"],
        "The file says that it was changed (2001) after it was created (1999)."
      ),
    ] as [(String, MessageValues, String)])
  func values(id: String, values: MessageValues, text: String) {
    #expect(MessageKey(id: id)?.text(in: .english, values: values) == text)
  }

  @Test(arguments: [
    (Language.english, "The file is empty."), (.korean, "파일이 비어 있습니다."), (.japanese, "ファイルが空です。"),
    (.simplifiedChinese, "文件为空。"), (.german, "Die Datei ist leer."), (.french, "Le fichier est vide."),
    (.spanish, "El archivo está vacío."),
  ])
  func eachLanguageHasItsOwn(language: Language, text: String) {
    #expect(MessageKey(id: "error.emptyFile.message")?.text(in: language) == text)
    #expect(MetaLensError(.emptyFile).message(in: language) == text)
  }

  @Test func everyKeyIsFoundByItsIdentifier() {
    for key in MessageKey.allCases { #expect(MessageKey(id: key.id) == key) }
    for id in ["", "a", "badge.amber.nam", "badge.amber.name2", "zzz"] { #expect(MessageKey(id: id) == nil) }
  }

  /// The texts of these are looked up by their raw values.
  @Test func everyCaseHasItsText() {
    let ids: [[String]] = [
      Badge.allCases.map { "badge.\($0.rawValue).name" },
      Concern.allCases.map { "concern.\($0.rawValue).name" },
      Concern.allCases.map { "page.concern.\($0.rawValue).meaning" },
      DatedClaim.Meaning.allCases.map { "page.date.\($0.rawValue)" },
      FlagType.allCases.map { "type.\($0.rawValue).name" },
      PartState.allCases.map { "part.\($0.rawValue).name" },
      PhotoComparison.LooksObstacle.allCases.map { "compare.looks.\($0.rawValue)" },
      RelativeKind.allCases.map { "relatives.kind.\($0.rawValue)" },
    ]
    for id in ids.joined() { #expect(MessageKey(id: id) != nil, "\(id)") }
  }
}
