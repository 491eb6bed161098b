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
  /// A height where no camera is, or a reference that EXIF has not; empty where none is stated.
  case altitudeImpossible(metres: String, reference: String)
  /// A position rounder than a receiver's, in degrees.
  case typed(latitude: String, longitude: String)
  /// A fraction in lowest terms, as programs write them.
  case tool(value: String)
  /// XMP states another position; `metres` is how far from EXIF's.
  case xmpDiffers(stated: String, metres: Int)
}

extension PlaceDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .impossible: "gpsImpossible"
    case .altitudeImpossible: "altitudeImpossible"
    case .typed: "gpsTyped"
    case .tool: "gpsTool"
    case .xmpDiffers: "gpsXmpDiffers"
    }
  }

  var type: FlagType { .warning }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .impossible(let reason, let value):
      ["reason": .string(reason.rawValue), "value": .string(value)]
    case .altitudeImpossible(let metres, let reference):
      ["metres": .string(metres), "reference": .string(reference)]
    case .typed(let latitude, let longitude):
      ["latitude": .string(latitude), "longitude": .string(longitude)]
    case .tool(let value):
      ["value": .string(value)]
    case .xmpDiffers(let stated, let metres):
      ["stated": .string(stated), "metres": .integer(metres)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    switch id {
    case "gpsImpossible":
      guard let value = parameters["value"]?.stringValue,
        let reason = parameters["reason"]?.stringValue.flatMap(Impossibility.init(rawValue:))
      else { return nil }
      self = .impossible(reason: reason, value: value)
    case "altitudeImpossible":
      self = .altitudeImpossible(metres: text("metres"), reference: text("reference"))
    case "gpsTyped": self = .typed(latitude: text("latitude"), longitude: text("longitude"))
    case "gpsTool": self = .tool(value: text("value"))
    case "gpsXmpDiffers":
      self = .xmpDiffers(stated: text("stated"), metres: parameters["metres"]?.integerValue ?? 0)
    default: return nil
    }
  }
}
