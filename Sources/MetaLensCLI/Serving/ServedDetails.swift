import MetaLensKit
import MetaLensRendering

/// The fields for what stands on everything that is handed over: case, examiner, exhibit and notes.
struct ServedDetails: Sendable {
  let details: ExhibitDetails
  let language: Language

  /// The fields, closed unless something stands in them.
  var markup: String {
    """
    <details id="details"\(details.isEmpty ? "" : " open")><summary>\(word(.serveCase))</summary>
    <p class="small">\(word(.serveCaseHint))</p>
    <div class="fields">
    \(field("case", .pageExhibitCase, details.caseNumber))
    \(field("examiner", .pageExhibitExaminer, details.examiner))
    \(field("evidence", .pageExhibitEvidence, details.evidence))
    <label class="wide">\(word(.pageExhibitNote))<textarea id="details-notes" rows="3" autocomplete="off">
    \(HTMLText.escaped(details.notes.joined(separator: "\n")))</textarea></label>
    </div>
    <p id="details-state" class="small" role="status"></p>
    </details>
    """
  }

  private func field(_ name: String, _ label: MessageKey, _ value: String?) -> String {
    "<label>\(word(label))<input id=\"details-\(name)\" maxlength=\"\(ExhibitDetails.mostCharacters)\" "
      + "autocomplete=\"off\" value=\"\(HTMLText.escaped(value ?? ""))\"></label>"
  }

  private func word(_ key: MessageKey) -> String { HTMLText.escaped(key.text(in: language)) }
}
