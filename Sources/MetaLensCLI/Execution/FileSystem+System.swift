import MetaLensKit
import MetaLensPlatform

extension FileSystem {
  package static var system: FileSystem {
    FileSystem(
      status: { path in
        guard let (identity, isDirectory) = try? FileStatus.named(by: path) else { return nil }
        return Status(isDirectory: isDirectory, identity: identity.place)
      },
      walk: { root, links in
        var walk = DirectoryWalk(root: root, links: links)
        return {
          switch walk.next() {
          case .file(let path): .file(path)
          case .failure(let path, let error): .failure(path, MetaLensError(error, path: nil))
          case nil: nil
          }
        }
      },
      read: { path, limit in
        do throws(SystemError) {
          guard let bytes = try SystemFile.bytes(of: path, limit: limit) else {
            return .failure(MetaLensError(.tooLarge, detail: String(limit)))
          }
          return .success(bytes)
        } catch {
          return .failure(MetaLensError(error, path: nil))
        }
      },
      pieces: { path in
        do throws(SystemError) {
          let pieces = try SystemPieces(of: path)
          return { pieces.next() }
        } catch {
          let failure = MetaLensError(error, path: nil)
          return { .failure(failure) }
        }
      },
      entry: { path throws(OutputError) in try OutputError.told(DirectoryEntry.at(path)) },
      makeDirectory: { path throws(OutputError) in try OutputError.told(DirectoryEntry.makeDirectory(path)) },
      replace: { target throws(OutputError) in try SystemOutputFile(target: target) },
      scratch: { () throws(OutputError) in try SystemScratchFile() })
  }
}

/// A file that is read in pieces.
private final class SystemPieces {
  private let stream: Int32?
  private let file: RandomAccessFile?
  private var offset = 0

  init(of path: SystemPath) throws(SystemError) {
    stream = SystemFile.descriptor(of: path)
    file = stream == nil ? try RandomAccessFile(opening: path) : nil
  }

  func next() -> Result<[UInt8], MetaLensError> {
    do throws(SystemError) {
      if let stream { return .success(try DescriptorReader.next(from: stream, maximum: 1 << 16)) }
      let piece = try file?.read(at: offset, count: 1 << 20) ?? []
      offset += piece.count
      return .success(piece)
    } catch {
      return .failure(MetaLensError(error, path: nil))
    }
  }
}

/// A file on disk that replaces its target on commit.
private final class SystemOutputFile: OutputFile {
  private var file: ReplacingFile?

  init(target: SystemPath) throws(OutputError) {
    file = try OutputError.told(ReplacingFile(target: target))
  }

  func write(_ bytes: [UInt8]) throws(OutputError) { try OutputError.told(file?.write(bytes)) }

  var partialPath: SystemPath? { file?.partialPath }

  func claim() throws(OutputError) -> Bool { try OutputError.told(file?.claim()) ?? false }

  func keep() throws(OutputError) { try OutputError.told(file?.keep()) }

  func commit(isSynced: Bool) throws(OutputError) {
    try OutputError.told(file.take()?.commit(isSynced: isSynced))
  }

  func setAside() throws(OutputError) -> SystemPath? { try OutputError.told(file.take()?.setAside()) }
}

/// A file on disk without a name, in `TMPDIR`, else in /var/tmp, which is on a disk even if /tmp is in memory.
private final class SystemScratchFile: ScratchFile {
  private let file: AnonymousFile
  private let directory: String

  init() throws(OutputError) {
    let directory = ProcessEnvironment.value(of: "TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/var/tmp"
    self.directory = directory
    file = try Self.told(directory) { () throws(SystemError) in try AnonymousFile(in: SystemPath(directory)) }
  }

  func append(_ bytes: [UInt8]) throws(OutputError) {
    try Self.told(directory) { () throws(SystemError) in try file.append(bytes) }
  }

  func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8] {
    try Self.told(directory) { () throws(SystemError) in try file.read(at: offset, count: count) }
  }

  /// Runs the work; an error names the directory, since the user didn't.
  private static func told<Answer: ~Copyable>(
    _ directory: String, _ work: () throws(SystemError) -> Answer
  ) throws(OutputError) -> Answer {
    do throws(SystemError) { return try work() } catch {
      throw .failed("a temporary file in \(directory) (TMPDIR chooses another place): \(error.reason)")
    }
  }
}
