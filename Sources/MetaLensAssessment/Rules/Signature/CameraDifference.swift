/// Whose files a photo was compared with.
package enum CameraKnownBy: String, JSONRepresentable, Sendable, Hashable, CaseIterable {
  /// Those of the same model.
  case model
  /// Those of the maker's other models.
  case maker
}

/// A respect in which a file is otherwise than every known one.
package struct CameraDifference: JSONRepresentable, Sendable, Equatable {
  /// The respect.
  package var feature: CameraFeature
  /// What this file has (`Docs/Signatures.md` says how it is written).
  package var seen: String
  /// What every known file has.
  package var expected: String
  /// How many independent files have `expected`.
  package var files: Int
  /// Whether they are the model's or the maker's.
  package var knownBy: CameraKnownBy

  /// What the flags about differences carry.
  static let parameters: [FlagParameter] = [
    .text("make", .name), .text("model", .name), .objects("differences", .public),
  ]

  /// What those flags' examples show.
  static let example = CameraDifference(
    feature: .layout, seen: "DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1",
    expected: "DHT4 DQT2 SOF0 / DQT2 SOF0 DHT4", files: 9, knownBy: .maker)

  package var json: JSONValue {
    .members([
      "feature": feature.rawValue, "seen": seen, "expected": expected, "files": files, "knownBy": knownBy,
    ])
  }
}

extension CameraDifference {
  package init?(json: JSONValue) {
    guard let feature = json["feature"]?.stringValue.flatMap(CameraFeature.init(rawValue:)),
      let seen = json["seen"]?.stringValue, let expected = json["expected"]?.stringValue,
      let files = json["files"]?.integerValue,
      let knownBy = json["knownBy"]?.stringValue.flatMap(CameraKnownBy.init(rawValue:))
    else { return nil }
    self.init(feature: feature, seen: seen, expected: expected, files: files, knownBy: knownBy)
  }
}
