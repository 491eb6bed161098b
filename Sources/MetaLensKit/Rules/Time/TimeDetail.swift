/// What else the dates say.
public enum TimeDetail: Sendable, Hashable {
  /// Created, digitized and modified are stated and within two seconds of each other.
  case agree(date: String)
  /// A date the calendar doesn't have, or one never set (`0000:00:00 00:00:00`); `tag` is its EXIF name.
  case impossible(tag: String, value: String)
  /// Created and digitized at different moments.
  case digitizedDiffers(created: String, digitized: String)
  /// Modified after it was created.
  case modifiedAfterCreation(created: String, modified: String)
  /// Modified before it was created.
  case modifiedBeforeCreation(created: String, modified: String)
  /// In the future of the clock that the analysis was given.
  case inFuture(tag: String, date: String)
}

extension TimeDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .agree: "datesAgree"
    case .impossible: "dateImpossible"
    case .digitizedDiffers: "dateDigitizedDiffers"
    case .modifiedAfterCreation: "dateModifiedAfterCreation"
    case .modifiedBeforeCreation: "dateModifiedBeforeCreation"
    case .inFuture: "dateInFuture"
    }
  }

  var type: FlagType {
    switch self {
    case .agree: .isOriginal
    case .modifiedAfterCreation: .isEdited
    case .impossible, .digitizedDiffers, .modifiedBeforeCreation: .warning
    // No clock enters the score: the same bytes would score differently tomorrow.
    case .inFuture: .information
    }
  }

  var concern: Concern { .metadata }

  var parameters: [String: JSONValue] {
    switch self {
    case .agree(let date): ["date": .string(date)]
    case .impossible(let tag, let value): ["tag": .string(tag), "value": .string(value)]
    case .digitizedDiffers(let created, let digitized):
      ["created": .string(created), "digitized": .string(digitized)]
    case .modifiedAfterCreation(let created, let modified),
      .modifiedBeforeCreation(let created, let modified):
      ["created": .string(created), "modified": .string(modified)]
    case .inFuture(let tag, let date): ["tag": .string(tag), "date": .string(date)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    switch id {
    case "datesAgree": self = .agree(date: text("date"))
    case "dateImpossible": self = .impossible(tag: text("tag"), value: text("value"))
    case "dateDigitizedDiffers":
      self = .digitizedDiffers(created: text("created"), digitized: text("digitized"))
    case "dateModifiedAfterCreation":
      self = .modifiedAfterCreation(created: text("created"), modified: text("modified"))
    case "dateModifiedBeforeCreation":
      self = .modifiedBeforeCreation(created: text("created"), modified: text("modified"))
    case "dateInFuture": self = .inFuture(tag: text("tag"), date: text("date"))
    default: return nil
    }
  }
}
