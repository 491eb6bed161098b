import MetaLensFacts

extension StoryDetail {
  var parameters: [String: JSONValue] {
    switch self {
    case .makeModelDisagree(let stated, let other, let property):
      ["stated": .string(stated), "other": .string(other), "property": .string(property)]
    case .makerNoteModelDiffers(let model, let noted): ["model": .string(model), "noted": .string(noted)]
    case .dimensionsDisagree(let property, let stated, let coded):
      Self.sizes(stated, coded).merging(["property": .string(property)]) { $1 }
    case .makerNoteSizeDiffers(let noted, let coded): Self.sizes(noted, coded)
    case .lensForeign(let lens, let model): ["lens": .string(lens), "model": .string(model)]
    case .hostComputerDiffers(let host, let model): ["host": .string(host), "model": .string(model)]
    case .serialDisagree(let first, let firstPlace, let second, let secondPlace):
      [
        "first": .string(first), "firstPlace": .string(firstPlace), "second": .string(second),
        "secondPlace": .string(secondPlace),
      ]
    case .iptcDigestMismatch: [:]
    case .textsDisagree(let properties): ["properties": .string(properties)]
    case .orientationTwice(let orientation, let stated, let coded):
      Self.sizes(stated, coded).merging(["orientation": .integer(orientation)]) { $1 }
    case .orientationDisagrees(let exif, let xmp): ["exif": .integer(exif), "xmp": .integer(xmp)]
    case .phoneTagsInCamera(let make, let property):
      ["make": .string(make), "property": .string(property)]
    case .containerItemsMissing(let items, let byteCount, let found):
      ["items": .string(items), "byteCount": .integer(byteCount), "found": .integer(found)]
    case .containerItemsIntact(let items): ["items": .string(items)]
    case .documentIDForeign(let identifier): ["identifier": .string(identifier)]
    case .makerNoteAgrees(let tags): ["tags": .string(tags)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ name: String) -> String { parameters[name]?.stringValue ?? "" }
    func number(_ name: String) -> Int { parameters[name]?.integerValue ?? 0 }
    let stated = PixelSize(width: number("statedWidth"), height: number("statedHeight"))
    let coded = PixelSize(width: number("codedWidth"), height: number("codedHeight"))
    switch id {
    case "makeModelDisagree":
      self = .makeModelDisagree(
        stated: text("stated"), other: text("other"), property: text("property"))
    case "makerNoteModelDiffers": self = .makerNoteModelDiffers(model: text("model"), noted: text("noted"))
    case "dimensionsDisagree":
      self = .dimensionsDisagree(property: text("property"), stated: stated, coded: coded)
    case "makerNoteSizeDiffers": self = .makerNoteSizeDiffers(noted: stated, coded: coded)
    case "lensForeign": self = .lensForeign(lens: text("lens"), model: text("model"))
    case "hostComputerDiffers": self = .hostComputerDiffers(host: text("host"), model: text("model"))
    case "serialDisagree":
      self = .serialDisagree(
        first: text("first"), firstPlace: text("firstPlace"), second: text("second"),
        secondPlace: text("secondPlace"))
    case "iptcDigestMismatch": self = .iptcDigestMismatch
    case "textsDisagree": self = .textsDisagree(properties: text("properties"))
    case "orientationTwice":
      self = .orientationTwice(orientation: number("orientation"), stated: stated, coded: coded)
    case "orientationDisagrees": self = .orientationDisagrees(exif: number("exif"), xmp: number("xmp"))
    case "phoneTagsInCamera":
      self = .phoneTagsInCamera(make: text("make"), property: text("property"))
    case "containerItemsMissing":
      self = .containerItemsMissing(
        items: text("items"), byteCount: number("byteCount"), found: number("found"))
    case "containerItemsIntact": self = .containerItemsIntact(items: text("items"))
    case "documentIDForeign": self = .documentIDForeign(identifier: text("identifier"))
    case "makerNoteAgrees": self = .makerNoteAgrees(tags: text("tags"))
    default: return nil
    }
  }

  private static func sizes(_ stated: PixelSize, _ coded: PixelSize) -> [String: JSONValue] {
    [
      "statedWidth": .integer(stated.width), "statedHeight": .integer(stated.height),
      "codedWidth": .integer(coded.width), "codedHeight": .integer(coded.height),
    ]
  }
}
