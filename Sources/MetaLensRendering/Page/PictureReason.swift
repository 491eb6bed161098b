import MetaLensAssessment
import MetaLensFacts

extension PhotoDossier.Shown {
  /// Returns why there is no main picture; nil if there is one.
  ///
  /// Only a raw file has no main picture that could be shown, and it isn't without a picture: it has no JPEG preview.
  func reasonOfMain(in language: Language) -> String? {
    self == .absent ? MessageKey.pagePictureNoPreview.text(in: language) : reason(in: language)
  }

  /// Returns why there is no picture, as the end of a sentence that names the picture; nil if there is one.
  func reason(in language: Language) -> String? {
    switch self {
    case .picture: nil
    case .notRead: MessageKey.pagePictureNotRead.text(in: language)
    case .notDecoded: MessageKey.pagePictureNotDecoded.text(in: language)
    case .mainOnly: MessageKey.pagePictureMainOnly.text(in: language)
    case .absent: MessageKey.pagePictureAbsent.text(in: language)
    case .packed: MessageKey.pagePicturePacked.text(in: language)
    case .undecodable: MessageKey.pagePictureUndecodable.text(in: language)
    case .withheld: MessageKey.pagePictureWithheld.text(in: language)
    case .refused(let refusal): refusal.reason(in: language)
    }
  }
}

extension PictureRefusal {
  /// The maximum width of a library's own words in columns; they can quote the file.
  private static let maximumColumns = 160

  fileprivate func reason(in language: Language) -> String {
    switch self {
    case .libraryMissing(let library): Message.pagePictureLibraryMissing(library: library).text(in: language)
    case .refused(let library, words: ""): Message.pagePictureRefused(library: library).text(in: language)
    case .refused(let library, let words):
      Message.pagePictureRefusedWords(
        library: library, words: SafeText.shown(words, columns: Self.maximumColumns)
      ).text(in: language)
    case .tooLarge: MessageKey.pagePictureUndecodable.text(in: language)
    case .tookTooLong(let library): Message.pagePictureTookTooLong(library: library).text(in: language)
    case .crashed(let library): Message.pagePictureCrashed(library: library).text(in: language)
    }
  }
}
