/// How the file is put together around the picture.
public enum ContainerDetail: Sendable, Hashable {
  /// Of the pictures that the MPF index states, some aren't where it says.
  case mpfBroken(found: Int, stated: Int)
  /// All pictures of the MPF index are where it says.
  case mpfIntact(count: Int)
  /// Bytes behind the picture that nobody is known to write.
  case trailerUnknown(byteCount: Int)
  /// Readable text behind the picture that nobody is known to write.
  case trailerText(byteCount: Int)
  /// A picture or a film behind the picture that neither an index nor the stated maker explains: `jpeg` or `isoMedia`.
  case trailerUnlisted(kind: String, byteCount: Int)
  /// Another file behind the picture, such as `zip` or `script`.
  case trailerForeign(kind: String)
  /// What a program is known to write behind the picture.
  case trailerSoftware(program: String)
  /// What the stated maker's cameras write behind the picture.
  case trailerMaker(make: String, kind: String)
  /// Samsung's own record of an edit.
  case trailerSamsungEdited
  /// A segment that the stated maker's cameras write and no encoder keeps.
  case vendorSegment(make: String, segment: String)
  /// Bytes between segments that belong to none.
  case strayBytes(byteCount: Int)
}

extension ContainerDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .mpfBroken: "mpfBroken"
    case .mpfIntact: "mpfIntact"
    case .trailerUnknown: "trailerUnknown"
    case .trailerText: "trailerText"
    case .trailerUnlisted: "trailerUnlisted"
    case .trailerForeign: "trailerForeign"
    case .trailerSoftware: "trailerSoftware"
    case .trailerMaker: "trailerMaker"
    case .trailerSamsungEdited: "trailerSamsungEdited"
    case .vendorSegment: "vendorSegments"
    case .strayBytes: "bytesBetweenSegments"
    }
  }

  var type: FlagType {
    switch self {
    case .mpfIntact, .trailerMaker, .vendorSegment: .isOriginal
    case .trailerForeign, .trailerSoftware, .trailerSamsungEdited: .isEdited
    case .mpfBroken, .trailerUnknown, .trailerText, .trailerUnlisted, .strayBytes: .warning
    }
  }

  var concern: Concern { self == .trailerSamsungEdited ? .content : .container }

  var parameters: [String: JSONValue] {
    switch self {
    case .mpfBroken(let found, let stated): ["found": .integer(found), "stated": .integer(stated)]
    case .mpfIntact(let count): ["count": .integer(count)]
    case .trailerUnknown(let byteCount), .trailerText(let byteCount), .strayBytes(let byteCount):
      ["byteCount": .integer(byteCount)]
    case .trailerUnlisted(let kind, let byteCount):
      ["kind": .string(kind), "byteCount": .integer(byteCount)]
    case .trailerForeign(let kind): ["kind": .string(kind)]
    case .trailerSoftware(let program): ["program": .string(program)]
    case .trailerMaker(let make, let kind): ["make": .string(make), "kind": .string(kind)]
    case .trailerSamsungEdited: [:]
    case .vendorSegment(let make, let segment): ["make": .string(make), "segment": .string(segment)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    func number(_ key: String) -> Int { parameters[key]?.integerValue ?? 0 }
    switch id {
    case "mpfBroken": self = .mpfBroken(found: number("found"), stated: number("stated"))
    case "mpfIntact": self = .mpfIntact(count: number("count"))
    case "trailerUnknown": self = .trailerUnknown(byteCount: number("byteCount"))
    case "trailerText": self = .trailerText(byteCount: number("byteCount"))
    case "trailerUnlisted":
      self = .trailerUnlisted(kind: text("kind"), byteCount: number("byteCount"))
    case "trailerForeign": self = .trailerForeign(kind: text("kind"))
    case "trailerSoftware": self = .trailerSoftware(program: text("program"))
    case "trailerMaker": self = .trailerMaker(make: text("make"), kind: text("kind"))
    case "trailerSamsungEdited": self = .trailerSamsungEdited
    case "vendorSegments": self = .vendorSegment(make: text("make"), segment: text("segment"))
    case "bytesBetweenSegments": self = .strayBytes(byteCount: number("byteCount"))
    default: return nil
    }
  }
}
