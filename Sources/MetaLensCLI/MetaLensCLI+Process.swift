import MetaLensKit
package import MetaLensPlatform
import Synchronization

extension MetaLensCLI {
  /// Does what another process of this program started this one for, and returns the exit code; nil if a person started
  /// it.
  package static func runHelper(_ arguments: [SystemPath]) -> Int32? {
    PictureProcess.run(arguments) ?? ReaderProcess.run(arguments)
  }

  /// Runs the command with the process's own arguments, streams and files, and returns the exit code.
  package static func runProcess() async -> Int32 {
    Interruption.install()
    var io = CommandIO.system
    io.startsReaders = true
    io.readerProgram = ExecutablePath.own
    io.endOnSignal = { endsOnSignal.store(true, ordering: .relaxed) }
    let command = Task { [io] in
      await run(
        arguments: ProcessArguments.all, environment: { ProcessEnvironment.value(of: $0) }, io: io,
        fileSystem: .system, service: PhotoReading(service: service))
    }
    // A hostile photo may take seconds, so it isn't enough to check for a signal between photos.
    InterruptionWatch.begin {
      command.cancel()
      guard endsOnSignal.load(ordering: .relaxed) else { return }
      // The work may take longer than a second to notice the cancellation, and there is nothing to clean up.
      InterruptionWatch.begin { ProcessExit.endAtOnce(ExitCode.interrupted.rawValue) }
    }
    return await command.value.rawValue
  }

  /// Whether a signal may end the process at once, since the command keeps nothing that would be lost.
  private static let endsOnSignal = Atomic<Bool>(false)

  /// Made when the first photo needs it, which never happens with `--version` or an empty list.
  private static let service = PhotoMetadataService().decodingPictures(by: ExecutablePath.own)
    .checkingCredentials(by: CredentialChecking())
}
