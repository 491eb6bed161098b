import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import Synchronization

/// Processes that read photos, one for each photo that is read at once; a process that ends is replaced.
final class ReaderPool: Sendable {
  /// The number of photos after which a process is replaced: whatever it leaks, or was made to do, ends with it.
  private static let maximumPhotos = 5_000
  /// How long a process may take to start, in seconds.
  private static let startSeconds = 60.0
  /// The maximum size of an answer in bytes, unless limits are raised.
  private static let maximumAnswer = 1 << 26

  private let executable: SystemPath
  private let arguments: [String]
  private let settings: ReaderSettings
  private let isStopping: @Sendable () -> Bool
  private let noteUnfiltered: @Sendable () -> Void
  private let idle = Mutex<[Reader]>([])
  private let isNoted = Atomic<Bool>(false)

  /// - Parameters:
  ///   - isStopping: whether this process was asked to stop; whoever asked may have ended the readers too.
  ///   - noteUnfiltered: called once if the system doesn't filter system calls.
  init(
    executable: SystemPath, arguments: [String] = [ReaderProcess.argument], settings: ReaderSettings,
    isStopping: @escaping @Sendable () -> Bool, noteUnfiltered: @escaping @Sendable () -> Void
  ) {
    self.executable = executable
    self.arguments = arguments
    self.settings = settings
    self.isStopping = isStopping
    self.noteUnfiltered = noteUnfiltered
  }

  /// Has a photo read; a file is opened here and passed on open.
  func read(_ place: PhotoSource) throws(MetaLensError) -> ReaderReply {
    switch place {
    case .path(let path):
      let photo: OpenPhoto
      do throws(SystemError) {
        photo = try OpenPhoto(path)
      } catch {
        throw MetaLensError(error, path: path)
      }
      return try reply(of: path, photo, PhotoReader.request(path), byteCount: photo.byteCount)
    case .named(let bytes, let path):
      return try reply(of: path, nil, PhotoReader.request(path, bytes), byteCount: bytes.count)
    case .bytes(let bytes): return try read(.named(bytes, SystemPath("-")))
    case .open(let file, let path):
      let bytes = try file.contents()
      return try read(path.map { .named(bytes, $0) } ?? .bytes(bytes))
    }
  }

  /// Whether the processes return rows.
  var givesRows: Bool { settings.answer == .row }

  /// Has a photo read; returns what is shown of it.
  func dossier(of place: PhotoSource) throws(MetaLensError) -> PhotoDossier {
    guard case .photo(let photo) = try read(place) else {
      throw MetaLensError(.readFailed, path: place.path?.display, detail: "no report")
    }
    return try PhotoMetadataService(limits: settings.limits).decodingPictures(by: executable)
      .dossier(of: photo, at: place, hashing: settings.hashing, wishes: settings.answer.wishes)
  }

  /// Has two photos compared, and returns their pictures too; an error doesn't say which photo caused it.
  func comparison(
    of first: [UInt8], and second: [UInt8]
  ) throws(MetaLensError) -> (compared: ComparedPhotos, pair: PicturePair) {
    let reply = try reply(
      of: SystemPath("-"), nil, PhotoReader.request(first, second), byteCount: first.count + second.count)
    guard case .comparison(let compared, let one, let other) = reply else {
      throw MetaLensError(.readFailed, detail: "no comparison")
    }
    return (
      compared,
      try PhotoMetadataService(limits: settings.limits).decodingPictures(by: executable)
        .pair((one, first), (other, second))
    )
  }

  private func reply(
    of path: SystemPath, _ photo: OpenPhoto?, _ request: [[UInt8]], byteCount: Int
  ) throws(MetaLensError) -> ReaderReply {
    let seconds = settings.seconds(for: byteCount)
    func answer(of reader: Reader) -> ChildProcess.Reply {
      reader.reply(
        to: request, photo, maximum: Self.maximumAnswer * settings.factor, seconds: Double(seconds))
    }
    var reader = try ready(for: path)
    var answered = answer(of: reader)
    // It ended between two photos, so this one isn't at fault: another process reads it, once.
    if case .ended = answered, reader.count > 0, reader.missedRequest, !isStopping() {
      reader = try started(for: path)
      answered = answer(of: reader)
    }
    switch answered {
    case .ended(let ending): throw error(ending, seconds, memoryBytes: reader.memoryBytes, path)
    case .message(let bytes):
      guard let reply = ReaderReply(bytes, to: settings) else {
        throw error(.overflowed, seconds, memoryBytes: reader.memoryBytes, path)
      }
      guard case .failure(let code, let detail) = reply else {
        keep(reader)
        return reply
      }
      // After running out of memory, a process may be in an unknown state.
      if code != .outOfMemory { keep(reader) }
      throw MetaLensError(code, path: path.display, detail: detail)
    }
  }

  private func keep(_ reader: Reader) {
    reader.count += 1
    if reader.count < Self.maximumPhotos { idle.withLock { $0.append(reader) } }
  }

  /// Returns an idle process, or a new one.
  private func ready(for path: SystemPath) throws(MetaLensError) -> Reader {
    if let reader = idle.withLock({ $0.popLast() }) { return reader }
    return try started(for: path)
  }

  /// Returns a new process.
  private func started(for path: SystemPath) throws(MetaLensError) -> Reader {
    var child: ChildProcess
    do throws(SystemError) {
      child = try ChildProcess(executable, arguments: arguments)
    } catch {
      // The photo isn't at fault.
      throw MetaLensError(
        .readFailed, path: path.display,
        detail: "no process could be started to read it: \(error.reason)")
    }
    let reply = child.reply(
      to: [settings.bytes], maximum: 256, seconds: Self.startSeconds, isCancelled: { Task.isCancelled })
    guard case .message(let bytes) = reply, let greeting = ReaderGreeting(bytes) else {
      var ending = ChildProcess.Ending.overflowed
      if case .ended(let found) = reply { ending = found }
      throw error(ending, Int(Self.startSeconds), memoryBytes: settings.memoryBytes, path)
    }
    if !greeting.held.contains(.systemCalls), !isNoted.exchange(true, ordering: .relaxed) { noteUnfiltered() }
    return Reader(child, memoryBytes: greeting.memoryBytes)
  }

  /// Returns the error for a photo whose process ended; `seconds` is the time that the process had for it.
  private func error(
    _ ending: ChildProcess.Ending, _ seconds: Int, memoryBytes: Int, _ path: SystemPath
  ) -> MetaLensError {
    let (code, detail): (MetaLensError.Code, String) =
      switch ending {
      case .cancelled: (.cancelled, "")
      case .timedOut, .signalled(ChildProcess.processorTimeSignal): (.tookTooLong, String(seconds))
      case .exited(MemoryFault.exitCode): (.outOfMemory, String(memoryBytes >> 20))
      case .signalled where isStopping(), .exited where isStopping(): (.cancelled, "")
      case .signalled(let signal): (.readerCrashed, String(signal))
      case .exited, .overflowed: (.readFailed, "no answer from the process that read it")
      }
    return MetaLensError(code, path: path.display, detail: detail)
  }
}

/// A photo that stays open while a process reads it.
private final class OpenPhoto: Sendable {
  let file: RandomAccessFile
  var byteCount: Int { file.identity.byteCount }

  init(_ path: SystemPath) throws(SystemError) { file = try RandomAccessFile(opening: path) }
}

/// A process that reads photos; it ends with its owner.
private final class Reader: Sendable {
  private let child: Mutex<ChildProcess>
  let memoryBytes: Int
  private let photos = Atomic<Int>(0)

  init(_ child: consuming ChildProcess, memoryBytes: Int) {
    self.child = Mutex(child)
    self.memoryBytes = memoryBytes
  }

  /// The number of photos that it has read.
  var count: Int {
    get { photos.load(ordering: .relaxed) }
    set { photos.store(newValue, ordering: .relaxed) }
  }

  /// Whether it ended before it had read the last request.
  var missedRequest: Bool { child.withLock { child in child.missedMessage } }

  func reply(to request: [[UInt8]], _ photo: OpenPhoto?, maximum: Int, seconds: Double) -> ChildProcess.Reply
  {
    child.withLock { child in
      guard let photo else {
        return child.reply(to: request, maximum: maximum, seconds: seconds, isCancelled: { Task.isCancelled })
      }
      return child.reply(
        to: request, passing: photo.file, maximum: maximum, seconds: seconds,
        isCancelled: { Task.isCancelled })
    }
  }
}

extension CommandContext {
  /// Returns processes that read photos; nil, after a note, if this system can't start any.
  ///
  /// - Parameters:
  ///   - isQuiet: whether the notes are left out that the system starts no processes, or filters no system calls.
  ///   - missing: the note that the system starts no processes, and what follows from that.
  func readers(
    _ settings: ReaderSettings, scoring: ScoringSelection, signatures: SignatureSelection,
    credentials: CredentialSelection, isQuiet: Bool = false, missing: MessageKey = .isolationMissing
  ) -> ReaderPool? {
    var settings = settings
    do throws(SignatureSelection.Failure) {
      try settings.take(scoring, signatures, credentials, in: self)
    } catch {
      note(missing.text(in: language))
      return nil
    }
    guard let program = io.readerProgram else {
      if !isQuiet { note(missing.text(in: language)) }
      return nil
    }
    return ReaderPool(executable: program, settings: settings, isStopping: io.isInterrupted) {
      if !isQuiet { self.note(MessageKey.isolationUnfiltered.text(in: self.language)) }
    }
  }
}
