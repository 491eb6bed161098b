/// A value that a flag carries: its name in reports and texts, its format, and who may see it.
package struct FlagParameter: Sendable {
  /// The type of a value, and how it is written.
  package enum Format: Sendable, Equatable {
    /// Text as written.
    case text
    /// Text as written, with a dash in place of an empty text.
    case textOrDash
    /// A whole number.
    case count
    /// A share in percent.
    case share
    /// A moment in ISO 8601, or the text written in its place.
    case date
    /// One of a list of words.
    case word([String])
    /// One of a list of whole numbers.
    case degree([Int])
    /// A Boolean.
    case truth
    /// Objects that only the flag's own words describe.
    case objects
  }

  /// Who may see a value: what redaction leaves of the value.
  package enum Privacy: Sendable, Equatable {
    /// Nothing: the value can be anybody's text, or reveal something about a person, a place or a thing.
    case `private`
    /// All of it.
    case `public`
    /// All of it if it can be the name of a camera or a lens: generators write their prompt in its place.
    case name
    /// All of it if it looks like a moment and isn't the satellites', whose time reveals the longitude.
    case moment
    /// All of it if it is one of these words.
    case words([String])
    /// A program's name and version if the catalogue knows the name, and nothing else of the text.
    case program
    /// A JPEG's layout, without the names of segments that programs and devices don't share.
    case layout
    /// A container's layout, or differences in it, without the types of boxes and chunks that programs and devices
    /// don't share.
    case boxes
    /// A system's or a firmware's version, without the parts that can be any text.
    case version
    /// As a value of the tag that the flag names: a camera's name, a program or a moment.
    case tagged
  }

  /// The name in reports, and of the placeholder in texts.
  package let name: String
  package let format: Format
  /// Who may see it.
  package let privacy: Privacy
  /// Whether the value may be missing.
  package let isOptional: Bool
  /// Whether the value names a place in the file, which has words in each language.
  let isPlace: Bool

  private init(_ name: String, _ format: Format, _ privacy: Privacy, _ isOptional: Bool) {
    self.name = name
    self.format = format
    self.privacy = privacy
    self.isOptional = isOptional
    isPlace =
      format == .text && ["place", "places", "location", "firstPlace", "secondPlace"].contains(name)
  }

  /// Text as written.
  static func text(_ name: String, _ privacy: Privacy = .private, optional: Bool = false) -> Self {
    Self(name, .text, privacy, optional)
  }
  /// Text as written, with a dash in place of an empty text.
  static func textOrDash(_ name: String, _ privacy: Privacy = .private) -> Self {
    Self(name, .textOrDash, privacy, false)
  }
  /// A whole number.
  static func count(_ name: String, _ privacy: Privacy = .private, optional: Bool = false) -> Self {
    Self(name, .count, privacy, optional)
  }
  /// A share in percent.
  static func share(_ name: String, _ privacy: Privacy = .private) -> Self {
    Self(name, .share, privacy, false)
  }
  /// A moment.
  static func date(_ name: String, _ privacy: Privacy = .private, optional: Bool = false) -> Self {
    Self(name, .date, privacy, optional)
  }
  /// One of a list of words, which everybody may see: the flag accepts no other word.
  static func word<Word>(_ name: String, _: Word.Type) -> Self
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    Self(name, .word(Word.allCases.map(\.rawValue)), .public, false)
  }
  /// One of a list of degrees, which everybody may see.
  static func degree<Degree>(_ name: String, _: Degree.Type) -> Self
  where Degree: CaseIterable & RawRepresentable, Degree.RawValue == Int {
    Self(name, .degree(Degree.allCases.map(\.rawValue)), .public, false)
  }
  /// A Boolean, which everybody may see.
  static func truth(_ name: String, optional: Bool = false) -> Self {
    Self(name, .truth, .public, optional)
  }
  /// Objects that the flag's own words describe.
  static func objects(_ name: String, _ privacy: Privacy = .private) -> Self {
    Self(name, .objects, privacy, false)
  }
  /// Two sizes, the stated one and the coded one: those of `FlagValues(stated:coded:)`.
  static let sizes = ["statedWidth", "statedHeight", "codedWidth", "codedHeight"].map {
    FlagParameter.count($0, .public)
  }
}

extension FlagParameter {
  func accepts(_ value: JSONValue?) -> Bool {
    guard let value, value != .null else { return isOptional }
    return switch format {
    case .text, .textOrDash, .date: value.stringValue != nil
    case .count, .share: value.integerValue != nil
    case .word(let words): value.stringValue.map(words.contains) ?? false
    case .degree(let degrees): value.integerValue.map(degrees.contains) ?? false
    case .truth: value.boolValue != nil
    case .objects: value.arrayValue != nil
    }
  }

  /// Returns a value as a person reads it; nil for a value that doesn't fit, and for one that only the flag's own words
  /// describe.
  func words(_ value: JSONValue, in language: Language) -> String? {
    switch format {
    case .text, .word: value.stringValue
    case .textOrDash: value.stringValue.map { $0.isEmpty ? "–" : $0 }
    case .count, .degree: value.integerValue.map { String($0) }
    case .share: value.integerValue.map { language.perCent(String($0)) }
    case .date: value.stringValue.map(Self.readable)
    case .truth, .objects: nil
    }
  }

  /// Returns ISO 8601 with a space instead of T: the one date format that no reader of our languages misreads.
  static func readable(_ date: String) -> String {
    String(decoding: date.utf8.map { $0 == UInt8(ascii: "T") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
