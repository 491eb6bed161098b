/// The stable, flat name of a kind of flag, such as `softwareEdited`.
///
/// Each kind has a static member, so that a mistyped name doesn't compile:
///
///     report.flags.contains { $0.id == .thumbnailShowsMore }
///
/// Code can't make one from a string. One is decoded as it was encoded, so a report of a newer version can have names
/// that this version doesn't know.
public struct FlagID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The name, as in the JSON of reports.
  public let name: String

  package init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// Whether the names are the same.
  public static func == (left: FlagID, right: FlagID) -> Bool {
    // The lengths of most pairs differ, and comparing them needs no call.
    left.name.utf8.count == right.name.utf8.count && left.name == right.name
  }

  /// Compares the names, character by character.
  public static func < (left: FlagID, right: FlagID) -> Bool { left.name < right.name }
}

extension FlagID: CaseIterable {
  /// Every kind that this version's rules raise, by name.
  ///
  /// `Docs/Rules.md` describes them, as do ``trigger(in:)`` and ``innocentCause(in:)``.
  public static let allCases = Rule.all.map(\.id)
}

extension FlagID: Codable {
  /// Reads a name, which may be a newer version's; throws `DecodingError` if it isn't ASCII letters and digits.
  public init(from decoder: any Decoder) throws {
    self = try JSONValue.decoded(
      from: decoder, as: "a flag's name: ASCII letters and digits", Self.init(json:))
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
