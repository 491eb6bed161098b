/// The stable, flat name of a kind of flag, such as `softwareEdited`.
///
/// Each kind has a static member, so that a mistyped name doesn't compile:
///
///     report.flags.contains { $0.id == .thumbnailShowsMore }
///
/// There is no initializer that takes a text; an ID that only a newer version knows comes from decoding a report.
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
