/// An action of C2PA's vocabulary (C2PA 2.1, 18.15.2), as far as people need a word for it.
enum CredentialAction: String, Sendable, Hashable {
  case created, opened, edited, metadata, colour, cropped, drawing, filtered, enhanced, placed, removed
  case converted, transcoded, resized, orientation, redacted
  case other

  /// The actions that have words, by name.
  private static let known: [(name: String, action: CredentialAction)] = [
    ("c2pa.created", .created), ("c2pa.opened", .opened), ("c2pa.edited", .edited),
    ("c2pa.edited.metadata", .metadata), ("c2pa.color_adjustments", .colour),
    ("c2pa.adjustedColor", .colour), ("c2pa.cropped", .cropped), ("c2pa.drawing", .drawing),
    ("c2pa.filtered", .filtered), ("c2pa.enhanced", .enhanced), ("c2pa.placed", .placed),
    ("c2pa.removed", .removed), ("c2pa.deleted", .removed), ("c2pa.converted", .converted),
    ("c2pa.transcoded", .transcoded), ("c2pa.resized", .resized), ("c2pa.resized.proportional", .resized),
    ("c2pa.orientation", .orientation), ("c2pa.redacted", .redacted),
  ]

  static let names = known.map(\.name)

  /// The parameters of the flags about generated pictures.
  static let parameters: [FlagParameter] = [
    .text("program", .program), .text("action", .words(names)), .text("term", .public),
  ]

  init(_ name: String) { self = Self.known.first { $0.name == name }?.action ?? .other }

  /// Whether the action says that the file is no longer what it was made as; false for unknown actions.
  var isEdit: Bool {
    switch self {
    case .created, .opened, .redacted, .other: false
    case .edited, .metadata, .colour, .cropped, .drawing, .filtered, .enhanced, .placed, .removed, .converted,
      .transcoded, .resized, .orientation:
      true
    }
  }
}
