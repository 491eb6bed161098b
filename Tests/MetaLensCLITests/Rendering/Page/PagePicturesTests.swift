import MetaLensFacts
import MetaLensKit
import Testing

@testable import MetaLensCLI

@Suite struct PagePicturesTests {
  private func text(_ picture: PhotoDossier.Shown, _ thumbnail: PhotoDossier.Shown) -> String {
    let dossier = PhotoDossier(report: .sample(), picture: picture, thumbnail: thumbnail)
    return PagePictures(dossier: dossier, language: .english).markup
  }

  @Test func bothStandBesideEachOther() {
    let picture = PictureToLookAt(bytes: [0xFF, 0xD8], size: PixelSize(width: 3, height: 2))
    let markup = text(.picture(picture), .picture(picture))
    #expect(MarkupCheck(markup).faults == [])
    #expect(markup.contains("src=\"data:image/jpeg;base64,/9g=\""))
    #expect(markup.contains("(3 × 2 pixels)"))
  }

  @Test(arguments: [
    (PhotoDossier.Shown.notRead, MessageKey.pagePictureNotRead), (.notDecoded, .pagePictureNotDecoded),
    (.absent, .pagePictureAbsent), (.undecodable, .pagePictureUndecodable), (.withheld, .pagePictureWithheld),
  ])
  func whatIsNotShownIsSaid(shown: PhotoDossier.Shown, reason: MessageKey) {
    let markup = text(shown, shown)
    #expect(MarkupCheck(markup).faults == [])
    #expect(MarkupCheck(markup).text.contains("Thumbnail: " + reason.text(in: .english)))
    #expect(!markup.contains("<img"))
  }
}
