/// How a container other than JPEG is built, and what that says beside the metadata.
public enum FormatDetail: Sendable, Hashable {
  /// A camera is stated whose files never have this format.
  case converted(make: String, format: String)
  /// A camera is stated, and it isn't known to write such a file.
  case unusual(make: String, format: String, layout: String)
  /// A camera is stated, and the container is built as its files never are.
  case writerForeign(make: String, writers: String, layout: String)
  /// The container is built as the stated maker's cameras build it.
  case writerCamera(make: String, layout: String)
  /// Whom the container's layout is known of; empty where it is known of nobody.
  case writerIdentified(writers: String, layout: String)
  /// A DNG that a program made of a camera's raw file, by what it says itself.
  case rawConverted(mark: String)
  /// Parts whose checksum doesn't hold: the first one's name, and how many.
  case checksumBroken(part: String, count: Int)
  /// EXIF and the container turn the picture differently (EXIF's values 1 to 8).
  case orientationConflict(stated: Int, container: Int)
  /// Parts that can't be what they state: where the first stands, and how many.
  case broken(location: String, count: Int)
  /// A JPEG XL of which a JPEG can be made again byte for byte.
  case holdsJPEG
}

extension FormatDetail: FlagDetailGroup {
  var id: String {
    switch self {
    case .converted: "containerConverted"
    case .unusual: "containerUnusual"
    case .writerForeign: "containerWriterForeign"
    case .writerCamera: "containerWriterCamera"
    case .writerIdentified: "containerWriterIdentified"
    case .rawConverted: "rawConverted"
    case .checksumBroken: "checksumBroken"
    case .orientationConflict: "orientationConflict"
    case .broken: "containerBroken"
    case .holdsJPEG: "holdsJPEG"
    }
  }

  var type: FlagType {
    switch self {
    case .converted, .writerForeign, .rawConverted: .isEdited
    case .writerCamera: .isOriginal
    case .unusual, .checksumBroken, .orientationConflict, .broken: .warning
    case .writerIdentified, .holdsJPEG: .information
    }
  }

  var concern: Concern { .container }

  var parameters: [String: JSONValue] {
    switch self {
    case .converted(let make, let format): ["make": .string(make), "format": .string(format)]
    case .unusual(let make, let format, let layout):
      ["make": .string(make), "format": .string(format), "layout": .string(layout)]
    case .writerForeign(let make, let writers, let layout):
      ["make": .string(make), "writers": .string(writers), "layout": .string(layout)]
    case .writerCamera(let make, let layout): ["make": .string(make), "layout": .string(layout)]
    case .writerIdentified(let writers, let layout):
      ["writers": .string(writers), "layout": .string(layout)]
    case .rawConverted(let mark): ["mark": .string(mark)]
    case .checksumBroken(let part, let count): ["part": .string(part), "count": .integer(count)]
    case .orientationConflict(let stated, let container):
      ["stated": .integer(stated), "container": .integer(container)]
    case .broken(let location, let count): ["location": .string(location), "count": .integer(count)]
    case .holdsJPEG: [:]
    }
  }

  init?(id: String, parameters: [String: JSONValue]) {
    func text(_ key: String) -> String { parameters[key]?.stringValue ?? "" }
    func number(_ key: String) -> Int { parameters[key]?.integerValue ?? 0 }
    switch id {
    case "containerConverted": self = .converted(make: text("make"), format: text("format"))
    case "containerUnusual":
      self = .unusual(make: text("make"), format: text("format"), layout: text("layout"))
    case "containerWriterForeign":
      self = .writerForeign(make: text("make"), writers: text("writers"), layout: text("layout"))
    case "containerWriterCamera": self = .writerCamera(make: text("make"), layout: text("layout"))
    case "containerWriterIdentified":
      self = .writerIdentified(writers: text("writers"), layout: text("layout"))
    case "rawConverted": self = .rawConverted(mark: text("mark"))
    case "checksumBroken": self = .checksumBroken(part: text("part"), count: number("count"))
    case "orientationConflict":
      self = .orientationConflict(stated: number("stated"), container: number("container"))
    case "containerBroken": self = .broken(location: text("location"), count: number("count"))
    case "holdsJPEG": self = .holdsJPEG
    default: return nil
    }
  }
}
