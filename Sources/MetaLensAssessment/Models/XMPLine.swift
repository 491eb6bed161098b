/// A text of an XMP packet with its path, such as `xmpMM:History[2]/stEvt:action`.
package struct XMPLine: Sendable, Equatable {
  /// The path: names with their usual prefixes, and items of arrays by their number, from 1.
  package var path: String
  /// The text as written.
  package var text: String
  /// The text's `xml:lang`; nil if none is stated.
  package var language: String?
  /// The text's offset in the file.
  package var offset: Int?

  /// Returns the texts of a packet in its order, at most `maximum` of them.
  ///
  /// - Parameter pathBytes: the maximum size of a path in bytes, since names nest; a path that is cut shows its depth.
  package static func lines(of packet: XMPPacket, maximum: Int = .max, pathBytes: Int = 256) -> [XMPLine] {
    var lines: [XMPLine] = []
    for property in packet.properties where lines.count < maximum {
      append(property, XMPPrefix.name(of: property), to: &lines, maximum, pathBytes)
    }
    return lines
  }

  package static func count(of packet: XMPPacket) -> Int { packet.properties.counts.texts }

  private static func append(
    _ property: XMPProperty, _ path: String, to lines: inout [XMPLine], _ maximum: Int, _ pathBytes: Int
  ) {
    let path = XMPPrefix.cut(path, pathBytes)
    switch property.value {
    case .text(let text):
      lines.append(XMPLine(path: path, text: text, language: property.language, offset: property.offset))
    case .structure(let fields):
      for field in fields where lines.count < maximum {
        append(field, path + "/" + XMPPrefix.name(of: field), to: &lines, maximum, pathBytes)
      }
    case .array(_, let items):
      for (index, item) in items.enumerated() where lines.count < maximum {
        append(item, path + "[\(index + 1)]", to: &lines, maximum, pathBytes)
      }
    }
  }
}
