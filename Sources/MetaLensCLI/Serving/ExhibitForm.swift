import MetaLensKit
import MetaLensRendering

/// The case details that an examiner enters on a page, as its script sends them: an object of four texts.
enum ExhibitForm {
  /// The maximum size in bytes, enough for all notes at full length, however their characters are written.
  static let maximumBytes = 1 << 19

  /// Why the details aren't accepted.
  enum Refusal: Error, Sendable, Equatable {
    case notAForm
    case details(ExhibitDetails.Refusal)
  }

  /// Reads the details: a blank field counts as empty, and each line of the notes is a note.
  static func read(_ body: [UInt8]) throws(Refusal) -> ExhibitDetails {
    guard body.count <= maximumBytes, let text = String(validating: body, as: UTF8.self),
      let members = JSONReader.wholeObject(of: text, maximumValues: 16)
    else { throw .notAForm }
    func field(_ name: String) throws(Refusal) -> String {
      switch members[name] {
      case nil: return ""
      case .string(let text)?: return text
      default: throw .notAForm
      }
    }
    var details = ExhibitDetails()
    let (number, examiner) = (try field("case"), try field("examiner"))
    let (evidence, notes) = (try field("evidence"), try field("notes"))
    do throws(ExhibitDetails.Refusal) {
      details.caseNumber = try words(number)
      details.examiner = try words(examiner)
      details.evidence = try words(evidence)
      for line in notes.split(whereSeparator: \.isNewline) {
        guard line.contains(where: { !$0.isWhitespace }) else { continue }
        try details.add(note: String(line))
      }
    } catch {
      throw .details(error)
    }
    return details
  }

  private static func words(_ text: String) throws(ExhibitDetails.Refusal) -> String? {
    text.contains { !$0.isWhitespace } ? try ExhibitDetails.checked(text) : nil
  }
}
