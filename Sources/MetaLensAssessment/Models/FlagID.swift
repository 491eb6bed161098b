/// The stable, flat name of a kind of flag, such as `softwareEdited`.
///
/// Each kind has a static member, so that a mistyped name doesn't compile:
///
///     report.flags.contains { $0.id == .thumbnailShowsMore }
///
/// No text makes one; a name that only a newer version knows comes out of a report.
public struct FlagID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The name as reports carry it.
  public let name: String

  package init(_ name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// Whether the names are the same.
  public static func == (left: FlagID, right: FlagID) -> Bool {
    // Of most pairs the lengths differ, which is told without a call.
    left.name.utf8.count == right.name.utf8.count && left.name == right.name
  }

  /// By the names' characters.
  public static func < (left: FlagID, right: FlagID) -> Bool { left.name < right.name }
}
