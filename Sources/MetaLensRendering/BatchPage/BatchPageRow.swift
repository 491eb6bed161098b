package import MetaLensAssessment
import MetaLensPlatform

/// A photo's row on a page of many, followed by its report; the row never exceeds its share of bytes.
package struct BatchPageRow: Sendable {
  let file: AnalyzedFile
  /// The reduced picture, or why there is none to show.
  let picture: PhotoDossier.Shown
  let language: Language

  package init(file: AnalyzedFile, picture: PhotoDossier.Shown, language: Language) {
    self.file = file
    self.picture = picture
    self.language = language
  }

  /// The maximum number of bytes of the page for one photo.
  static let maximumBytes = 17_000
  /// The maximum size of a picture in bytes; base64 adds a third.
  private static let maximumPictureBytes = 6_000
  /// The maximum number of characters of a name.
  private static let maximumCharacters = 200
  /// The maximum number of characters of a reason, which is printed in full.
  private static let maximumReasonCharacters = 300

  /// The row's markup, ending with a line break.
  package var markup: [UInt8] {
    let row = Array(head.utf8)
    let end = Array("</details></li>\n".utf8)
    guard let report = file.report else { return row + end }
    let data = BatchPageReport(file: file, report: report, picture: picture, language: language)
      .block(maximum: Self.maximumBytes - row.count - end.count)
    return row + data + end
  }

  /// Returns a row's markup with another attribute; returns other bytes unchanged.
  package static func adding(_ attribute: String, to row: [UInt8]) -> [UInt8] {
    let start = Array("<li ".utf8)
    guard row.starts(with: start) else { return row }
    return start + Array("\(attribute) ".utf8) + row.dropFirst(start.count)
  }

  private var head: String {
    let report = file.report
    let badge = report?.badge.rawValue ?? "none"
    var out = "<li class=\"\(badge)\" \(attributes(badge))>"
    out += "<details><summary><span class=\"thumb\">\(thumbnail)</span>"
    let path = SystemPath(file.label.path)
    let name = HTMLText.value(path.lastComponent.display, maximum: Self.maximumCharacters, in: language)
    let folder = HTMLText.value(path.directory.display, maximum: Self.maximumCharacters, in: language)
    out += "<span class=\"what\"><span class=\"name\">\(name)</span>"
    // The directory from which the command was run has no name worth a line.
    if path.directory.bytes != Array(".".utf8) { out += "<span class=\"small folder\">\(folder)</span>" }
    let reason = HTMLText.value(
      file.reason(in: language), maximum: Self.maximumReasonCharacters, in: language)
    out += "<span class=\"reason\">\(reason)</span>"
    out += taken
    if let hash {
      out += "<span class=\"small hash\">SHA-256 \(HTMLText.value(hash, maximum: 80, in: language))</span>"
    }
    out += "</span>"
    out += "<span class=\"kind\">\(HTMLText.escaped(verdict))</span>"
    guard let report else { return out + "<span class=\"points\">–</span></summary>" }
    out += "<span class=\"points\"><strong>\(report.score)</strong>"
    return out
      + "<span class=\"small\">\(HTMLText.escaped(report.badge.name(in: language)))</span></span></summary>"
  }

  /// The date and the camera, or that none is stated; empty without a report, since nobody looked for them then.
  private var taken: String {
    guard file.report != nil else { return "" }
    let date = date ?? MessageKey.pageManyNoDate.text(in: language)
    let camera = camera ?? MessageKey.pageManyNoCamera.text(in: language)
    return "<span class=\"small taken\">\(HTMLText.escaped(date)) · "
      + HTMLText.value(camera, maximum: 80, in: language) + "</span>"
  }

  /// The file's SHA-256, with which another file can be compared, or that it wasn't computed; nil for a file that
  /// couldn't be read.
  private var hash: String? {
    guard let report = file.report else { return file.digest }
    return report.summary.sha256 ?? MessageKey.pageFactNotComputed.text(in: language)
  }

  /// The attributes by which the script filters and sorts.
  private func attributes(_ badge: String) -> String {
    var values = [("b", badge), ("v", file.report?.verdict.kind.rawValue ?? "")]
    values.append(("s", file.report.map { String($0.score) } ?? ""))
    values.append(("t", date ?? ""))
    values.append(("c", camera.map { String($0.lowercased().prefix(80)) } ?? ""))
    if !file.isRedacted, let place = file.report?.summary.location {
      values.append(("x", FixedDecimal.text(place.longitude, decimals: 6)))
      values.append(("y", FixedDecimal.text(place.latitude, decimals: 6)))
    }
    return values.map { "data-\($0)=\"\(HTMLText.shown($1))\"" }.joined(separator: " ")
  }

  private var thumbnail: String {
    guard case .picture(let picture) = picture, picture.bytes.count <= Self.maximumPictureBytes else {
      return HTMLText.word(.pageManyNoPreview, in: language)
    }
    return HTMLText.picture(picture, "", isLazy: true)
  }

  private var verdict: String {
    file.report?.verdict.name(in: language) ?? MessageKey.pageManyNotAnalyzed.text(in: language)
  }

  /// The date and time as written, with a space instead of ISO 8601's T.
  private var date: String? {
    file.report?.summary.creationDate.map(\.readable)
  }

  private var camera: String? { file.report.flatMap { CameraName.of($0.summary) } }
}
