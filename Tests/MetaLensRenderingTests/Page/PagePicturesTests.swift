import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct PagePicturesTests {
  private func text(_ picture: PhotoDossier.Shown, _ thumbnail: PhotoDossier.Shown) -> String {
    let dossier = PhotoDossier(report: .sample(), picture: picture, thumbnail: thumbnail)
    return PagePictures(dossier: dossier, language: .english).markup
  }

  @Test func bothStandBesideEachOther() {
    let picture = DisplayPicture(bytes: [0xFF, 0xD8], size: PixelSize(width: 3, height: 2))
    let markup = text(.picture(picture), .picture(picture))
    #expect(MarkupCheck(markup).faults == [])
    #expect(markup.contains("src=\"data:image/jpeg;base64,/9g=\""))
    #expect(markup.contains("(3 × 2 pixels)"))
  }

  @Test(arguments: [
    (PhotoDossier.Shown.notRead, MessageKey.pagePictureNotRead), (.notDecoded, .pagePictureNotDecoded),
    (.mainOnly, .pagePictureMainOnly), (.absent, .pagePictureAbsent), (.undecodable, .pagePictureUndecodable),
    (.withheld, .pagePictureWithheld), (.packed, .pagePicturePacked),
  ])
  func whatIsNotShownIsSaid(shown: PhotoDossier.Shown, reason: MessageKey) {
    let markup = text(shown, shown)
    #expect(MarkupCheck(markup).faults == [])
    let said = MarkupCheck(markup).text
    #expect(said.contains("Thumbnail: " + reason.text(in: .english)))
    // A raw file without a JPEG preview isn't without a picture.
    let reasonOfMain = shown == .absent ? MessageKey.pagePictureNoPreview : reason
    #expect(said.contains("Picture: " + reasonOfMain.text(in: .english)))
    #expect(!markup.contains("<img"))
  }

  /// Nobody is told to raise a limit for a picture that is damaged.
  @Test func aDamagedPictureIsNotSaidToBeTooLarge() {
    #expect(text(.absent, .undecodable).contains("(damaged, or beyond the limits)"))
  }

  @Test(arguments: Language.allCases)
  func aLibraryThatDidNotIsNamed(language: Language) {
    for refusal: PictureRefusal in [
      .libraryMissing("libheif"), .refused("libheif", words: ""), .refused("libheif", words: "bad"),
      .tookTooLong("libheif"), .crashed("libheif"),
    ] {
      let dossier = PhotoDossier(report: .sample(), picture: .refused(refusal))
      let markup = PagePictures(dossier: dossier, language: language).markup
      #expect(MarkupCheck(markup).faults == [])
      #expect(MarkupCheck(markup).text.contains("libheif"), "\(refusal)")
    }
  }

  /// A library's words can quote the file, so they are escaped.
  @Test func aLibrarysWordsAreText() {
    let words = "<script>\u{202E}" + String(repeating: "x", count: 5_000)
    let markup = text(.refused(.refused("libheif", words: words)), .absent)
    #expect(MarkupCheck(markup).faults == [])
    #expect(!markup.contains("<script>") && !markup.contains("\u{202E}") && markup.count < 1_000)
  }

  @Test(arguments: [
    (false, "JPEG preview stored in the raw file"), (true, "A thumbnail stored in the file, because"),
  ])
  func whatStandsForAPictureIsCalledSo(isThumbnail: Bool, words: String) {
    var picture = DisplayPicture(bytes: [0xFF, 0xD8], size: PixelSize(width: 3, height: 2))
    picture.isEmbedded = !isThumbnail
    picture.isThumbnail = isThumbnail
    #expect(text(.picture(picture), .absent).contains(words))
  }
}
