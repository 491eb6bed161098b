import MetaLensKit
import MetaLensPlatform

extension MetaLensCLI {
  /// Runs the command with the process's own arguments, streams and files; gives its exit code.
  package static func runProcess() async -> Int32 {
    if let code = PictureProcess.run(ProcessArguments.all) { return code }
    Interruption.install()
    let command = Task {
      await run(
        arguments: ProcessArguments.all, environment: { ProcessEnvironment.value(of: $0) }, io: .system,
        fileSystem: .system, analyzer: Analyzer(service: service), inspector: Inspector(service: service))
    }
    // One hostile photo may take seconds: between photos alone a signal would be heard too late.
    InterruptionWatch.begin { command.cancel() }
    return await command.value.rawValue
  }

  /// Made when the first photo asks for it: `--version` and an empty list never do.
  private static let service = PhotoMetadataService().decodingPictures(by: ExecutablePath.own)
}
