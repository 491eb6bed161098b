import MetaLensFacts

extension FormatDetail {
  var message: Message {
    switch self {
    case .converted(let make, let format):
      Message(
        .flagContainerConvertedDescription, ["make": make, "format": PhotoFormat(rawValue: format).name])
    case .unusual(let make, let format, let layout):
      Message(
        .flagContainerUnusualDescription,
        ["make": make, "format": PhotoFormat(rawValue: format).name, "layout": layout])
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

extension PhotoFormat {
  /// The name that people know; the same in every language.
  fileprivate var name: String {
    switch self {
    case .png: "PNG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .tiff: "TIFF"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    default: rawValue
    }
  }
}
