import MetaLensBytes

/// The camera that a raw file's own directory names, if EXIF was read from the JPEG in the file.
struct RawCamera: Sendable, Equatable {
  /// Make, trimmed; nil if none is stated.
  let make: String?
  /// Model, trimmed; nil if none is stated.
  let model: String?

  private let camera: TIFFFacts.Camera

  /// Reads the camera; nil if only EXIF names one.
  init?(_ container: ContainerFacts?) {
    guard case .tiff(let tiff)? = container?.detail, let camera = tiff.camera else { return nil }
    self.camera = camera
    make = Self.text(of: camera.make)
    model = Self.text(of: camera.model)
  }

  /// Returns where the directory states Make or Model; nil for other tags, and if it doesn't state them.
  func evidence(_ tag: UInt16) -> Evidence? {
    let name: TIFFFacts.Name? =
      switch tag {
      case ExifTag.make: camera.make
      case ExifTag.model: camera.model
      default: nil
      }
    return name.map { Evidence(location: camera.location, tag: tag, offset: $0.offset) }
  }

  private static func text(of name: TIFFFacts.Name?) -> String? {
    guard let name else { return nil }
    let text = name.text.trimmed(limit: MetadataClaims.maximumLength)
    return text.isEmpty ? nil : text
  }
}

extension ContainerFacts {
  /// The header of a raw file of Fujifilm's, whose note is the camera's name; nil in other files, and if the header has
  /// no note.
  var namingHeader: ContainerPart? {
    guard let header = parts.first, header.name == "RAF header", !header.note.isEmpty else { return nil }
    return header
  }
}
