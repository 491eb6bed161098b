extension JSONValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: JSONKey.self) {
      var members: [String: JSONValue] = [:]
      for key in object.allKeys { members[key.stringValue] = try object.decode(JSONValue.self, forKey: key) }
      self = .object(members)
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try single.decode(String.self))
    }
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: JSONKey.self)
      for (name, value) in members { try object.encode(value, forKey: JSONKey(stringValue: name)) }
    case .array(let elements):
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(element) }
    default:
      var single = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try single.encode(value)
      case .integer(let value): try single.encode(value)
      case .number(let value) where value.isFinite: try single.encode(value)
      case .string(let value): try single.encode(value)
      default: try single.encodeNil()
      }
    }
  }
}

extension JSONValue {
  /// Decodes a value from JSON; throws an error that says what was expected and what is wrong first.
  static func decoded<Value>(
    from decoder: any Decoder, as expected: String, fault: (JSONValue) -> JSONFault? = { _ in nil },
    _ make: (JSONValue) -> Value?
  ) throws -> Value {
    let json = try JSONValue(from: decoder)
    if let value = make(json) { return value }
    let found = fault(json)
    let path = decoder.codingPath + (found?.path ?? []).map { $0 as any CodingKey }
    let cause = found.map { ": \($0)" } ?? ""
    throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "not \(expected)\(cause)"))
  }
}
