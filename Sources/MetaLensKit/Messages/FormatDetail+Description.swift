import MetaLensFacts

extension FormatDetail {
  var message: (MessageKey, [String]) {
    switch self {
    case .converted(let make, let format):
      (.flagContainerConvertedDescription, [make, PhotoFormat(rawValue: format).name])
    case .unusual(let make, let format, let layout):
      (.flagContainerUnusualDescription, [make, PhotoFormat(rawValue: format).name, layout])
    case .writerForeign(let make, let writers, let layout):
      (.flagContainerWriterForeignDescription, [make, writers, layout])
    case .writerCamera(let make, let layout): (.flagContainerWriterCameraDescription, [make, layout])
    case .writerIdentified(let writers, let layout):
      writers.isEmpty
        ? (.flagContainerWriterIdentifiedUnknownDescription, [layout])
        : (.flagContainerWriterIdentifiedNamedDescription, [writers, layout])
    case .rawConverted(let mark): (.flagRawConvertedDescription, [mark])
    case .checksumBroken(let part, let count): (.flagChecksumBrokenDescription, [part, String(count)])
    case .orientationConflict(let stated, let container):
      (.flagOrientationConflictDescription, [String(stated), String(container)])
    case .broken(let location, let count): (.flagContainerBrokenDescription, [location, String(count)])
    case .holdsJPEG: (.flagHoldsJPEGDescription, [])
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
