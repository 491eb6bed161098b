/// An action of C2PA's vocabulary (C2PA 2.1, 18.15.2), as far as people need a word for it.
enum CredentialAction: Sendable, Hashable {
  case created, opened, edited, metadata, colour, cropped, drawing, filtered, enhanced, placed, removed
  case converted, transcoded, resized, orientation, redacted
  case other

  /// The names that have words.
  static let names = [
    "c2pa.created", "c2pa.opened", "c2pa.edited", "c2pa.edited.metadata", "c2pa.color_adjustments",
    "c2pa.adjustedColor", "c2pa.cropped", "c2pa.drawing", "c2pa.filtered", "c2pa.enhanced", "c2pa.placed",
    "c2pa.removed", "c2pa.deleted", "c2pa.converted", "c2pa.transcoded", "c2pa.resized",
    "c2pa.resized.proportional", "c2pa.orientation", "c2pa.redacted",
  ]

  init(_ name: String) {
    self =
      switch name {
      case "c2pa.created": .created
      case "c2pa.opened": .opened
      case "c2pa.edited": .edited
      case "c2pa.edited.metadata": .metadata
      case "c2pa.color_adjustments", "c2pa.adjustedColor": .colour
      case "c2pa.cropped": .cropped
      case "c2pa.drawing": .drawing
      case "c2pa.filtered": .filtered
      case "c2pa.enhanced": .enhanced
      case "c2pa.placed": .placed
      case "c2pa.removed", "c2pa.deleted": .removed
      case "c2pa.converted": .converted
      case "c2pa.transcoded": .transcoded
      case "c2pa.resized", "c2pa.resized.proportional": .resized
      case "c2pa.orientation": .orientation
      case "c2pa.redacted": .redacted
      default: .other
      }
  }

  /// Whether it says that the file is no longer what it was made as; of unknown actions nothing is said.
  var isEdit: Bool {
    switch self {
    case .created, .opened, .redacted, .other: false
    case .edited, .metadata, .colour, .cropped, .drawing, .filtered, .enhanced, .placed, .removed, .converted,
      .transcoded, .resized, .orientation:
      true
    }
  }
}
