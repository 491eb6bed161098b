import MetaLensAssessment
import Testing

@testable import MetaLensDecoding
@testable import MetaLensKit

struct MetaLensErrorCausesTests {
  /// Checks that files other than photos are named, with different words for each and in each language.
  @Test(arguments: OtherFile.allCases) func namesWhatIsNoPhoto(file: OtherFile) {
    let error = MetaLensError(PhotoReadingError.unknownFormat(file), path: nil)
    let unnamed = MetaLensError(PhotoReadingError.unknownFormat(nil), path: nil)
    #expect(error.code == .notAPhoto && unnamed.code == .notAPhoto)
    #expect(Language.allCases.allSatisfy { error.message(in: $0) != unnamed.message(in: $0) })
  }

  /// Checks that a missing index after the picture is called neither too short a file nor a whole photo.
  @Test(arguments: [(true, MetaLensError.Code.truncated), (false, .malformed)])
  func tellsOfAMissingIndex(isCut: Bool, code: MetaLensError.Code) {
    let error = MetaLensError(PhotoReadingError.indexMissing(isCut: isCut), path: nil)
    #expect(error.code == code)
    #expect(Language.allCases.allSatisfy { error.message(in: $0) != MetaLensError(code).message(in: $0) })
  }

  /// Checks that a HEIF of whole boxes without an index isn't called cut off, or only unreadable.
  @Test func tellsOfAnIndexThatWasTakenOut() {
    let error = MetaLensError(PhotoReadingError.malformed("meta"), path: nil)
    #expect(error.code == .malformed)
    let others = [
      MetaLensError(.malformed, detail: ""),
      MetaLensError(PhotoReadingError.indexMissing(isCut: false), path: nil),
    ]
    for language in Language.allCases {
      #expect(!others.contains { $0.message(in: language) == error.message(in: language) })
    }
    #expect(error.message(in: .english).contains("(box meta) is missing"))
  }

  /// A file that says that it is empty isn't called so where it gives bytes.
  @Test func tellsOfAFileThatStatesNoSize() {
    let error = MetaLensError(PhotoReadingError.unsized, path: nil)
    let empty = MetaLensError(PhotoReadingError.empty, path: nil)
    #expect(error.code == .emptyFile && empty.code == .emptyFile)
    #expect(Language.allCases.allSatisfy { error.message(in: $0) != empty.message(in: $0) })
  }

  /// Checks that a cause is given in words, not as a type's name.
  @Test func tellsThatNothingCanBeHashed() {
    let error = MetaLensError(PhotoReadingError.read(HashingUnavailable()), path: nil)
    #expect(error == MetaLensError(.readFailed, detail: "SHA-256 isn't available"))
  }

  /// Checks that an unknown detail from a reader adds no name.
  @Test(arguments: ["", "message", "../other", "webPage.message"]) func namesNothingElse(detail: String) {
    #expect(
      MetaLensError(.notAPhoto, detail: detail).message(in: .english)
        == MetaLensError(.notAPhoto).message(in: .english))
  }
}
