/// What the metadata say of generators and of edits by a model.
public enum AIDetail: Sendable, Hashable {
  /// The picture is said to be generated: `value` is the term, the generator or the credit line.
  case generated(statement: AIStatement, value: String, place: String)
  /// Some of the picture is said to be generated: `value` is the term, the credit line or the record's value.
  case edited(statement: AIStatement, value: String, place: String)
  /// China's label stands in the file.
  case labelled(degree: AILabelDegree, producer: String?, place: String)
  /// A property of IPTC's for AI systems is filled in.
  case field(property: String, value: String)
  /// The text that a generator was given.
  case prompt(text: String, place: String)
  /// The picture is said to be a program's, and no trained model's.
  case algorithmic(term: String, place: String)
  /// How the picture is said to have come about, where that names no program.
  case sourceType(term: String, meaning: SourceTypeMeaning, place: String)
}

extension AIDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .generated: "aiGenerated"
    case .edited: "aiEdited"
    case .labelled: "aiLabelled"
    case .field: "aiFields"
    case .prompt: "aiPrompt"
    case .algorithmic: "algorithmicMedia"
    case .sourceType: "sourceTypeStated"
    }
  }

  var type: FlagType {
    switch self {
    case .generated, .edited, .labelled, .field: .isEdited
    case .algorithmic: .warning
    case .prompt, .sourceType: .information
    }
  }

  var concern: Concern {
    switch self {
    case .edited: .content
    case .generated, .labelled, .field, .prompt, .algorithmic, .sourceType: .source
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .generated(let statement, let value, let place), .edited(let statement, let value, let place):
      ["statement": .string(statement.rawValue), "value": .string(value), "place": .string(place)]
    case .labelled(let degree, let producer, let place):
      ["label": .integer(degree.rawValue), "producer": .optional(producer), "place": .string(place)]
    case .field(let property, let value): ["property": .string(property), "value": .string(value)]
    case .prompt(let text, let place): ["text": .string(text), "place": .string(place)]
    case .algorithmic(let term, let place): ["term": .string(term), "place": .string(place)]
    case .sourceType(let term, let meaning, let place):
      ["term": .string(term), "meaning": .string(meaning.rawValue), "place": .string(place)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String? { parameters[key]?.stringValue }
    switch id {
    case "aiGenerated", "aiEdited":
      guard let statement = text("statement").flatMap(AIStatement.init(rawValue:)), let value = text("value"),
        let place = text("place")
      else { return nil }
      self =
        id == "aiGenerated"
        ? .generated(statement: statement, value: value, place: place)
        : .edited(statement: statement, value: value, place: place)
    case "aiLabelled":
      guard let degree = parameters["label"]?.integerValue.flatMap(AILabelDegree.init(rawValue:)),
        let place = text("place")
      else { return nil }
      self = .labelled(degree: degree, producer: text("producer"), place: place)
    case "aiFields":
      guard let property = text("property"), let value = text("value") else { return nil }
      self = .field(property: property, value: value)
    case "aiPrompt", "algorithmicMedia":
      guard let value = text(id == "aiPrompt" ? "text" : "term"), let place = text("place") else {
        return nil
      }
      self = id == "aiPrompt" ? .prompt(text: value, place: place) : .algorithmic(term: value, place: place)
    case "sourceTypeStated":
      guard let term = text("term"), let meaning = text("meaning").flatMap(SourceTypeMeaning.init(rawValue:)),
        let place = text("place")
      else { return nil }
      self = .sourceType(term: term, meaning: meaning, place: place)
    default: return nil
    }
  }
}
