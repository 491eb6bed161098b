/// The order of boxes in an ISO base media file, which follows the order of its writer's code.
struct BoxOrder: Sendable {
  /// The file's own boxes.
  var file: [String] = []
  /// The boxes in `meta`.
  var meta: [String] = []
  /// The `uuid` box in `meta`, in hexadecimal; empty without one.
  var metaUUID = ""

  /// The maximum number of boxes that are kept: no writer has more in front.
  private static let limit = 24

  init(of parts: [ContainerPart]) {
    var isInMeta = false
    for part in parts {
      if part.level == 0 {
        isInMeta = part.name == "meta"
        if file.count < Self.limit { file.append(part.name) }
      } else if part.level == 1, isInMeta, meta.count < Self.limit {
        meta.append(part.name)
        if part.name == "uuid", metaUUID.isEmpty { metaUUID = part.note }
      }
    }
  }

  /// The order with names that can be separated in a text: a space, a comma or a parenthesis is written as `\xNN`.
  var escaped: BoxOrder {
    var order = self
    order.file = file.map(Self.word)
    order.meta = meta.map(Self.word)
    return order
  }

  /// Returns a name without characters that separate names.
  static func word(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      " ,()".unicodeScalars.contains(scalar)
        ? "\\x" + Hexadecimal.text([UInt8(truncatingIfNeeded: scalar.value)]) : String(scalar)
    }.joined()
  }

  /// The order as a text: `ftyp meta(hdlr pitm) mdat`.
  var text: String {
    file.map { $0 == "meta" && !meta.isEmpty ? "meta(" + meta.joined(separator: " ") + ")" : $0 }
      .joined(separator: " ")
  }
}
