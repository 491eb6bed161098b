/// A fact that settles the most a score can be; bounds come after the sum and are reported.
struct ScoreBound: Sendable {
  /// The stable name that reports carry.
  var id: String
  /// The most a score can be.
  var most: Int
  /// Whether it holds.
  var applies: @Sendable (_ findings: [Finding]) -> Bool

  /// The bounds in order; each is tried alone.
  static let all = [incompleteNeverGreen, refusedNeverGreen]

  /// An incomplete file is not the bytes the camera wrote, whatever else agrees.
  static let incompleteNeverGreen = ScoreBound(id: "incompleteNeverGreen", most: 84) { findings in
    findings.contains { $0.detail == .file(.incomplete) }
  }

  /// A picture whose header can't be read is not what a camera wrote, or nothing can be said of it.
  static let refusedNeverGreen = ScoreBound(id: "refusedNeverGreen", most: 84) { findings in
    findings.contains { $0.detail.id == "pictureRefused" }
  }
}
