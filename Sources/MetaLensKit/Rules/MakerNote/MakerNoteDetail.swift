/// The maker note: whether it is there, whose it is, and whether its offsets hold.
public enum MakerNoteDetail: Sendable, Hashable {
  /// None, and the maker writes one into every photo that was measured.
  case missing(maker: String, fileCount: Int)
  /// The note begins as another maker's does.
  case foreign(maker: String, make: String)
  /// Its offsets point beside their values, all by the same number of bytes.
  case broken(shift: Int)
  /// It begins as this maker's do, and its offsets hold.
  case intact(maker: String)
}

extension MakerNoteDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .missing: "makerNoteMissing"
    case .foreign: "makerNoteForeign"
    case .broken: "makerNoteBroken"
    case .intact: "makerNoteIntact"
    }
  }

  var type: FlagType {
    switch self {
    case .missing: .warning
    case .foreign, .broken: .isEdited
    case .intact: .isOriginal
    }
  }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .missing(let maker, let fileCount): ["maker": .string(maker), "fileCount": .integer(fileCount)]
    case .foreign(let maker, let make): ["maker": .string(maker), "make": .string(make)]
    case .broken(let shift): ["shift": .integer(shift)]
    case .intact(let maker): ["maker": .string(maker)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    func integer(_ key: String) -> Int { parameters[key]?.integerValue ?? 0 }
    switch id {
    case "makerNoteMissing": self = .missing(maker: text("maker"), fileCount: integer("fileCount"))
    case "makerNoteForeign": self = .foreign(maker: text("maker"), make: text("make"))
    case "makerNoteBroken": self = .broken(shift: integer("shift"))
    case "makerNoteIntact": self = .intact(maker: text("maker"))
    default: return nil
    }
  }
}
