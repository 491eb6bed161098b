/// A key of an object, or an element's place in an array.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// What is wrong with JSON that can't be read, and where: the first of all that is.
struct JSONFault: CustomStringConvertible {
  /// The keys and places that lead there.
  private(set) var path: [JSONKey] = []
  private let text: String

  /// A key that has to be there and isn't.
  static let missing = JSONFault(text: "is missing")

  private init(text: String) { self.text = text }

  /// A value that isn't what is expected there; it is told as far as it is short.
  init(_ json: JSONValue, isNot expected: String) {
    switch json {
    case .array: text = "an array isn't \(expected)"
    case .object: text = "an object isn't \(expected)"
    default: text = "\(String(decoding: json.written().prefix(80), as: UTF8.self)) isn't \(expected)"
    }
  }

  /// The same fault, seen from what holds the value under a key.
  func under(_ key: JSONKey) -> JSONFault {
    var fault = self
    fault.path.insert(key, at: 0)
    return fault
  }

  /// English, as `flags[3].grade is missing`.
  var description: String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return place.isEmpty ? text : "\(place) \(text)"
  }
}

extension Array where Element: JSONForm {
  static func fault(in json: JSONValue) -> JSONFault? {
    guard let elements = json.arrayValue else { return JSONFault(json, isNot: "an array") }
    for (index, element) in elements.enumerated() {
      if let fault = Element.fault(in: element) { return fault.under(JSONKey(intValue: index)) }
    }
    return nil
  }
}
