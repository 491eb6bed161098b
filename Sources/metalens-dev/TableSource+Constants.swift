import MetaLensKit

extension TableSource {
  /// Returns the members of `SoftwareCatalogue`.
  func software() throws(ToolError) -> String {
    var words: [(words: String, row: String)] = []
    var spellings: [String] = []
    var shapes: [String] = []
    var firmware: [String] = []
    for row in try rows(of: 4) {
      guard let kind = SoftwareCatalogue.Kind(rawValue: row[0]) else { throw wrong(row, "no such class") }
      let pattern = SwiftLiteral.text(row[2])
      switch row[1] {
      case "words":
        let found = SoftwareCatalogue.words(of: Array(row[2].utf8)[...])
        guard !found.isEmpty else { throw wrong(row, "has no word") }
        let joined = String(decoding: Array(found.joined(separator: " ".utf8)), as: UTF8.self)
        words.append((joined, "(\(SwiftLiteral.text(joined)), .\(kind.rawValue))"))
        if joined != row[2] { spellings.append("(\(SwiftLiteral.text(joined)), \(pattern))") }
      case "shape":
        guard SoftwareShape(row[2]).isWellFormed else { throw wrong(row, "is no shape") }
        if kind == .firmware {
          firmware.append(pattern)
        } else {
          shapes.append("(\(pattern), .\(kind.rawValue))")
        }
      default: throw wrong(row, "matches neither words nor a shape")
      }
    }
    let sorted = words.sorted { $0.words < $1.words }.map(\.row)
    return SwiftLiteral.member(
      "wordRows", "(words: String, kind: Kind)", "Rows of words, by these.", sorted)
      + SwiftLiteral.member(
        "spellings", "(words: String, pattern: String)", "Rows that put something else between their words.",
        spellings)
      + SwiftLiteral.member("shapeRows", "(pattern: String, kind: Kind)", "Shapes of programs.", shapes)
      + SwiftLiteral.member("firmwareShapes", "String", "Shapes of firmware.", firmware)
  }

  /// Returns the members of `ExifTagName`.
  func exifTags() throws(ToolError) -> String {
    var names: [UInt32: String] = [:]
    for row in try rows(of: 4) {
      guard let group = ExifTagName.groups.firstIndex(of: row[0]),
        let tag = UInt16(row[1].dropFirst(2), radix: 16)
      else { throw wrong(row, "no such directory, or no number") }
      guard names.updateValue(row[2], forKey: ExifTagName.key(group, tag)) == nil else {
        throw wrong(row, "stands there twice")
      }
    }
    return SwiftLiteral.member(
      "names", "(key: UInt32, name: String)", "Names of tags, by directory and number.",
      names.sorted { $0.key < $1.key }.map { key, name in
        "(0x\(String(key, radix: 16, uppercase: true)), \(SwiftLiteral.text(name)))"
      })
  }

  /// Returns the members of `CameraYears`.
  func cameraYears() throws(ToolError) -> String {
    var models: [String: Int] = [:]
    var beginnings: [String] = []
    for row in try rows(of: 3) {
      guard let year = Int(row[1]) else { throw wrong(row, "no year") }
      if row[0].hasSuffix("*") {
        beginnings.append("(\(SwiftLiteral.text(String(row[0].dropLast()))), \(year))")
      } else if models.updateValue(year, forKey: row[0]) != nil {
        throw wrong(row, "stands there twice")
      }
    }
    let sorted = models.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { [$0.key, String($0.value)] }
    return SwiftLiteral.tableMember("models", "When models were announced, by their names.", sorted)
      + SwiftLiteral.member(
        "beginnings", "(model: String, year: Int)", "When models that begin so were announced.", beginnings)
  }

  /// Returns the members of `SoftwareYears`: the longest text first, since it is the most specific.
  func softwareYears() throws(ToolError) -> String {
    var versions: [(count: Int, row: String)] = []
    for row in try rows(of: 4) {
      guard let kind = SoftwareYears.Kind(rawValue: row[0]), let year = Int(row[2]) else {
        throw wrong(row, "no such kind, or no year")
      }
      versions.append((row[1].utf8.count, "(.\(kind), \(SwiftLiteral.text(row[1])), \(year))"))
    }
    return SwiftLiteral.member(
      "rows", "(kind: Kind, text: String, year: Int)", "When versions appeared, the longest text first.",
      versions.sorted { $0.count > $1.count }.map(\.row))
  }

  /// Returns the members of `ScreenSizes`.
  func screens() throws(ToolError) -> String {
    let sizes = try rows(of: 4).map { row throws(ToolError) in
      guard let kind = ScreenSizes.Kind(rawValue: row[0]), let width = Int(row[1]), let height = Int(row[2]),
        width <= height
      else { throw wrong(row, "no such kind, or no size, the shorter side first") }
      return "(.\(kind), \(width), \(height))"
    }
    return SwiftLiteral.member(
      "rows", "(kind: Kind, width: Int, height: Int)", "Screens, the shorter side as the width.", sizes)
  }

  /// Returns the members of `FileNameForms`.
  func fileNames() throws(ToolError) -> String {
    var (forms, edges): ([String], [String]) = ([], [])
    for row in try rows(of: 5) {
      guard let kind = FileNameForms.Kind(rawValue: row[0]),
        let date = FileNameForms.DateForm(rawValue: row[3])
      else { throw wrong(row, "no such kind, or no such date") }
      let shape = SoftwareShape(row[1])
      guard shape.isWellFormed else { throw wrong(row, "is no shape") }
      let pattern = SwiftLiteral.text(row[1])
      forms.append(
        "(.\(kind), \(pattern), \(SwiftLiteral.text(row[2])), .\(date), \(row[1].contains(".jpg-")))")
      edges.append("(\(shape.start), \(shape.end.letter), \(shape.end.run))")
    }
    return SwiftLiteral.member(
      "forms", "(kind: Kind, pattern: String, meaning: String, date: DateForm, namesExtension: Bool)",
      "The forms, in the table's order.", forms)
      + SwiftLiteral.member(
        "edges", "(start: UInt8, end: UInt8, run: UInt8)",
        "How each form begins and ends, as `SoftwareShape` gives it: most names are told apart by that.",
        edges)
  }

  /// Returns the members of `ScoreModel`.
  func weights() throws(ToolError) -> String {
    let model: ScoreModel
    do throws(MetaLensError) {
      model = try ScoreModel(table: text)
    } catch {
      throw ToolError(path: path, reason: error.detail)
    }
    func values(_ values: ScoreModel.DepthValues) -> String {
      "DepthValues(metadata: \(values.metadata), structure: \(values.structure), pixels: \(values.pixels))"
    }
    let version = model.version.prefix { $0 != "+" }
    let originals = model.originals.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    let verdicts = model.verdicts.sorted { $0.key < $1.key }.map {
      "\"\($0.key)\": VerdictCount(right: \($0.value.right), total: \($0.value.total))"
    }
    func lines(_ flagWeights: ScoreModel.FlagWeights) -> String {
      SwiftLiteral.lines(
        flagWeights.all.map { flagWeight in
          let (flag, weights) = (SwiftLiteral.text(flagWeight.flag.name), flagWeight.weights)
          let numbers = "\(weights.metadata), \(weights.structure), \(weights.pixels)"
          let cause = flagWeight.cause.map(SwiftLiteral.text) ?? "nil"
          return "FlagWeight(\(flag), \(numbers), \(cause)\(flagWeight.isMeasured ? "" : ", false"))"
        })
    }
    let formats = model.formats.sorted { $0.key < $1.key }
    let ofFormats = formats.map { name, weights in
      "\"\(name)\": FormatWeights(base: \(values(weights.base)), flagWeights: FlagWeights(sorted: \(name)FlagWeights))"
    }
    let formatMembers = formats.map { name, weights in
      """

        /// What flags are flagWeight in \(name.uppercased()), by their names.
        private static let \(name)FlagWeights: [FlagWeight] = [
      \(lines(weights.flagWeights))  ]

      """
    }
    return """
        /// The version of the weights that ship.
        package static let shippedVersion = "\(version)"

        /// The weights that ship (`weights.tsv`).
        public static let shipped = ScoreModel(
          version: shippedVersion, base: \(values(model.base)),
          flagWeights: FlagWeights(sorted: shippedWeights),
          formats: [\(ofFormats.isEmpty ? ":" : ofFormats.joined(separator: ", "))],
          originals: [\(originals.joined(separator: ", "))],
          verdicts: [
      \(SwiftLiteral.lines(verdicts, indented: "      "))    ])

        /// What each flag is worth, by its name.
        private static let shippedWeights: [FlagWeight] = [
      \(lines(model.flagWeights))  ]

        /// The warnings that no original in the fit has, by their names.
        static let unseenWarnings: [FlagID] = [
      \(SwiftLiteral.lines(unseenWarnings().map { "FlagID(\"\($0)\")" }))  ]

      """ + formatMembers.joined()
  }

  /// Returns the flags of type warning that the table counts in no original of any format.
  private func unseenWarnings() -> [String] {
    var counts: [String: Int] = [:]
    for row in TabSeparatedRows(text) {
      let cells = row.cells.map { String(decoding: $0, as: UTF8.self) }
      // The count is in the same column of both kinds of rows; a row that isn't fitted yet has none.
      guard cells.count > 6, ["flag", "formatFlag"].contains(cells[0]),
        let count = cells[6].split(separator: "/").first.flatMap({ Int($0) })
      else { continue }
      counts[cells[0] == "flag" ? cells[1] : cells[2], default: 0] += count
    }
    return Rule.all.map(\.flag).filter { $0.type == .warning && counts[$0.id.name] == 0 }.map(\.id.name)
      .sorted()
  }
}
