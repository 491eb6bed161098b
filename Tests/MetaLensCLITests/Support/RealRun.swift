import MetaLensKit
import MetaLensPlatform
import Synchronization

@testable import MetaLensCLI

/// The command on real files with the real service; its output is captured.
enum RealRun {
  typealias Outcome = (code: ExitCode, output: String, error: String)

  /// - Parameter areOld: whether files report their modification time as status change time, which a test can't set.
  static func run(_ arguments: [String], areOld: Bool = false) async -> Outcome {
    let streams = Mutex((output: [UInt8](), error: [UInt8]()))
    var io = CommandIO.system
    io.write = { bytes, stream throws(OutputError) in
      streams.withLock { streams in
        if stream == .output { streams.output += bytes } else { streams.error += bytes }
      }
    }
    io.isTerminal = { _ in false }
    io.width = { _ in nil }
    io.isInterrupted = { false }
    var fileSystem = FileSystem.system
    if areOld {
      fileSystem.state = { path in
        (try? FileStatus.identity(of: path)).map {
          FileState(identity: $0, changedSeconds: $0.modifiedSeconds)
        }
      }
    }
    let code = await MetaLensCLI.run(
      arguments: arguments.map { SystemPath($0) }, environment: { _ in nil }, io: io, fileSystem: fileSystem,
      service: PhotoReading(service: PhotoMetadataService()))
    return streams.withLock {
      (code, String(decoding: $0.output, as: UTF8.self), String(decoding: $0.error, as: UTF8.self))
    }
  }
}
