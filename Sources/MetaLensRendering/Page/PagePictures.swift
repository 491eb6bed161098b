import MetaLensAssessment
import MetaLensFacts

/// The picture and the thumbnail side by side, or why they aren't shown.
struct PagePictures: Sendable {
  let dossier: PhotoDossier
  let language: Language

  /// The markup, ending with a line break.
  var markup: String {
    let shown =
      figure(dossier.picture, main, "main")
      + figure(dossier.thumbnail, Message.pagePictureThumbnail, "small")
    var out = shown.isEmpty ? "" : "<div class=\"pictures\">\n\(shown)</div>\n"
    if !shown.isEmpty { out += HTMLText.paragraph(.pagePictureNotes, "small", in: language) }
    out += missing(dossier.picture.reasonOfMain(in: language), Message.pagePictureMissingMain)
    out += missing(dossier.thumbnail.reason(in: language), Message.pagePictureMissingThumbnail)
    return out
  }

  /// The caption of the picture.
  ///
  /// A raw file's sensor data isn't decoded here, and a thumbnail may be shown instead of a picture; the caption says
  /// so.
  private var main: (String, String) -> Message {
    guard case .picture(let picture) = dossier.picture else { return Message.pagePictureMain }
    if picture.isThumbnail { return Message.pagePictureStandIn }
    if picture.isEmbedded { return Message.pagePictureEmbedded }
    return Message.pagePictureMain
  }

  private func figure(
    _ shown: PhotoDossier.Shown, _ message: (String, String) -> Message, _ name: String
  ) -> String {
    guard case .picture(let picture) = shown else { return "" }
    let words = message(String(picture.size.width), String(picture.size.height)).text(in: language)
    return HTMLText.figure(picture, words, class: name)
  }

  private func missing(_ reason: String?, _ message: (String) -> Message) -> String {
    guard let reason else { return "" }
    return HTMLText.paragraph(message(reason).text(in: language), "small")
  }
}
