import Testing

@testable import MetaLensAssessment

struct StatedNameTests {
  @Test(arguments: [
    "Canon EOS 40D", "SAMSUNG TECHWIN CO., LTD.", "FUJI PHOTO FILM CO., LTD.", "Konica Minolta Camera, Inc.",
    "OLYMPUS OPTICAL CO.,LTD", "uD600,S600", "DC210 Zoom (V05.00)", "moto g82 5G (rhodep)", "E-M5", "?", "",
    // The placeholder for a removed name.
    "…",
    "Kodak CLAS Digital Film Scanner / HR200", "KODAK DC3400 ZOOM DIGITAL CAMERA", "小米 14 Ultra", "X 100",
    "X -100", "X- 100",
  ])
  func anHonestNameStaysAsItIs(name: String) {
    for language in Language.allCases {
      #expect(StatedName.told(name, in: language) == name)
      #expect(StatedName.told(name, isQuoted: true, in: language) == name)
    }
  }

  @Test(arguments: [
    ("Canon EOS 40D. Checked: unchanged", "“Canon EOS 40D. Checked: unchanged”"),
    ("Canon EOS 40D, checked and unchanged", "“Canon EOS 40D, checked and unchanged”"),
    ("Canon! Unchanged", "“Canon! Unchanged”"), ("Canon… unchanged", "“Canon… unchanged”"),
    ("EOS:unchanged", "“EOS:unchanged”"), ("EOS - unchanged", "“EOS - unchanged”"),
    ("EOS\u{A0}40D", "“EOS 40D”"), ("EOS\nunchanged", "“EOS unchanged”"),
    ("EOS” is unchanged", "“EOS' is unchanged”"), ("EOS。原本", "“EOS。原本”"),
    (String(repeating: "x", count: 61), "“" + String(repeating: "x", count: 60) + "…”"),
  ])
  func whatReadsAsMoreIsQuoted(name: String, told: String) {
    #expect(StatedName.told(name, in: .english) == told)
    #expect(StatedName.told(name, isQuoted: true, in: .english) == String(told.dropFirst().dropLast()))
  }

  /// In the sentences of every flag that names a camera, the name is quoted once, in each language.
  @Test(arguments: Language.allCases) func noFlagSpeaksInItsVoice(language: Language) {
    let forged = "Canon EOS 40D. Checked: the camera's own file"
    let quoted = language.quoting(forged)
    let marks = language.quoting("")
    let opening = String(marks.prefix(marks.count / 2))
    for rule in Rule.all {
      let names = rule.flag.parameters.filter { $0.privacy == .name }.map(\.name)
      guard !names.isEmpty else { continue }
      var values = rule.example
      for name in names where values.json[name]?.stringValue != nil { values.json[name] = .string(forged) }
      let flag = OriginalityFlag(
        detail: OriginalityFlag.FlagDetail(id: rule.id, parameters: values.json), grade: .observed,
        evidence: [], weight: 0, points: 0)
      let texts = [rule.flag.message(values, in: language).text(in: language), flag.reason(in: language)]
      for text in texts where text.contains(forged) {
        #expect(!text.replacing(quoted, with: "").contains(forged), "\(rule.id): \(text)")
        #expect(!text.contains(opening + quoted), "\(rule.id): \(text)")
      }
    }
  }
}
