/// Which programs left their steps and settings in the metadata.
public enum HistoryDetail: Sendable, Hashable {
  /// A step of XMP's history.
  case step(HistoryStep)
  /// How many more steps there are than are told.
  case longer(count: Int)
  /// Photoshop's history as a text.
  case text(text: String)
  /// Another document that this one was derived from.
  case derivedFrom(document: String)
  /// Documents placed in this one.
  case ingredients(count: Int, first: String)
  /// Documents that parts of this one come from.
  case ancestors(count: Int, first: String)
  /// Layers of text.
  case textLayers(count: Int, first: String)
  /// Settings of a raw converter.
  case cameraRaw(version: String, isApplied: Bool, isCropped: Bool)
  /// Local corrections in a raw converter's settings.
  case cameraRawRetouched(tools: String)
  /// Adjustments of Apple's programs.
  case appleAdjustments(values: String)
  /// A maker note's mark of an edit.
  case makerNoteEdited(maker: String, values: String)
  /// A toolkit that belongs to programs, in a file that states a camera.
  case toolkitForeign(toolkit: String, program: String, make: String)
  /// Resources that Photoshop saves; the quality of its Save As where it is stated.
  case photoshopResources(count: Int, quality: Int?)
  /// A color profile of a program, in a file that states a camera.
  case iccFromSoftware(profile: String, program: String, make: String)
  /// Properties that programs write.
  case namespaces(programs: String)
  /// A text in EXIF's tags for editing software that the catalogue doesn't know.
  case editingSoftware(software: String, isMetadataOnly: Bool)
  /// A text in EXIF's tag for raw development that the catalogue doesn't know.
  case rawDevelopingSoftware(software: String)
}

extension HistoryDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .step: "historyStep"
    case .longer: "historyLonger"
    case .text: "historyText"
    case .derivedFrom: "derivedFrom"
    case .ingredients: "ingredients"
    case .ancestors: "documentAncestors"
    case .textLayers: "photoshopTextLayers"
    case .cameraRaw: "cameraRawSettings"
    case .cameraRawRetouched: "cameraRawRetouched"
    case .appleAdjustments: "appleAdjustments"
    case .makerNoteEdited: "makerNoteEdited"
    case .toolkitForeign: "toolkitForeign"
    case .photoshopResources: "photoshopResources"
    case .iccFromSoftware: "iccFromSoftware"
    case .namespaces: "metadataNamespaces"
    case .editingSoftware: "exifEditingSoftware"
    case .rawDevelopingSoftware: "exifRawDevelopingSoftware"
    }
  }

  var type: FlagType {
    switch self {
    case .longer, .rawDevelopingSoftware: .information
    default: .isEdited
    }
  }

  var concern: Concern {
    switch self {
    case .toolkitForeign, .namespaces, .longer: .metadata
    case .step(let step): step.isMetadataOnly ? .metadata : .encoding
    case .editingSoftware(_, let isMetadataOnly): isMetadataOnly ? .metadata : .encoding
    case .ingredients, .ancestors, .textLayers, .cameraRawRetouched: .content
    case .text, .derivedFrom, .cameraRaw, .appleAdjustments, .makerNoteEdited, .photoshopResources,
      .iccFromSoftware, .rawDevelopingSoftware:
      .encoding
    }
  }

  var parameters: [String: JSONValue] {
    switch self {
    case .step(let step): step.json
    case .longer(let count): ["count": .integer(count)]
    case .text(let text): ["text": .string(text)]
    case .derivedFrom(let document): ["document": .string(document)]
    case .ingredients(let count, let first), .ancestors(let count, let first),
      .textLayers(let count, let first):
      ["count": .integer(count), "first": .string(first)]
    case .cameraRaw(let version, let isApplied, let isCropped):
      ["version": .string(version), "isApplied": .bool(isApplied), "isCropped": .bool(isCropped)]
    case .cameraRawRetouched(let tools): ["tools": .string(tools)]
    case .appleAdjustments(let values): ["values": .string(values)]
    case .makerNoteEdited(let maker, let values): ["maker": .string(maker), "values": .string(values)]
    case .toolkitForeign(let toolkit, let program, let make):
      ["toolkit": .string(toolkit), "program": .string(program), "make": .string(make)]
    case .photoshopResources(let count, let quality):
      quality.map { ["count": .integer(count), "quality": .integer($0)] } ?? ["count": .integer(count)]
    case .iccFromSoftware(let profile, let program, let make):
      ["profile": .string(profile), "program": .string(program), "make": .string(make)]
    case .namespaces(let programs): ["programs": .string(programs)]
    case .editingSoftware(let software, let isMetadataOnly):
      ["software": .string(software), "isMetadataOnly": .bool(isMetadataOnly)]
    case .rawDevelopingSoftware(let software): ["software": .string(software)]
    }
  }
}
