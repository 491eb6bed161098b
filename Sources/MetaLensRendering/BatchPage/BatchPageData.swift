package import MetaLensAssessment

/// JSON for a block of data in a page, written so that nothing in it can end the block or begin markup.
package enum BatchPageData {
  /// Returns a block of data, which browsers don't run.
  package static func block(_ value: JSONValue, id: String? = nil) -> [UInt8] {
    let name = id.map { " id=\"\($0)\"" } ?? ""
    return Array("<script type=\"application/json\"\(name)>".utf8) + escaped(value.written())
      + Array("</script>".utf8)
  }

  /// Returns JSON with escapes for markup's characters and for the separators that end lines in scripts.
  static func escaped(_ json: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(json.count + 64)
    var index = 0
    while index < json.count {
      let byte = json[index]
      switch byte {
      case UInt8(ascii: "<"): out += "\\u003c".utf8
      case UInt8(ascii: ">"): out += "\\u003e".utf8
      case UInt8(ascii: "&"): out += "\\u0026".utf8
      // U+2028 and U+2029.
      case 0xE2 where index + 2 < json.count && json[index + 1] == 0x80 && json[index + 2] & 0xFE == 0xA8:
        out += json[index + 2] == 0xA8 ? "\\u2028".utf8 : "\\u2029".utf8
        index += 2
      default: out.append(byte)
      }
      index += 1
    }
    return out
  }
}
