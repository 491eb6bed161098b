import MetaLensPlatform
import MetaLensRendering

extension Plan {
  static func inspect(_ arguments: ParsedArguments) throws(UsageError) -> InspectCommand {
    guard !arguments.operands.isEmpty else {
      throw UsageError("inspect: name a photo, or - for standard input", command: .inspect)
    }
    try refuseSecondInput(arguments.operands, .inspect)
    let isLibraryNamed = arguments.credentials.library != nil && !arguments.isLibraryOfVariable
    guard arguments.showsCredentials || !isLibraryNamed && arguments.credentials.anchors == nil else {
      throw UsageError(
        "inspect: --credentials-library and --trust-anchors belong to --credentials", command: .inspect)
    }
    return InspectCommand(
      files: arguments.operands, format: arguments.format ?? .text, output: arguments.outputFile,
      attributes: arguments.attributes, credentials: arguments.showsCredentials,
      checking: arguments.credentials)
  }

  static func compare(_ arguments: ParsedArguments) throws(UsageError) -> CompareCommand {
    guard arguments.operands.count == 2 else {
      throw UsageError("compare: name two photos; one of them may be - for standard input", command: .compare)
    }
    try refuseSecondInput(arguments.operands, .compare)
    return CompareCommand(
      first: arguments.operands[0], second: arguments.operands[1], format: arguments.format ?? .text,
      output: arguments.outputFile, exhibit: try exhibit(arguments))
  }

  static func extract(_ arguments: ParsedArguments) throws(UsageError) -> any Command {
    guard arguments.operands.count == 1 else {
      throw UsageError("extract: name one photo, or - for standard input", command: .extract)
    }
    if arguments.extractsAll {
      guard arguments.parts.isEmpty else {
        throw UsageError("extract: --all takes everything; leave the other parts out", command: .extract)
      }
      guard let folder = arguments.outputFile else {
        throw UsageError("extract --all: name a folder to write to with --output", command: .extract)
      }
      return ExtractAllCommand(file: arguments.operands[0], folder: folder, force: arguments.force)
    }
    if arguments.force { throw UsageError("--force belongs to extract --all", command: .extract) }
    guard arguments.parts.count == 1 else {
      throw UsageError(
        "extract: choose the part with --thumbnail, --preview, --trailer, --exif, --xmp, --icc, --manifest, --segment N or --all",
        command: .extract)
    }
    return ExtractCommand(
      file: arguments.operands[0], part: arguments.parts[0], output: arguments.outputFile)
  }
}
