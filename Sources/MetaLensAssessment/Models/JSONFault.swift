/// A key of an object, or an element's index in an array.
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

/// The first fault that makes JSON unreadable, and its place.
package struct JSONFault: CustomStringConvertible {
  /// The keys and indices that lead to the fault.
  private(set) var path: [JSONKey] = []
  private let text: String

  /// A required key is missing.
  static let missing = JSONFault(text: "is missing")

  private init(text: String) { self.text = text }

  /// A value isn't what is expected; the fault quotes up to 80 bytes of it, unless it is an array or an object.
  init(_ json: JSONValue, isNot expected: String) {
    switch json {
    case .array: text = "an array isn't \(expected)"
    case .object: text = "an object isn't \(expected)"
    default: text = "\(String(decoding: json.written().prefix(80), as: UTF8.self)) isn't \(expected)"
    }
  }

  /// Returns the fault as seen from the object or array that contains the value under a key.
  func under(_ key: JSONKey) -> JSONFault {
    var fault = self
    fault.path.insert(key, at: 0)
    return fault
  }

  /// The fault in English, such as `flags[3].grade is missing`.
  package var description: String {
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
  package static func fault(in json: JSONValue) -> JSONFault? {
    guard let elements = json.arrayValue else { return JSONFault(json, isNot: "an array") }
    for (index, element) in elements.enumerated() {
      if let fault = Element.fault(in: element) { return fault.under(JSONKey(intValue: index)) }
    }
    return nil
  }
}
