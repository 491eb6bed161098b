import MetaLensBytes
import MetaLensFacts

/// Reads elements of DER (X.690), the encoding of certificates and time stamps, one after the other.
///
/// It only extracts what a signature states about itself. Verification is the library's task.
package struct DERReading {
  private let bytes: [UInt8]
  private var range: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range.clamped(to: bytes.indices)
  }

  /// An element: its first identifier byte, and the range of its content.
  struct Element {
    var tag: UInt8
    var content: Range<Int>
  }

  /// The tags that this reader looks for (X.690, 8).
  enum Tag {
    static let octets: UInt8 = 0x04
    static let identifier: UInt8 = 0x06
    static let time: UInt8 = 0x18
    static let sequence: UInt8 = 0x30
    /// `[0]`, explicit.
    static let first: UInt8 = 0xA0
  }

  /// Returns the next element; nil at the end, or if the bytes here aren't an element.
  mutating func next() -> Element? {
    guard range.count >= 2 else { return nil }
    let tag = bytes[range.lowerBound]
    var count = Int(bytes[range.lowerBound + 1])
    var start = range.lowerBound + 2
    // Certificates have no tags above 30 and no indefinite lengths.
    guard tag & 0x1F != 0x1F, count != 0x80 else { return nil }
    if count > 0x80 {
      let digits = count & 0x7F
      guard digits <= 4, range.upperBound - start >= digits else { return nil }
      count = bytes.number(at: start, count: digits)
      start += digits
    }
    guard count <= range.upperBound - start else { return nil }
    range = start + count..<range.upperBound
    return Element(tag: tag, content: start..<start + count)
  }

  /// Returns the next element if it has this tag, otherwise nil.
  mutating func next(_ tag: UInt8) -> Element? {
    guard let element = next(), element.tag == tag else { return nil }
    return element
  }

  func inside(_ element: Element) -> DERReading { DERReading(bytes, element.content) }

  /// Returns a reader of the next element's content if that element has this tag, otherwise nil.
  mutating func enter(_ tag: UInt8) -> DERReading? { next(tag).map { inside($0) } }

  /// Skips a number of elements; nil if there are fewer.
  mutating func skip(_ count: Int) -> Void? {
    for _ in 0..<count { guard next() != nil else { return nil } }
    return ()
  }
}

extension DERReading {
  /// Whether bytes, from the first to the last, have the structure of a certificate (RFC 5280, 4.1).
  package static func isCertificate(_ bytes: [UInt8]) -> Bool {
    var outer = DERReading(bytes, bytes.indices)
    return outer.next(Tag.sequence)?.content.upperBound == bytes.count
      && names(ofCertificate: bytes, bytes.indices) != nil
  }

  /// Returns the subject and the issuer of a certificate, each as organization and common name (RFC 5280, 4.1).
  static func names(ofCertificate bytes: [UInt8], _ range: Range<Int>) -> (subject: String, issuer: String)? {
    var outer = DERReading(bytes, range)
    guard var signed = outer.enter(Tag.sequence), var fields = signed.enter(Tag.sequence),
      // The version may be missing; serial number and algorithm precede the issuer.
      let first = fields.next(), fields.skip(first.tag == Tag.first ? 2 : 1) != nil,
      let issuer = fields.next(Tag.sequence), fields.skip(1) != nil, let subject = fields.next(Tag.sequence)
    else { return nil }
    return (fields.name(in: subject), fields.name(in: issuer))
  }

  /// Returns the organization (2.5.4.10) and common name (2.5.4.3) in a name.
  private func name(in element: Element) -> String {
    var parts: [UInt8: String] = [:]
    var sets = inside(element)
    while let set = sets.next() {
      var pairs = sets.inside(set)
      while let pair = pairs.next() {
        var fields = pairs.inside(pair)
        guard let type = fields.next(Tag.identifier), let value = fields.next(),
          bytes[type.content].starts(with: [0x55, 0x04]), type.content.count == 3
        else { continue }
        parts[bytes[type.content.upperBound - 1]] =
          ContainerText.repaired(bytes[value.content], limit: 256).text
      }
    }
    return [parts[10], parts[3]].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the time that a time stamp states (RFC 3161, 2.4.2), in ISO 8601; reads a token or a response that
  /// contains one.
  static func time(ofToken bytes: [UInt8], _ range: Range<Int>) -> String? {
    var outer = DERReading(bytes, range)
    guard var content = outer.enter(Tag.sequence), var first = content.next() else { return nil }
    if first.tag == Tag.sequence {
      // A response: its status, then the token.
      guard var token = content.enter(Tag.sequence), let inner = token.next() else { return nil }
      (content, first) = (token, inner)
    }
    guard first.tag == Tag.identifier, var wrapper = content.enter(Tag.first),
      var fields = wrapper.enter(Tag.sequence),
      // Version and algorithms precede the signed content.
      fields.skip(2) != nil, var parts = fields.enter(Tag.sequence), parts.next(Tag.identifier) != nil,
      var held = parts.enter(Tag.first), var whole = held.enter(Tag.octets),
      var stamp = whole.enter(Tag.sequence),
      // Version, policy, the digest that was stamped, and a serial number.
      stamp.skip(4) != nil, let time = stamp.next(Tag.time)
    else { return nil }
    return moment(bytes[time.content])
  }

  /// Converts `20261123065445Z` to `2026-11-23T06:54:45Z`; a fraction of a second is kept.
  private static func moment(_ bytes: ArraySlice<UInt8>) -> String? {
    let digits = bytes.prefix(14)
    guard digits.count == 14, bytes.count <= 32, digits.allSatisfy({ $0.isASCIIDigit }),
      bytes.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    let text = Array(String(decoding: bytes, as: UTF8.self))
    let (date, clock) = (text[0..<8], text[8..<14])
    return String(date[0..<4]) + "-" + String(date[4..<6]) + "-" + String(date[6..<8]) + "T"
      + String(clock[8..<10]) + ":" + String(clock[10..<12]) + ":" + String(clock[12..<14])
      + String(text[14...])
  }
}
