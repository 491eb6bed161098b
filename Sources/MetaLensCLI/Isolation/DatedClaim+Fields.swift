import MetaLensKit

extension DatedClaim {
  /// The maximum number of a photo's dates in a message.
  private static let maximum = 200
  private static let precisions: [Precision] = [.second, .minute, .day, .month, .year]

  /// Returns dates as a field of a message.
  static func bytes(_ claims: [DatedClaim]) -> [UInt8] {
    WireFields.bytes(claims.prefix(maximum).map { WireFields.bytes($0.fields) })
  }

  /// Reads a field; returns nil if it doesn't contain dates.
  static func read(_ bytes: ArraySlice<UInt8>) -> [DatedClaim]? {
    guard let fields = WireFields.read(Array(bytes), maximum: maximum) else { return nil }
    let claims = fields.compactMap { DatedClaim(bytes: Array($0)) }
    return claims.count == fields.count ? claims : nil
  }

  private var fields: [[UInt8]] {
    let texts: [String] = [
      meaning.rawValue, text, time?.iso8601 ?? "", String(Self.precisions.firstIndex(of: precision) ?? 0),
      property, evidence.location, evidence.tag.map { String($0) } ?? "",
      evidence.offset.map { String($0) } ?? "", isPrivate ? "1" : "", isZoneUnreadable ? "1" : "",
    ]
    return texts.map { Array($0.utf8) }
  }

  private init?(bytes: [UInt8]) {
    guard let fields = WireFields.read(bytes, maximum: 10), case let texts = fields.compactMap(\.wireText),
      texts.count == 10, let meaning = Meaning(rawValue: texts[0]), let place = Int(texts[3]),
      Self.precisions.indices.contains(place), texts[6].isEmpty || UInt16(texts[6]) != nil,
      texts[7].isEmpty || Int(texts[7]) != nil
    else { return nil }
    let time = CaptureTime(iso8601: texts[2])
    guard texts[2].isEmpty == (time == nil) else { return nil }
    self.init(
      meaning, texts[1], time: time, precision: Self.precisions[place], property: texts[4],
      evidence: Evidence(location: texts[5], tag: UInt16(texts[6]), offset: Int(texts[7])),
      isPrivate: !texts[8].isEmpty, isZoneUnreadable: !texts[9].isEmpty)
  }
}
