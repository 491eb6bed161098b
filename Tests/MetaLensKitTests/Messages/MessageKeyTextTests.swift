import MetaLensKit
import Testing

@Suite struct MessageKeyTextTests {
  @Test(
    arguments: [
      (MessageKey.valueYes, [], "yes"),
      (.valueBytes, ["12"], "12 bytes"),
      // Nothing stands where an argument is missing.
      (
        .flagCameraInfoDescription, ["A"],
        "Make and model are stated, and no contradiction between them is known: A, ."
      ),
      // A stranger's text is no template.
      (
        .flagCameraInfoDescription, ["%2$@", "100%"],
        "Make and model are stated, and no contradiction between them is known: %2$@, 100%."
      ),
      (
        .flagSoftwareEditedDescription, ["é%1$@ \u{1F600}"],
        "According to its metadata, the file was saved by the editor “é%1$@ \u{1F600}”."
      ),
      // Arguments stand where the language wants them, not in their order.
      (
        .flagDateModifiedAfterCreationDescription, ["1999", "2001"],
        "The file states that it was changed (2001) after it was created (1999)."
      ),
    ] as [(MessageKey, [String], String)])
  func arguments(key: MessageKey, arguments: [String], text: String) {
    #expect(key.text(in: .english, arguments: arguments) == text)
  }

  @Test(arguments: [
    (Language.english, "The file is empty."), (.korean, "파일이 비어 있습니다."), (.japanese, "ファイルが空です。"),
    (.simplifiedChinese, "文件为空。"), (.german, "Die Datei ist leer."), (.french, "Le fichier est vide."),
    (.spanish, "El archivo está vacío."),
  ])
  func eachLanguageHasItsOwn(language: Language, text: String) {
    #expect(MessageKey.errorEmptyFileMessage.text(in: language) == text)
    #expect(MetaLensError(.emptyFile).message(in: language) == text)
  }
}
