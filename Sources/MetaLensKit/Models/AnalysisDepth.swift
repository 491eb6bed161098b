/// How much of a file was read; every report names its own.
public struct AnalysisDepth: RawRepresentable, Hashable, Sendable, Codable {
  /// The stable name that reports carry.
  public let rawValue: String

  /// Makes a depth of its stable name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The headers up to the first scan and the metadata in them.
  public static let metadata = AnalysisDepth(rawValue: "metadata")
}
