/// ByteDance's label for generated content: `aigc_label_type` is 1 if the publisher stated it, 2 if the platform did,
/// and 0 for no label (Docs/Sources.md, 2.7; readers of the label in public repositories).
struct ByteDanceLabel: Sendable {
  /// 1 or 2.
  var type: Int
  /// The program: `dreamina`, `aweme`; nil if it isn't stated.
  var product: String?

  /// Reads the text of an object that contains `aigc_info` or is the label itself.
  init?(json text: String) {
    guard let members = JSONReader.object(of: text) else { return nil }
    self.init(members)
  }

  /// Reads an object that contains `aigc_info`, directly or in `data`, or is the label itself.
  init?(_ members: [String: JSONValue]) {
    var outer = members
    if case .object(let data)? = members["data"], data["aigc_info"] != nil { outer = data }
    var label = outer
    switch outer["aigc_info"] {
    case .object(let object): label = object
    case .string(let text): label = JSONReader.object(of: text) ?? [:]
    default: break
    }
    guard let type = label["aigc_label_type"]?.integerValue, type == 1 || type == 2 else { return nil }
    self.type = type
    product = (outer["product"] ?? members["product"])?.stringValue
  }

  /// The type of a label that the platform set, and not the publisher.
  private static let ofPlatform = 2

  /// Whether the values of a flag are those of a label that the platform set.
  static func isPlatforms(_ values: FlagValues) -> Bool { values.number("labelType") == ofPlatform }

  func mark(_ place: String, _ evidence: Evidence) -> GeneratorMark {
    let name = product.map { "ByteDance (" + $0.quoted() + ")" } ?? "ByteDance"
    return GeneratorMark(
      .generated, .mark, generator: name, value: "aigc_label_type: \(type)", place: place,
      evidence: evidence, labelType: type)
  }
}
