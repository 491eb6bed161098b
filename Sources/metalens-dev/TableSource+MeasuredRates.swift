import MetaLensBytes
import MetaLensKit

extension TableSource {
  /// Returns the members of `MeasuredRates`, from the tables in `Docs/Accuracy.md` of what was measured with a camera
  /// left out.
  func measuredRates() throws(ToolError) -> String {
    let depths = ["## Families of operation": "pixels", "## Originals": "pixels"]
    var depth: String?
    var rows: [String] = []
    var limits: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        let heading = String(line)
        depth = depths[heading] ?? Self.quoted(heading, after: "## At depth ")
        continue
      }
      guard let depth, line.hasPrefix("| ") else { continue }
      let cells = line.split(separator: "|").map { String($0).trimmed() }
      // The tables of originals have 6 columns, those of families 11; both have a heading and a line of dashes.
      switch (cells.count, cells.first) {
      case (6, "a camera left out"):
        rows.append(try row(depth, "original", cells[3...5]))
        guard let limit = cells[5].split(separator: "to ").last?.dropLast(), Double(limit) != nil else {
          throw wrong(cells, "no interval")
        }
        limits.append("(.\(depth), \(limit))")
      case (11, let family?) where family != "Family":
        rows.append(try row(depth, family, cells[5...7]))
      default: break
      }
    }
    guard
      let stated = text.split(separator: "\n").first(where: { $0.hasPrefix("Measured with MetaLens ") }),
      let model = stated.firstRange(of: "model ").map({ stated[$0.upperBound...].prefix { $0 != "," } })
    else { throw ToolError(path: path, reason: "doesn't say which model was measured") }
    guard limits.count == 3 else { throw ToolError(path: path, reason: "lacks a depth's table of originals") }
    let version = model.hasSuffix(".") ? model.dropLast() : model
    return
      "  /// The model that was measured.\n  package static let model = \(SwiftLiteral.text(String(version)))\n"
      + SwiftLiteral.member("rows", "Row", "What was measured, by depth and family.", rows)
      + SwiftLiteral.member(
        "redLimits", "(depth: AnalysisDepth, perCent: Double)",
        "The upper end of the interval of the share of originals that are red.", limits)
  }

  private func row(
    _ depth: String, _ family: String, _ cells: ArraySlice<String>
  ) throws(ToolError) -> String {
    let counts = cells.map { Int($0.prefix { $0.isNumber }) }
    guard let green = counts[0], let amber = counts[1], let red = counts[2] else {
      throw wrong(Array(cells), "no counts")
    }
    return "Row(.\(depth), \"\(family)\", green: \(green), amber: \(amber), red: \(red))"
  }

  /// Returns what stands in backticks behind the beginning of a line; nil if the line begins otherwise.
  private static func quoted(_ line: String, after start: String) -> String? {
    guard line.hasPrefix(start + "`") else { return nil }
    return String(line.dropFirst(start.count + 1).prefix { $0 != "`" })
  }
}
