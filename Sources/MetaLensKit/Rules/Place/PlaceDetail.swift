/// What can be wrong with a position.
public enum PlaceDetail: Sendable, Hashable {
  /// Why a position can't be.
  public enum Impossibility: String, Sendable, Hashable, CaseIterable {
    /// More than 90 or 180 degrees, or 60 and more minutes or seconds.
    case outOfRange
    /// A denominator of 0, as in 0/0.
    case zeroDenominator
    /// A floating-point value that is no number.
    case notANumber
    /// A reference (N, S, E, W) without a value.
    case valueMissing
    /// A value without its reference, or with one that is none of N, S, E, W.
    case referenceMissing
    /// Of a type or count that EXIF doesn't allow here.
    case wrongType
  }

  /// A position is stated that doesn't exist; `value` is what is written.
  case impossible(reason: Impossibility, value: String)
}

extension PlaceDetail: FlagDetailGroup {
  var id: String { "gpsImpossible" }

  var type: FlagType { .warning }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .impossible(let reason, let value):
      ["reason": .string(reason.rawValue), "value": .string(value)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    guard id == "gpsImpossible", let value = parameters["value"]?.stringValue,
      let reason = parameters["reason"]?.stringValue.flatMap(Impossibility.init(rawValue:))
    else { return nil }
    self = .impossible(reason: reason, value: value)
  }
}
