import Testing

@testable import MetaLensAssessment

struct FileNameFormsTests {
  @Test(arguments: [
    ("WhatsApp Image 2023-05-30 at 10.11.12 (1).jpeg", "WhatsApp (desktop, web)"),
    ("PHOTO-2023-05-30-10-11-12.jpg", "WhatsApp (iOS)"), ("photo_2020-10-28_16-54-00.jpg", "Telegram"),
    ("signal-2023-05-30-101112.jpg", "Signal"), ("KakaoTalk_20230530_101112345_01.jpg", "KakaoTalk"),
    ("mmexport1685412345678.jpg", "WeChat"), ("微信图片_20230530101112.jpg", "WeChat"),
    ("LINE_ALBUM_Trip_230530_1.jpg", "LINE"), ("viber_image_2023-05-30_10-11-12-345.jpg", "Viber"),
    ("FB_IMG_1726633936412.jpg", "Facebook"), ("received_1234567890123.jpeg", "Messenger"),
    ("13925274_1728279320760456_5106983712270762423_n.jpg", "Facebook, Instagram"),
    ("Snapchat-1234567890.jpg", "Snapchat"), ("RDT_20230530_101112.jpg", "Reddit"),
    ("FxYz01234_-abcd.jpg-large", "X"), ("tumblr_abc123def_500.jpg", "Tumblr"),
    ("51234567890_abcdef0123_o.jpg", "Flickr"), ("dog-unsplash.jpg", "Unsplash"),
    ("photo_6060146018424569263_y.jpg", "Telegram"), ("photo_6_2026-03-18_21-46-55.jpg", "Telegram"),
    ("DOC-20240101-WA0003.jpg", "WhatsApp (Android), as a document"),
    ("threema-20220909-125017145.jpg", "Threema"),
    ("S__69869591_0.jpg", "LINE"), ("Copilot_20250630_171646.png", "Microsoft Copilot"),
    ("Generated Image November 08, 2025 - 9_08PM.png", "Gemini"),
    ("Leonardo_Kino_XL_group_of_doctors_smiling_3.jpg", "Leonardo.Ai"),
    ("freepik__enhance__46843.jpg", "Freepik"),
    ("صورة واتساب بتاريخ 1446-09-20 في 22.58.56_f5b0d0e6.jpg", "WhatsApp (desktop, web)"),
  ])
  func namesAPlatform(name: String, meaning: String) {
    #expect(FileNameForms.match(FileName(name))?.meaning == meaning)
  }

  /// WhatsApp names files in the language of its window, and websites write `_` in place of spaces.
  @Test(arguments: [
    "WhatsApp Image 2023-05-30 à 10.11.12_fee671c9.jpg", "WhatsApp_Image_2023-05-30_at_10.11.12__2_.jpeg",
    "WhatsApp Bild 2023-05-30 um 10.11.12_dd58d66a.jpg", "WhatsApp Bild 2023-05-30 kl. 10.11.12_b09fca2a.jpg",
    "Imagen de WhatsApp 2023-05-30 a las 10.11.12_c770baed.jpg",
    "Imagem do WhatsApp de 2023-05-30 à(s) 10.11.12_4a533d6e.jpg",
    "Imagem WhatsApp 2023-05-30 às 10.11.12.jpg",
    "Immagine WhatsApp 2023-05-30 ore 10.11.12_7bd2ee06.webp",
    "Afbeelding van WhatsApp op 2023-05-30 om 10.11.12_ad489505.jpg",
    "Zdjęcie WhatsApp 2023-05-30 o 10.11.12_e0e51424.jpg",
    "Zdje\u{328}cie WhatsApp 2023-05-30 o 10.11.12.jpg",
    "WhatsApp-Kuva 2023-05-30 klo 10.11.12_90626095.jpg", "WhatsApp Görsel 2023-05-30 saat 10.11.12.jpg",
    "Gambar WhatsApp 2023-05-30 pukul 10.11.12.jpg", "Изображение WhatsApp 2023-05-30 в 10.11.12.jpg",
    "תמונה של WhatsApp 2023-05-30 בשעה 10.11.12.jpg", "WhatsApp 이미지 2023-05-30, 10.11.12_39c41a0b.jpg",
  ])
  func namesWhatsAppInItsLanguages(name: String) {
    let match = FileNameForms.match(FileName(name))
    #expect(match?.meaning == "WhatsApp (desktop, web)")
    #expect(match?.days == CivilDate.days(year: 2023, month: 5, day: 30))
  }

  @Test(arguments: [
    "Screenshot_20230530-101112.png",
    "Bildschirmfoto_2023-05-30_um_10.11.12.png",
    "Screenshot_20230530_101112_Maps.jpg",
    "Screen Shot 2023-05-30 at 10.11.12.png", "Screenshot from 2020-09-17 22-26-36.png",
    "Bildschirmfoto 2023-05-30 um 10.11.12.png", "Capture d’écran 2023-05-30 à 10.11.12.png",
    // Decomposed, as macOS writes them.
    "Capture d’e\u{301}cran 2023-05-30 à 10.11.12.png",
    "\u{1109}\u{1173}\u{110F}\u{1173}\u{1105}\u{1175}\u{11AB}\u{1109}\u{1163}\u{11BA} 2023-05-30 오전 10.11.12.png",
    "Captura de pantalla 2023-05-30 a las 10.11.12.png", "스크린샷 2023-05-30 오전 10.11.12.png",
    "スクリーンショット 2023-05-30 10.11.12.png", "屏幕截图 2023-05-30 101112.png", "截屏 2023-05-30 10.11.12.png",
    "Снимок экрана 2023-05-30 в 10.11.12.png", "Schermata 2023-05-30 alle 10.11.12.png",
    "Zrzut ekranu 2023-05-30 101112.png",
  ])
  func knowsScreenshots(name: String) {
    let match = FileNameForms.match(FileName(name))
    #expect(match?.kind == .screenshot)
    #expect(match?.days == CivilDate.days(year: 2023, month: 5, day: 30) || name.contains("2020-09-17"))
  }

  @Test(arguments: [
    "IMG_E1234.jpg", "PXL_20230530_101112345~2.jpg", "PXL_20230530_101112345.MP~2.jpg", "a (edited).jpg",
    "a (1).jpg", "20230530_101112(0).jpg", "IMG_20230530_101112-01.jpeg",
  ])
  func knowsCopies(name: String) { #expect(FileNameForms.match(FileName(name))?.kind == .edited) }

  /// Words for a copy are known in the languages of the program.
  @Test(arguments: [
    "a copy.jpg", "a copy 2.jpg", "a - Copy.jpg", "a - Kopie.jpg", "a - Copie.jpg", "a - copia.jpg",
    "a - コピー.jpg", "aのコピー.jpg", "a - 복사본.jpg", "a - 副本.jpg", "Copy of a.jpg", "Kopie von a.jpg",
    "Copie de a.jpg", "Copia de a.jpg", "복사본 a.jpg", "复件 a.jpg",
  ])
  func knowsWordsForCopies(name: String) {
    let found = FileNameForms.matches(FileName(name))
    #expect(found.map(\.kind) == [.edited] && found.map(\.meaning) == [""])
  }

  /// A browser's or file manager's mark of a copy takes neither the messenger nor the day out of a name.
  @Test(
    arguments: [
      "IMG-20230530-WA0007 (1).jpg", "IMG-20230530-WA0007(1).jpg", "IMG-20230530-WA0007-1.jpg",
      "IMG-20230530-WA0007~2.jpg", "IMG-20230530-WA0007 - Copy.jpg", "IMG-20230530-WA0007 - Copy (2).jpg",
      "IMG-20230530-WA0007 copy 2.jpg", "IMG-20230530-WA0007 (1) (1)", "Copy of IMG-20230530-WA0007.jpg",
      "Kopie (2) von IMG-20230530-WA0007 (1).jpg", "IMG-20230530-WA0007の\u{30B3}\u{30D2}\u{309A}\u{30FC}.jpg",
      "IMG-20230530-WA0007의 사본.jpg",
    ])
  func aCopyIsItsMessengers(name: String) {
    let found = FileNameForms.matches(FileName(name))
    #expect(found.first?.kind == .platform && found.first?.meaning == "WhatsApp (Android)")
    #expect(found.first?.days == CivilDate.days(year: 2023, month: 5, day: 30))
    #expect(found.dropFirst().allSatisfy { $0.kind == .edited })
  }

  /// Checks that a copy mark that is part of a known form is still recognized.
  @Test(
    arguments: [
      ("IMG-20230530-WA0007 (1).jpg", [.platform, .edited]),
      ("PXL_20230530_101112345~2.jpg", [.camera, .edited]),
      ("IMG-20230530-WA0007-1.jpg", [.platform]), ("IMG-20230530-WA0007.jpg", [.platform]),
      ("a (1).jpg", [.edited]), ("holiday-edited.jpg", [.edited]), ("DSC_0001-1.JPG", []),
      ("a (1) (2).jpg", [.edited]), ("Kopie von photo_2020-10-28_16-54-00.jpg", [.platform, .edited]),
      ("FxYz01234_-abcd.jpg-large (1)", [.platform, .edited]),
      (String(repeating: "a (1)", count: 50), []),
    ] as [(String, [FileNameForms.Kind])])
  func aCopyStaysOne(name: String, kinds: [FileNameForms.Kind]) {
    #expect(FileNameForms.matches(FileName(name)).map(\.kind) == kinds)
  }

  @Test(arguments: [
    "DSC_0001.JPG", "photo.jpg", "IMG_1234.HEIC", "screenshot.png", "WhatsApp.jpg", "line_art.png",
    "mmexport.jpg", "1234567890_nature_photo.jpg", "hard_copy.jpg", "WhatsApp Bild.jpg", "photo_1_y.jpg", "",
  ])
  func saysNothingOfOthers(name: String) { #expect(FileNameForms.match(FileName(name)) == nil) }

  @Test func aNameMadeToBeSlowHasNoForm() {
    let name = FileName(String(repeating: "2023-05-30_", count: 11))
    #expect(FileNameForms.match(name) == nil)
  }
}
