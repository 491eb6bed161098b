import MetaLensKit
import MetaLensRendering

/// The input fields for the details that are printed on every page and report: case, examiner, exhibit and notes.
struct ServedDetails: Sendable {
  let details: ExhibitDetails
  let language: Language

  /// The fields' markup; they are collapsed if all are empty.
  var markup: String {
    """
    <details id="details"\(details.isEmpty ? "" : " open")><summary>\(HTMLText.word(.serveCase, in: language))</summary>
    <p class="small">\(HTMLText.word(.serveCaseHint, in: language))</p>
    <div class="fields">
    \(field("case", .pageExhibitCase, details.caseNumber))
    \(field("examiner", .pageExhibitExaminer, details.examiner))
    \(field("evidence", .pageExhibitEvidence, details.evidence))
    <label class="wide">\(HTMLText.word(.pageExhibitNote, in: language))<textarea id="details-notes" rows="3" autocomplete="off">
    \(HTMLText.escaped(details.notes.joined(separator: "\n")))</textarea></label>
    </div>
    <p id="details-state" class="small" role="status"></p>
    </details>
    """
  }

  private func field(_ name: String, _ label: MessageKey, _ value: String?) -> String {
    "<label>\(HTMLText.word(label, in: language))<input id=\"details-\(name)\" maxlength=\"\(ExhibitDetails.maximumCharacters)\" "
      + "autocomplete=\"off\" value=\"\(HTMLText.escaped(value ?? ""))\"></label>"
  }
}
