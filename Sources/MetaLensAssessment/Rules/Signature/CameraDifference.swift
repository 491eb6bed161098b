/// The files that a photo was compared with.
package enum ReferenceScope: String, JSONForm, Sendable, Hashable, CaseIterable {
  /// Files of the same model.
  case model
  /// Files of the maker's other models.
  case maker
}

/// A feature in which a file differs from every known one.
package struct CameraDifference: JSONObject, Sendable, Equatable {
  package var feature: CameraFeature
  /// The value in this file (`Docs/Signatures.md` says how it is written).
  package var seen: String
  /// The value in every known file.
  package var expected: String
  /// The number of independent files that have `expected`.
  package var files: Int
  /// Whether these files are the model's or the maker's.
  package var knownBy: ReferenceScope

  static let parameters: [FlagParameter] = [
    .text("make", .name), .text("model", .name), .objects("differences", .boxes),
  ]

  static let example = CameraDifference(
    feature: .layout, seen: "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1",
    expected: "DHT4 DQT2 SOF0 / DQT2 SOF0 DHT4", files: 9, knownBy: .maker)

  package static var blank: CameraDifference {
    CameraDifference(feature: .layout, seen: "", expected: "", files: 0, knownBy: .model)
  }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("expected", &expected)
    pass.required("feature", &feature)
    pass.required("files", &files)
    pass.required("knownBy", &knownBy)
    pass.required("seen", &seen)
  }
}
