extension CaptureTime {
  /// ISO 8601 with what the file states: `2008-05-30T15:56:01`, then `.034` and `+09:00` where it has them.
  public var iso8601: String {
    var text =
      Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-" + Self.digits(day, 2) + "T"
      + Self.digits(hour, 2) + ":" + Self.digits(minute, 2) + ":" + Self.digits(second, 2)
    if let subsecond { text += "." + subsecond }
    if let offsetMinutes {
      let size = abs(offsetMinutes)
      text += (offsetMinutes < 0 ? "-" : "+") + Self.digits(size / 60, 2) + ":" + Self.digits(size % 60, 2)
    }
    return text
  }

  /// Reads what `iso8601` writes (`Z` is read as `+00:00`), or nil.
  public init?(iso8601 text: String) {
    var rest = Substring(text)
    func number(_ digits: Int, then separator: Character?) -> Int? {
      let head = rest.prefix(digits)
      guard head.count == digits, head.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(head)
      else { return nil }
      rest = rest.dropFirst(digits)
      if let separator {
        guard rest.first == separator else { return nil }
        rest = rest.dropFirst()
      }
      return value
    }
    guard let year = number(4, then: "-"), let month = number(2, then: "-"), let day = number(2, then: "T"),
      let hour = number(2, then: ":"), let minute = number(2, then: ":"), let second = number(2, then: nil)
    else { return nil }
    var subsecond: String?
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { return nil }
      subsecond = String(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    var offset: Int?
    if rest == "Z" {
      offset = 0
    } else if let sign = rest.first {
      guard sign == "+" || sign == "-" else { return nil }
      rest = rest.dropFirst()
      guard let hours = number(2, then: ":"), let minutes = number(2, then: nil), rest.isEmpty,
        minutes < 60
      else { return nil }
      offset = (sign == "-" ? -1 : 1) * (hours * 60 + minutes)
    }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second, subsecond: subsecond,
      offsetMinutes: offset)
  }

  static func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

extension CaptureTime: Codable {
  /// Reads the ISO 8601 text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = CaptureTime(iso8601: text) else {
      throw Swift.DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date of ISO 8601: \(text)")
    }
    self = time
  }

  /// Writes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
