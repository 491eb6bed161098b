/// How the picture is coded, and by whom.
public enum EncoderDetail: Sendable, Hashable {
  /// Consistent with an encoder by name (`libjpeg`), with cameras (`camera`) or with nothing known (`unknown`).
  case identified(family: String, layout: String)
  /// Coded as cameras do, and nothing that programs do is seen.
  case camera(layout: String)
  /// A program's coding under a camera's name that doesn't code so.
  case software(make: String, encoder: String, layout: String)
  /// JFIF stands before EXIF.
  case leadingJFIF(make: String)
  /// Huffman codes made for this picture.
  case optimizedHuffman(make: String)
  /// Progressive coding.
  case progressive(make: String)
  /// Colour at full resolution.
  case fullColor(make: String)
  /// Quantization tables of an editor, by name.
  case editorTables(make: String, tables: String)
  /// A header that Adobe's programs write, `APP14 Adobe` or `APP12 Ducky`.
  case adobeMarker(make: String, marker: String)
  /// A comment by which an encoder or editor names itself.
  case comment(text: String)
  /// The thumbnail is coded by another hand than the picture.
  case otherThumbnail(make: String, picture: String, thumbnail: String)
  /// Another comment.
  case otherComment(text: String)
}

extension EncoderDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .identified: "encoderIdentified"
    case .camera: "encoderCamera"
    case .software: "encoderSoftware"
    case .leadingJFIF: "encoderJFIFBeforeExif"
    case .optimizedHuffman: "encoderHuffmanOptimized"
    case .progressive: "encoderProgressive"
    case .fullColor: "encoderSampling444"
    case .editorTables: "encoderEditorTables"
    case .adobeMarker: "encoderAdobeMarker"
    case .comment: "encoderComment"
    case .otherThumbnail: "encoderThumbnailOther"
    case .otherComment: "commentPresent"
    }
  }

  var type: FlagType {
    switch self {
    case .identified, .otherComment: .information
    case .camera: .isOriginal
    case .otherThumbnail: .warning
    default: .isEdited
    }
  }

  var concern: Concern {
    switch self {
    case .leadingJFIF: .container
    case .otherComment: .metadata
    case .identified, .camera, .software, .optimizedHuffman, .progressive, .fullColor, .editorTables,
      .adobeMarker, .comment, .otherThumbnail:
      .encoding
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .identified(let family, let layout): ["family": .string(family), "layout": .string(layout)]
    case .camera(let layout): ["layout": .string(layout)]
    case .software(let make, let encoder, let layout):
      ["make": .string(make), "encoder": .string(encoder), "layout": .string(layout)]
    case .leadingJFIF(let make), .optimizedHuffman(let make), .progressive(let make), .fullColor(let make):
      ["make": .string(make)]
    case .otherThumbnail(let make, let picture, let thumbnail):
      ["make": .string(make), "picture": .string(picture), "thumbnail": .string(thumbnail)]
    case .editorTables(let make, let tables): ["make": .string(make), "tables": .string(tables)]
    case .adobeMarker(let make, let marker): ["make": .string(make), "marker": .string(marker)]
    case .comment(let text), .otherComment(let text): ["text": .string(text)]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    switch id {
    case "encoderIdentified": self = .identified(family: text("family"), layout: text("layout"))
    case "encoderCamera": self = .camera(layout: text("layout"))
    case "encoderSoftware":
      self = .software(make: text("make"), encoder: text("encoder"), layout: text("layout"))
    case "encoderJFIFBeforeExif": self = .leadingJFIF(make: text("make"))
    case "encoderHuffmanOptimized": self = .optimizedHuffman(make: text("make"))
    case "encoderProgressive": self = .progressive(make: text("make"))
    case "encoderSampling444": self = .fullColor(make: text("make"))
    case "encoderEditorTables": self = .editorTables(make: text("make"), tables: text("tables"))
    case "encoderAdobeMarker": self = .adobeMarker(make: text("make"), marker: text("marker"))
    case "encoderComment": self = .comment(text: text("text"))
    case "encoderThumbnailOther":
      self = .otherThumbnail(make: text("make"), picture: text("picture"), thumbnail: text("thumbnail"))
    case "commentPresent": self = .otherComment(text: text("text"))
    default: return nil
    }
  }
}
