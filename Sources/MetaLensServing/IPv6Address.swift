/// An IPv6 address, parsed from any of its spellings (RFC 4291, 2.2).
package struct IPv6Address {
  private let groups: [UInt16]

  package init?(_ text: some StringProtocol) {
    // Two colons, which may occur once, represent the zeros that are left out.
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2, let first = halves.first,
      let head = Self.groups(of: first, isEnd: halves.count == 1)
    else { return nil }
    guard halves.count == 2 else {
      guard head.count == 8 else { return nil }
      groups = head
      return
    }
    guard let tail = Self.groups(of: halves[1], isEnd: true), head.count + tail.count < 8 else { return nil }
    groups = head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  /// The address as browsers write it: in lower case, with the longest run of zeros left out, never in IPv4's dotted
  /// form (URL standard, IPv6 serializer).
  package var shown: String {
    var run = 0..<0
    var start = 0
    for index in 0...groups.count where index == groups.count || groups[index] != 0 {
      if index - start > max(run.count, 1) { run = start..<index }
      start = index + 1
    }
    func joined(_ part: ArraySlice<UInt16>) -> String {
      part.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if run.isEmpty { return joined(groups[...]) }
    return joined(groups[..<run.lowerBound]) + "::" + joined(groups[run.upperBound...])
  }

  /// Returns the groups between colons; the last group may be an IPv4 address.
  private static func groups(of half: some StringProtocol, isEnd: Bool) -> [UInt16]? {
    guard !half.isEmpty else { return [] }
    let parts = half.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count <= 8 else { return nil }
    var groups: [UInt16] = []
    for (index, part) in parts.enumerated() {
      let text = String(decoding: part, as: UTF8.self)
      if isEnd, index == parts.count - 1, let pair = dotted(text) {
        groups += pair
      } else if part.count <= 4, part.allSatisfy(isHex), let group = UInt16(text, radix: 16) {
        groups.append(group)
      } else {
        return nil
      }
    }
    return groups
  }

  private static func dotted(_ text: String) -> [UInt16]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part -> UInt16? in
      let text = String(decoding: part, as: UTF8.self)
      // A sign or leading zero isn't allowed, since other parsers take a leading zero for octal.
      return UInt8(text).flatMap { String($0) == text ? UInt16($0) : nil }
    }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    return [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
