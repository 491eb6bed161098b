import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CommandHintTests {
  private static let unchecked = OriginalityFlag(
    detail: .flag(.credentialsUnchecked, ["why": "noLibrary"]), grade: .observed, evidence: [], weight: 0,
    points: 0)

  /// What the library says, what the command says, and what of the command's only it can say.
  private static func words(_ language: Language) -> [(own: String, told: String, hint: String)] {
    let limits = Diagnostic(.limitReached, location: "file")
    let (directory, table) = (MetaLensError(.isDirectory), MetaLensError(.signaturesInvalid, detail: "x"))
    return [
      (limits.message(in: language), limits.commandMessage(in: language), "--limits 10"),
      (directory.message(in: language), directory.commandMessage(in: language), "metalens batch"),
      (table.message(in: language), table.commandMessage(in: language), "metalens signatures learn"),
      (
        unchecked.description(in: language), unchecked.commandDescription(in: language),
        "--credentials-library"
      ),
    ]
  }

  @Test(arguments: Language.allCases) func theCommandAloneNamesItsFlags(language: Language) {
    for (own, told, hint) in Self.words(language) {
      #expect(!own.contains("metalens") && !own.contains("--"), "\(own)")
      #expect(told.hasPrefix(own) && told.contains(hint), "\(told)")
      #expect(!told.contains("{") && told != own, "\(told)")
    }
  }

  @Test(arguments: Language.allCases) func piecesSayTheSame(language: Language) {
    let pieces = Self.unchecked.commandPieces(in: language).map { piece in
      switch piece {
      case .words(let text), .value(let text): text
      }
    }
    #expect(pieces.joined() == Self.unchecked.commandDescription(in: language))
  }

  @Test func whatNoFlagHelpsIsAsItWas() {
    let error = MetaLensError(.truncated)
    #expect(error.commandMessage(in: .english) == error.message(in: .english))
    let odd = Diagnostic(.xmpInvalid, location: "file")
    #expect(odd.commandMessage(in: .english) == odd.message(in: .english))
    let flag = OriginalityFlag(
      detail: .flag(.credentialsUnchecked, ["why": "depth"]), grade: .observed, evidence: [], weight: 0,
      points: 0)
    #expect(flag.commandDescription(in: .english) == flag.description(in: .english))
    #expect(flag.commandPieces(in: .english) == flag.pieces(in: .english))
  }

  @Test func theCommandsJSONHoldsTheHint() {
    let context = OutputContext(path: "d", language: .english)
    let error = MetaLensError(.isDirectory).written(for: context, pretty: false)
    #expect(String(decoding: error, as: UTF8.self).contains("metalens batch"))
    let flag = Self.unchecked.tree(for: context)
    #expect(flag["description"]?.stringValue == Self.unchecked.commandDescription(in: .english))
  }
}
