extension CaptureTime {
  /// The moment in ISO 8601, such as `2008-05-30T15:56:01`, followed by `.034` and `+09:00` if the file states them.
  public var iso8601: String {
    var ending = subsecond.map { "." + $0 } ?? ""
    if let offsetMinutes {
      let size = abs(offsetMinutes)
      ending += (offsetMinutes < 0 ? "-" : "+") + (size / 60).padded(2) + ":" + (size % 60).padded(2)
    }
    return Self.iso8601(date: (year, month, day), time: (hour, minute, second), ending: ending)
  }

  static func iso8601(
    date: (year: Int, month: Int, day: Int), time: (hour: Int, minute: Int, second: Int), ending: String
  ) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    func append(_ value: Int, _ separator: Unicode.Scalar?) {
      text.append(UInt8(truncatingIfNeeded: 0x30 + value / 10 % 10))
      text.append(UInt8(truncatingIfNeeded: 0x30 + value % 10))
      if let separator { text.append(UInt8(ascii: separator)) }
    }
    append(date.year / 100, nil)
    append(date.year, "-")
    append(date.month, "-")
    append(date.day, "T")
    append(time.hour, ":")
    append(time.minute, ":")
    append(time.second, nil)
    text.append(contentsOf: ending.utf8)
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a text in the form of `iso8601` (`Z` is read as `+00:00`); nil if the text isn't in that form.
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
}

extension CaptureTime: Codable {
  /// Reads the ISO 8601 text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = CaptureTime(iso8601: text) else {
      throw DecodingError.dataCorruptedError(
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
