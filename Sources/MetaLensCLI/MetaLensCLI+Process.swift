import MetaLensKit
package import MetaLensPlatform
import Synchronization

extension MetaLensCLI {
  /// Does what another process of this program started this one for; nil where a person did.
  package static func runHelper(_ arguments: [SystemPath]) -> Int32? {
    PictureProcess.run(arguments) ?? ReaderProcess.run(arguments)
  }

  /// Runs the command with the process's own arguments, streams and files; gives its exit code.
  package static func runProcess() async -> Int32 {
    Interruption.install()
    var io = CommandIO.system
    io.startsReaders = true
    io.readerProgram = ExecutablePath.own
    io.endOnSignal = { endsOnSignal.store(true, ordering: .relaxed) }
    let command = Task { [io] in
      await run(
        arguments: ProcessArguments.all, environment: { ProcessEnvironment.value(of: $0) }, io: io,
        fileSystem: .system, analyzer: Analyzer(service: service), inspector: Inspector(service: service))
    }
    // One hostile photo may take seconds: between photos alone a signal would be heard too late.
    InterruptionWatch.begin {
      command.cancel()
      guard endsOnSignal.load(ordering: .relaxed) else { return }
      // What it is at may take longer than a second to hear of it, and there is nothing to put away.
      InterruptionWatch.begin { ProcessExit.endAtOnce(ExitCode.interrupted.rawValue) }
    }
    return await command.value.rawValue
  }

  /// Whether the command keeps nothing that a signal could cost.
  private static let endsOnSignal = Atomic<Bool>(false)

  /// Made when the first photo asks for it: `--version` and an empty list never do.
  private static let service = PhotoMetadataService().decodingPictures(by: ExecutablePath.own)
    .checkingCredentials(by: CredentialChecking())
}
