package import MetaLensAssessment

/// Writes a batch's rows in a format, and what comes before, between and after them.
package struct BatchRenderer: Sendable {
  private let format: OutputFormat
  /// The limits on what is written of one photo.
  private let limits: ReadLimits
  private let table: TableReport
  private let byteOrderMark: Bool
  private let page: BatchPage
  private var frame = JSONArrayFrame()
  /// Whether a row was separated from the one before or from the beginning.
  private var hasRows = false

  package init(
    format: OutputFormat, table: TableReport, byteOrderMark: Bool = false, page: BatchPage,
    limits: ReadLimits
  ) {
    self.format = format
    self.limits = limits
    self.table = table
    self.byteOrderMark = byteOrderMark
    self.page = page
  }

  /// Whether the beginning says what the output holds, so that it can be made, and written, only after all rows are
  /// made.
  package var beginsLast: Bool { format == .html }

  /// Returns what precedes the first row, even if no row follows.
  ///
  /// - Parameter about: what a page says of itself.
  package func beginning(about: BatchPageAbout = BatchPageAbout()) -> [UInt8] {
    if format == .html { return Array(page.head(about: about).utf8) }
    guard format == .csv else { return [] }
    return (byteOrderMark ? CSVReport.byteOrderMark : []) + Array(CSVReport.header.utf8)
  }

  /// Returns a file's row, without separators.
  ///
  /// - Parameters:
  ///   - picture: the photo's picture for a page.
  package func row(of file: AnalyzedFile, picture: PhotoDossier.Shown = .notRead) -> [UInt8] {
    switch format {
    case .csv: Array(CSVReport.row(of: file, in: table.language).utf8)
    case .json: JSONReport.written(file, in: table.language, limits: limits)
    case .ndjson: line(JSONReport.written(file, in: table.language, limits: limits))
    case .html: BatchPageRow(file: file, picture: picture, language: table.language).markup
    case .table, .text: Array(table.row(of: file).utf8)
    }
  }

  // `+` would copy the row.
  private func line(_ row: consuming [UInt8]) -> [UInt8] {
    var line = row
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Returns what separates the next row from the one before.
  package mutating func separator() -> [UInt8] {
    defer { hasRows = true }
    switch format {
    case .json: return Array(frame.separator().utf8)
    case .table where !hasRows: return Array(table.header.utf8)
    default: return []
    }
  }

  /// Returns a row that has its number as an anchor for links on a page; other formats' rows are unchanged.
  package func numbered(_ row: [UInt8], _ number: Int) -> [UInt8] {
    format == .html ? BatchPageRow.adding("id=\"\(PageDocument.anchor(number))\"", to: row) : row
  }

  /// Returns what stands behind the last row.
  ///
  /// - Parameters:
  ///   - relatives: a page's section of photos that are the same or related; empty if it wasn't asked for.
  ///   - about: what a page says of itself.
  package func end(relatives: String = "", about: BatchPageAbout = BatchPageAbout()) -> [UInt8] {
    switch format {
    case .json: Array(frame.end().utf8)
    case .html: Array(page.tail(relatives: relatives, rates: about.rates, hasRows: hasRows).utf8)
    default: []
    }
  }
}
