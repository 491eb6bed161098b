package import MetaLensFacts

/// One text of an XMP packet with the way to it, such as `xmpMM:History[2]/stEvt:action`.
package struct XMPLine: Sendable, Hashable {
  /// Names with their usual prefixes; items of arrays by their number from 1.
  package var path: String
  /// The text as written.
  package var text: String
  /// `xml:lang` where it is stated.
  package var language: String?
  /// Where it stands in the file.
  package var offset: Int?

  /// Every text of a packet, in its order.
  package static func lines(of packet: XMPPacket) -> [XMPLine] {
    var lines: [XMPLine] = []
    for property in packet.properties { append(property, XMPPrefix.name(of: property), to: &lines) }
    return lines
  }

  private static func append(_ property: XMPProperty, _ path: String, to lines: inout [XMPLine]) {
    switch property.value {
    case .text(let text):
      lines.append(XMPLine(path: path, text: text, language: property.language, offset: property.offset))
    case .structure(let fields):
      for field in fields { append(field, path + "/" + XMPPrefix.name(of: field), to: &lines) }
    case .array(_, let items):
      for (index, item) in items.enumerated() { append(item, path + "[\(index + 1)]", to: &lines) }
    }
  }
}
