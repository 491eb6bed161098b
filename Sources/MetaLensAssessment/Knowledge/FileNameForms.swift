/// The forms in which programs and cameras name files (rows and their sources: `file-names.tsv`).
package enum FileNameForms {
  /// The kind of program, device or service that gives files names of a form.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Messengers, social networks and websites.
    case platform
    /// Stock photo sites, free or paid.
    case stock
    /// Systems that take screenshots.
    case screenshot
    /// Generators of AI pictures.
    case generator
    /// Programs and systems that name an edited or second copy.
    case edited
    /// Cameras and phones; listed only for the dates in their names.
    case camera
  }

  /// The way in which a name states a date.
  package enum DateForm: String, Sendable {
    case digits = "ymd"
    case dashes = "y-m-d"
    case milliseconds = "ms"
    case none = "-"
  }

  /// What a name's form reveals.
  struct Match: Sendable {
    var kind: Kind
    /// The program or system; for a screenshot, the system or the language of the word; empty if nothing is named.
    var meaning: String
    /// The day that the name states, in days since 1970-01-01.
    var days: Int?
  }

  /// The maximum number of copy marks that are removed from a name.
  private static let copies = 3

  /// Returns what a name reveals without its copy marks, then what it reveals with them; empty if nothing.
  static func matches(_ name: FileName) -> [Match] {
    let stem = name.stem
    // The table has no words for copies: each stands in several forms and languages.
    let whole = match(name) ?? (CopyMark.hasWord(stem) ? Match(kind: .edited, meaning: "") : nil)
    if let whole, whole.kind != .edited { return [whole] }
    let ending = name.bytes[stem.endIndex...]
    var rest = stem
    for _ in 0..<copies {
      guard let shorter = CopyMark.removed(from: rest) else { break }
      rest = shorter
      guard let first = match(FileName(ofPath: Array(rest) + ending)), first.kind != .edited else { continue }
      return [first] + (whole.map { [$0] } ?? [])
    }
    return whole.map { [$0] } ?? []
  }

  /// Returns what a name reveals by the first row whose form it has; nil if it has none of the forms.
  ///
  /// Websites and programs write `_` in place of a space, so a name that has no form as it is is also read with spaces.
  static func match(_ name: FileName) -> Match? {
    if let match = match(name.bytes, Array(name.stem)) { return match }
    guard name.stem.contains(UInt8(ascii: "_")) else { return nil }
    let spaced = name.stem.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    // What a person writes at a name's end says less, and is read as it is.
    return match(spaced, spaced).flatMap { $0.kind == .edited ? nil : $0 }
  }

  private static func match(_ name: [UInt8], _ stem: [UInt8]) -> Match? {
    guard let first = stem.first?.asciiLowercased else { return nil }
    for index in candidates[Int(first)] {
      // The last letter excludes most forms for most names, so it is compared first.
      let (edge, namesExtension) = (edges[index], forms[index].namesExtension)
      guard let last = namesExtension ? name.last : stem.last,
        SoftwareShape.mayEnd(last, letter: edge.end, run: edge.run)
      else { continue }
      let form = forms[index]
      guard SoftwareShape(form.pattern).matches(endingFitly: namesExtension ? name : stem) else {
        continue
      }
      return Match(kind: form.kind, meaning: form.meaning, days: days(stem, form.date))
    }
    return nil
  }

  /// For each first byte of a name, the rows whose form the name can have, in order.
  private static let candidates: [[Int]] = {
    var candidates = Array(
      repeating: edges.indices.filter { edges[$0].start == SoftwareShape.anyLetter }, count: 256)
    for letter in Set(edges.map(\.start)) where letter != SoftwareShape.anyLetter {
      candidates[Int(letter)] = edges.indices.filter {
        edges[$0].start == letter || edges[$0].start == SoftwareShape.anyLetter
      }
    }
    return candidates
  }()

  private static func days(_ name: [UInt8], _ form: DateForm) -> Int? {
    switch form {
    case .none: nil
    case .digits: run(name, 8).flatMap { days($0 / 10_000, $0 / 100 % 100, $0 % 100) }
    case .dashes: dashed(name)
    case .milliseconds: run(name, 13).flatMap { $0 > 0 ? $0 / 86_400_000 : nil }
    }
  }

  /// Returns the number that the first `count` consecutive digits form.
  private static func run(_ name: [UInt8], _ count: Int) -> Int? {
    var value = 0
    var found = 0
    for byte in name {
      guard byte.isASCIIDigit else {
        (value, found) = (0, 0)
        continue
      }
      value = value * 10 + Int(byte - 0x30)
      found += 1
      if found == count { return value }
    }
    return nil
  }

  /// Returns the day of the first date such as `2023-05-30`.
  private static func dashed(_ name: [UInt8]) -> Int? {
    guard name.count >= 10 else { return nil }
    for start in 0...(name.count - 10) where name[start + 4] == 0x2D && name[start + 7] == 0x2D {
      let part = name[start..<(start + 10)]
      guard let year = run(Array(part.prefix(4)), 4), let month = run(Array(part.dropFirst(5)), 2),
        let day = run(Array(part.dropFirst(8)), 2)
      else { continue }
      return days(year, month, day)
    }
    return nil
  }

  /// Returns the day; nil if it doesn't exist, or if no photo file can be that old (JPEG dates from 1992).
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1992...2100).contains(year),
      CaptureTime(year: year, month: month, day: day, hour: 0, minute: 0, second: 0) != nil
    else { return nil }
    return CivilDate.days(year: year, month: month, day: day)
  }
}
