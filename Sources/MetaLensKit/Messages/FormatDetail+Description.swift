import MetaLensFacts

extension FormatDetail {
  var message: Message {
    switch self {
    case .converted(let make, let format):
      Message(
        .flagContainerConvertedDescription,
        ["make": make, "format": PhotoFormat(rawValue: format).displayName])
    case .unusual(let make, let format, let layout):
      Message(
        .flagContainerUnusualDescription,
        ["make": make, "format": PhotoFormat(rawValue: format).displayName, "layout": layout])
    case .writerForeign(let make, let writers, let layout):
      Message(.flagContainerWriterForeignDescription, ["make": make, "writers": writers, "layout": layout])
    case .writerCamera(let make, let layout):
      Message(.flagContainerWriterCameraDescription, ["make": make, "layout": layout])
    case .writerIdentified(let writers, let layout):
      writers.isEmpty
        ? Message(.flagContainerWriterIdentifiedUnknownDescription, ["layout": layout])
        : Message(.flagContainerWriterIdentifiedNamedDescription, ["writers": writers, "layout": layout])
    case .rawConverted(let mark): Message(.flagRawConvertedDescription, ["mark": mark])
    case .checksumBroken(let part, let count):
      Message(.flagChecksumBrokenDescription, ["part": part, "count": String(count)])
    case .orientationConflict(let stated, let container):
      Message(
        .flagOrientationConflictDescription, ["stated": String(stated), "container": String(container)])
    case .broken(let location, let count):
      Message(.flagContainerBrokenDescription, ["location": location, "count": String(count)])
    case .holdsJPEG: Message(.flagHoldsJPEGDescription)
    }
  }
}
