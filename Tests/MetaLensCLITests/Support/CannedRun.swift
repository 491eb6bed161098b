import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Synchronization

@testable import MetaLensCLI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command that runs inside a test, with canned reports, files and streams.
final class CannedRun: Sendable {
  struct State: Sendable {
    var output: [UInt8] = []
    var error: [UInt8] = []
    var writes = 0
    var files: [String: [UInt8]] = [:]
    var analyses = 0
    var inputTaken = 0
    /// Whether the run was interrupted while it waited for input.
    var isInterrupted = false
    var directories: Set<String> = []
    /// The directory at which relative paths begin.
    var workingDirectory = "/home"
    var links: Set<String> = []
    /// The files and directories that the run synced to disk.
    var synced: [String] = []
    /// The modification times of photos, in seconds since 1970.
    var modified: [String: Int64] = [:]
    /// The status change times of photos, in seconds since 1970.
    var statusChanged: [String: Int64] = [:]
    /// The error for decoding two photos' pictures; nil if they can be decoded.
    var pairFailure: MetaLensError?
    /// Whether the run is interrupted while a file that couldn't be analyzed is hashed.
    var hashingInterrupts = false
    /// The files that were hashed since they couldn't be analyzed.
    var hashed: [String] = []
  }

  let state = Mutex(State())
  /// Reads or changes the current state.
  func current<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    state.withLock { body(&$0) }
  }

  var outputText: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }
  var errorText: String { state.withLock { String(decoding: $0.error, as: UTF8.self) } }

  /// The outcomes for photos, by path; directories are implied by slashes.
  let photos: [String: Result<OriginalityReport, MetaLensError>]
  let input: [UInt8]
  let terminals: Set<CommandIO.Stream>
  let interruptedAfter: Int
  /// Whether the run is interrupted while it waits for input, which never comes.
  let inputInterrupts: Bool
  /// A photo whose reading takes until the run is interrupted, and is then aborted.
  let slow: String?
  let outputFailure: OutputError?
  /// How many bytes an output file can hold before the disk is full.
  let room: Int
  let processorCount = 2
  let environment: [String: String]
  /// The directories that can't be read.
  let closedDirectories: Set<String>
  /// Whether photos are to be read in separate processes; none can be started.
  let startsReaders: Bool

  init(
    photos: [String: Result<OriginalityReport, MetaLensError>] = [:], input: [UInt8] = [],
    terminals: Set<CommandIO.Stream> = [], interruptedAfter: Int = .max, outputFailure: OutputError? = nil,
    environment: [String: String] = [:], closedDirectories: Set<String> = [], startsReaders: Bool = false,
    slow: String? = nil, inputInterrupts: Bool = false, room: Int = .max
  ) {
    self.photos = photos
    self.input = input
    self.terminals = terminals
    self.interruptedAfter = interruptedAfter
    self.outputFailure = outputFailure
    self.environment = environment
    self.closedDirectories = closedDirectories
    self.startsReaders = startsReaders
    self.slow = slow
    self.inputInterrupts = inputInterrupts
    self.room = room
  }

  func run(_ arguments: String...) async -> ExitCode { await run(arguments) }

  func run(_ arguments: [String]) async -> ExitCode {
    let environment = environment
    return await MetaLensCLI.run(
      arguments: arguments.map { SystemPath($0) }, environment: { environment[$0] }, io: io,
      fileSystem: fileSystem, service: service)
  }

  private var io: CommandIO {
    let failure = outputFailure
    let input = input
    let terminals = terminals
    let limit = interruptedAfter
    var io = CommandIO(
      write: { [self] bytes, stream throws(OutputError) in
        if stream == .output, let failure { throw failure }
        state.withLock { state in
          if stream == .output {
            state.output += bytes
            state.writes += 1
          } else {
            state.error += bytes
          }
        }
      },
      isTerminal: { terminals.contains($0) }, width: { terminals.contains($0) ? 100 : nil },
      readInput: { [self] in readInput(maximum: $0) },
      photoInput: { [self] in readInput(maximum: $0).map { .bytes($0) } },
      nextInput: { [self] maximum in
        // Pieces whose ends are anywhere in lines and bytes.
        .success(
          state.withLock { state in
            let piece = Array(input.dropFirst(state.inputTaken).prefix(min(maximum, 7)))
            state.inputTaken += piece.count
            return piece
          })
      },
      answer: { [self] bytes throws(OutputError) in
        if let failure { throw failure }
        state.withLock { state in
          state.output += bytes
          state.writes += 1
        }
      },
      isInterrupted: { [self] in state.withLock { $0.isInterrupted || $0.analyses >= limit } },
      processorCount: processorCount)
    io.startsReaders = startsReaders
    return io
  }

  private func readInput(maximum: Int) -> Result<[UInt8], MetaLensError> {
    if inputInterrupts {
      state.withLock { $0.isInterrupted = true }
      return .failure(MetaLensError(.cancelled))
    }
    return input.count <= maximum ? .success(input) : .failure(MetaLensError(.tooLarge))
  }

  private func report(
    of place: PhotoSource, hashing: Bool
  ) async throws(MetaLensError) -> OriginalityReport {
    switch place {
    case .bytes(let bytes):
      guard !bytes.isEmpty else { throw MetaLensError(.emptyFile) }
      return .sample()
    case .open: return .sample()
    case .named(let bytes, _):
      guard !bytes.isEmpty else { throw MetaLensError(.emptyFile) }
      var report = OriginalityReport.sample()
      report.summary.fileSize = bytes.count
      return report
    case .path(let path):
      state.withLock { $0.analyses += 1 }
      let text = String(decoding: path.bytes, as: UTF8.self)
      // Photos later in the order finish sooner, so that a correct order can't be a result of timing.
      await Task.yield()
      if text == slow {
        while state.withLock({ $0.analyses }) < interruptedAfter { await Task.yield() }
        throw MetaLensError(.cancelled)
      }
      var report = try (photos[text] ?? .failure(MetaLensError(.notFound))).get()
      if !hashing { report.summary.sha256 = nil }
      return report
    }
  }

  /// Canned reports; everything else is real, applied to the run's files.
  private var service: PhotoReading {
    let real = PhotoReading(service: PhotoMetadataService())
    var service = PhotoReading(service: PhotoMetadataService()) {
      [self] place, _, hashing async throws(MetaLensError) in
      try await report(of: place, hashing: hashing)
    }
    service.inspect = { [self] place, attributes, credentials, wording async throws(MetaLensError) in
      var inspection = try await real.inspect(try resolved(place), attributes, credentials, wording)
      // The run's files have no attributes of their own.
      if case .path = place, attributes { inspection.attributes = .sample }
      return inspection
    }
    service.opened = { place throws(MetaLensError) in place }
    service.digest = { [self] place async throws(MetaLensError) in
      let isInterrupting = state.withLock { state in
        if case .path(let path) = place { state.hashed.append(String(decoding: path.bytes, as: UTF8.self)) }
        if state.hashingInterrupts { state.isInterrupted = true }
        return state.hashingInterrupts
      }
      if isInterrupting { throw MetaLensError(.cancelled) }
      return try await real.digest(place)
    }
    service.compare = { [self] first, second, place, other async throws(MetaLensError) in
      try await real.compare(first, second, try resolved(place), try resolved(other))
    }
    service.pair = { [self] first, second async throws(MetaLensError) in
      if let failure = state.withLock({ $0.pairFailure }) { throw failure }
      return try await real.pair(try resolved(first), try resolved(second))
    }
    service.extractAll = { [self] place, list, body in
      try await real.extractAll(try resolved(place), list, body)
    }
    service.extract = { [self] part, place, body in
      try await real.extract(part, try resolved(place), body)
    }
    return service
  }

  private func resolved(_ place: PhotoSource) throws(MetaLensError) -> PhotoSource {
    guard case .path(let path) = place else { return place }
    let text = String(decoding: path.bytes, as: UTF8.self)
    guard let bytes = state.withLock({ $0.files[text] }) else { throw MetaLensError(.notFound) }
    return .bytes(bytes)
  }

  private var fileSystem: FileSystem {
    let paths = photos.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let photos = photos
    let closed = closedDirectories
    var fileSystem = FileSystem(
      status: { [self] path in
        let text = String(decoding: path.bytes, as: UTF8.self)
        let number = UInt64(truncatingIfNeeded: text.hashValue)
        let identity = FileIdentity.Place(device: 1, inode: number)
        if photos[text] != nil || state.withLock({ $0.files[text] != nil }) {
          return .init(isDirectory: false, identity: identity)
        }
        let prefix = text.hasSuffix("/") ? text : text + "/"
        let isDirectory = closed.contains(text) || paths.contains { $0.hasPrefix(prefix) }
        return isDirectory ? .init(isDirectory: true, identity: identity) : nil
      },
      walk: { root, _ in
        let text = String(decoding: root.bytes, as: UTF8.self)
        if closed.contains(text) {
          var told = false
          return {
            defer { told = true }
            return told ? nil : .failure(root, MetaLensError(.permissionDenied))
          }
        }
        var rest = paths.filter { $0.hasPrefix(text + "/") }[...]
        return { rest.popFirst().map { .file(SystemPath($0)) } }
      },
      read: { [self] path, _ in
        let text = String(decoding: path.bytes, as: UTF8.self)
        return state.withLock { $0.files[text] }.map { .success($0) } ?? .failure(MetaLensError(.notFound))
      },
      pieces: { [self] path in
        let text = String(decoding: path.bytes, as: UTF8.self)
        guard let bytes = state.withLock({ $0.files[text] }) else {
          return { .failure(MetaLensError(.notFound)) }
        }
        // Pieces whose ends are anywhere in lines and characters.
        var rest = bytes[...]
        return {
          defer { rest = rest.dropFirst(7) }
          return .success(Array(rest.prefix(7)))
        }
      },
      entry: { [self] path throws(OutputError) in
        let text = String(decoding: path.bytes, as: UTF8.self)
        return state.withLock { state in
          if state.links.contains(text) { return .link }
          if state.directories.contains(text) { return .directory }
          return state.files[text] == nil ? nil : .file
        }
      },
      makeDirectory: { [self] path throws(OutputError) in
        _ = state.withLock { $0.directories.insert(String(decoding: path.bytes, as: UTF8.self)) }
      },
      replace: { [self] target throws(OutputError) in
        CannedOutput(name: String(decoding: target.bytes, as: UTF8.self), run: self)
      },
      scratch: { () throws(OutputError) in CannedScratch() })
    fileSystem.sync = { [self] path throws(OutputError) in
      state.withLock { $0.synced.append(String(decoding: path.bytes, as: UTF8.self)) }
    }
    fileSystem.beginning = { [self] path, count in
      let text = String(decoding: path.bytes, as: UTF8.self)
      return state.withLock { Array(($0.files[text] ?? []).prefix(count)) }
    }
    fileSystem.current = { [self] in SystemPath(state.withLock { $0.workingDirectory }) }
    fileSystem.state = { [self] path in
      let text = String(decoding: path.bytes, as: UTF8.self)
      let (modified, changed) = state.withLock { ($0.modified[text] ?? 0, $0.statusChanged[text] ?? 0) }
      // Some tests have real files with these names, which are newer than their canned reports.
      if let identity = try? FileStatus.identity(of: path) {
        return FileState(identity: identity, changedSeconds: changed)
      }
      guard case .success(let report) = photos[text] else { return nil }
      let identity = FileIdentity(
        device: 1, inode: UInt64(truncatingIfNeeded: text.hashValue), byteCount: report.summary.fileSize,
        modifiedSeconds: modified, modifiedNanoseconds: 0)
      return FileState(identity: identity, changedSeconds: changed)
    }
    return fileSystem
  }
}

/// A file without a name, in memory.
final class CannedScratch: ScratchFile {
  private(set) var bytes: [UInt8] = []

  func append(_ bytes: [UInt8]) throws(OutputError) { self.bytes += bytes }
  func read(at offset: Int, count: Int) throws(OutputError) -> [UInt8] {
    Array(bytes[offset..<min(bytes.count, offset + count)])
  }
}

/// An output file that is added to the run's files when it is committed.
final class CannedOutput: OutputFile {
  private let name: String
  private let run: CannedRun
  private var bytes: [UInt8] = []
  private var isKept = false

  init(name: String, run: CannedRun) {
    self.name = name
    self.run = run
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    let fitting = bytes.prefix(run.room - self.bytes.count)
    self.bytes += fitting
    if isKept { try keep() }
    if fitting.count < bytes.count { throw .failed("No space left on device") }
  }
  var partialPath: SystemPath? { SystemPath(name + ".partial") }
  func claim() throws(OutputError) -> Bool { run.state.withLock { $0.files[name + ".partial"] != nil } }
  func keep() throws(OutputError) {
    isKept = true
    let content = bytes
    run.state.withLock { $0.files[name + ".partial"] = content }
  }
  func commit(isSynced: Bool) throws(OutputError) {
    let content = bytes
    run.state.withLock { state in
      state.files[name] = content
      if isSynced { state.synced.append(name) }
      if isKept { state.files[name + ".partial"] = nil }
    }
  }
  func setAside() throws(OutputError) -> SystemPath? {
    let content = bytes
    run.state.withLock { $0.files[name + ".partial"] = content }
    return SystemPath(name + ".partial")
  }
}

extension FileSystemAttributes {
  /// The attributes of a download, with a value that would colour the terminal.
  static let sample = FileSystemAttributes(
    modified: "2026-05-30T15:56:01Z", statusChanged: "2026-05-31T01:02:03.000000004Z", born: nil,
    extended: [
      Extended(name: "user.xdg.origin.url", byteCount: 25, text: "https://example.org/\u{1B}[31m"),
      Extended(name: "security.selinux", byteCount: nil),
    ])
}
