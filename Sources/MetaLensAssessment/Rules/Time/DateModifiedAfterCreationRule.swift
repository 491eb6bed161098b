extension Rule {
  package static let dateModifiedAfterCreation = Rule(
    "dateModifiedAfterCreation", .isEdited, concern: .metadata,
    parameters: [.date("created", .moment), .date("modified", .moment)],
    variant: { $0.offsetVariant("modified") },
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.5.4 (DateTime); rate: Docs/Sources.md, E6",
    example: ["created": "2023-05-30T15:56:01", "modified": "2023-06-02T09:00:00"]
  ) { context in
    let allowed = context.secondsToSave
    return context.apart(context.attributions.modified, as: "modified") { Double($0) > allowed }
  }
}

extension RuleContext {
  /// The number of seconds after the moment of creation at which a camera may state DateTime.
  ///
  /// Noise reduction takes a second picture in the dark, as long as the first, and the file is written after both.
  fileprivate var secondsToSave: Double {
    guard let exposure = attributions.summary.exposureTime, (1...Self.longestExposure).contains(exposure)
    else {
      return 2
    }
    return 2 + 2 * exposure + 3
  }

  /// The longest exposure in seconds: a greater number more likely means something else.
  private static let longestExposure = 3_600.0
}
