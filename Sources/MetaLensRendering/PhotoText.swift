package import MetaLensAssessment

/// A photo as text, in the chosen detail.
package struct PhotoText {
  let detail: TextDetail
  let language: Language
  let paint: Paint
  /// The terminal's width; nil if the output isn't a terminal.
  let columns: Int?
  /// Whether the details begin with the file's name.
  let showsName: Bool

  package init(detail: TextDetail, language: Language, paint: Paint, columns: Int?, showsName: Bool) {
    self.detail = detail
    self.language = language
    self.paint = paint
    self.columns = columns
    self.showsName = showsName
  }

  package func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    switch detail {
    case .answer:
      return ShortAnswer(language: language, paint: paint, columns: columns).text(of: file, report)
    case .brief: return BriefLine(language: language, paint: paint, columns: columns).text(of: file, report)
    case .details:
      let name = showsName ? paint.bold(file.label.shown(in: language)) + "\n" : ""
      return name + TextReport(language: language, paint: paint).text(of: file, report)
    }
  }
}
