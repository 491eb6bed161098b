import MetaLensPlatform
import MetaLensRendering

extension Plan {
  static func inspect(_ arguments: LowArguments) throws(UsageError) -> InspectCommand {
    guard !arguments.operands.isEmpty else {
      throw UsageError("inspect: name a photo, or - for standard input", command: .inspect)
    }
    try refuseSecondInput(arguments.operands, .inspect)
    var command = InspectCommand(files: arguments.operands)
    command.format = arguments.format ?? .text
    command.output = arguments.outputFile
    command.attributes = arguments.attributes
    let isLibraryNamed = arguments.credentials.library != nil && !arguments.isLibraryOfVariable
    guard arguments.showsCredentials || !isLibraryNamed && arguments.credentials.anchors == nil else {
      throw UsageError(
        "inspect: --credentials-library and --trust-anchors belong to --credentials", command: .inspect)
    }
    command.credentials = arguments.showsCredentials
    command.checking = arguments.credentials
    return command
  }

  static func compare(_ arguments: LowArguments) throws(UsageError) -> CompareCommand {
    guard arguments.operands.count == 2 else {
      throw UsageError("compare: name two photos; one of them may be - for standard input", command: .compare)
    }
    try refuseSecondInput(arguments.operands, .compare)
    var command = CompareCommand(first: arguments.operands[0], second: arguments.operands[1])
    command.exhibit = try exhibit(arguments)
    command.format = arguments.format ?? .text
    command.output = arguments.outputFile
    return command
  }

  static func extract(_ arguments: LowArguments) throws(UsageError) -> any Command {
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
      var command = ExtractAllCommand(file: arguments.operands[0], folder: folder)
      command.force = arguments.force
      return command
    }
    if arguments.force { throw UsageError("--force belongs to extract --all", command: .extract) }
    guard arguments.parts.count == 1 else {
      throw UsageError(
        "extract: choose the part with --thumbnail, --preview, --trailer, --exif, --xmp, --icc, --manifest, --segment N or --all",
        command: .extract)
    }
    var command = ExtractCommand(file: arguments.operands[0], part: arguments.parts[0])
    command.output = arguments.outputFile
    return command
  }
}
