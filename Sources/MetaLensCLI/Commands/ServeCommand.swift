import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensServing

/// `metalens serve`: serves a page to drop photos on, and the same for programs, until it is stopped.
package struct ServeCommand: Command {
  let arguments: ParsedArguments
  let reading: ReadingChoice
  /// How many photos are read at once.
  let jobs: Int
  /// The address that the server listens on, in figures.
  let address: String
  /// The port; 0 for a free one.
  let port: UInt16
  /// The maximum size of a photo, in bytes.
  let maximumBytes: Int

  init(_ arguments: ParsedArguments, processorCount: Int) throws(UsageError) {
    try arguments.refuseOperands()
    self.arguments = arguments
    reading = ReadingChoice(arguments)
    jobs = arguments.jobs ?? max(1, processorCount)
    address = arguments.listen ?? Self.loopback
    port = arguments.port ?? 0
    maximumBytes = min(arguments.maximumBytes ?? Self.usualBytes, arguments.readLimits.memoryBytes)
  }

  static let loopback = "127.0.0.1"
  /// The maximum size of a photo in bytes, if no flag sets another.
  static let usualBytes = 256 << 20
  /// The memory for all uploads together, and for all results together, in bytes.
  private static let uploadMemory = 1 << 30
  private static let resultMemory = 1 << 30
  /// The maximum number of connections from one address, if other machines may connect; a browser opens six.
  private static let connectionsPerAddress = 32
  /// How many photos may wait for each photo that is being read.
  private static let waitingPerJob = 16

  /// Serves until a signal arrives, or until no request has come for the given time.
  package func run(in context: CommandContext) async -> ExitCode {
    guard let token = token(in: context) else { return .notAnalyzed }
    guard HTTPDaemon.isAvailable else {
      context.note(MessageKey.serveLibraryMissing.text(in: context.language))
      return .notAnalyzed
    }
    guard
      let context = reading.applied(to: context), var desk = desk(in: context),
      let reports = StoredReports(arguments.store, in: context, reading)
    else { return .notAnalyzed }
    let kept = arguments.store == nil ? nil : ServedStore(reports)
    if let kept { desk.keep = { kept.keep($0, $1, $2) } }
    let results = ServedResults(maximum: Self.resultMemory, exhibit: arguments.exhibit)
    let descriptor: Int32
    let gate: AccessGate
    do throws(SystemError) {
      let socket = try ListeningSocket(address: address, port: port)
      gate = AccessGate(
        token: token, secret: AccessGate.randomSecret(), port: socket.port,
        address: isEverywhere ? nil : address, publicOrigin: arguments.origin)
      descriptor = try socket.handedOn()
    } catch {
      return failed(error.reason, in: context)
    }
    var pages = ServedPages(
      usual: context.language, isFixed: arguments.language != nil, reading: reading, store: arguments.store,
      model: context.service.choice.model.version, limits: context.limits)
    pages.isHere = isLoopback && arguments.origin == nil
    let responder = ServeResponder(
      gate: gate, desk: desk, results: results, pages: pages, maximumBytes: maximumBytes)
    var limits = HTTPLimits()
    limits.memoryBytes = max(Self.uploadMemory, 2 * maximumBytes)
    if !isLoopback { limits.connectionsPerAddress = Self.connectionsPerAddress }
    let usual = limits.connections
    let files = ResourceLimits.allowDescriptors(usual + Self.otherDescriptors(jobs: jobs))
    limits.connections = Self.connections(usual, jobs: jobs, descriptors: files)
    context.io.endOnSignal()
    guard let daemon = HTTPDaemon(listening: descriptor, limits: limits, responder: responder) else {
      return failed("libmicrohttpd", in: context)
    }
    do throws(OutputError) {
      try announce(gate, responder, in: context)
    } catch {
      return context.ending(for: error, target: nil, redacting: reading.redact)
    }
    if limits.connections < usual {
      let fewer = Message.serveFewConnections(
        connections: String(limits.connections), usual: String(usual), files: String(files))
      context.note(fewer.text(in: context.language))
    }
    let code = await wait(for: responder, results, in: context)
    // Photos that are being read at this point are still answered and stored.
    _ = consume daemon
    guard let kept else { return code }
    for line in kept.summary { context.note(line) }
    return code == .interrupted ? code : code.merged(with: kept.hasFailed ? .notAnalyzed : .success)
  }

  /// The number of descriptors that a server may need besides those of connections.
  ///
  /// Each photo that is read at once may have a process in each of the three pools of readers, and two that decode
  /// pictures; a process that starts takes one more.
  static func otherDescriptors(jobs: Int) -> Int { 32 + 6 * jobs }

  /// Returns how many connections are served at once, so that one that comes always finds a descriptor: without one
  /// it would stay in the queue, and libmicrohttpd would try again at once for as long as it does.
  ///
  /// - Parameters:
  ///   - usual: the number unless the system allows too few descriptors.
  ///   - descriptors: the number of descriptors that this process may have.
  static func connections(_ usual: Int, jobs: Int, descriptors: Int) -> Int {
    // Where there are few, readers get most of them, and a browser still gets in.
    max(1, min(usual, max(descriptors - otherDescriptors(jobs: jobs), descriptors / 4)))
  }

  private func wait(
    for responder: ServeResponder, _ results: ServedResults, in context: CommandContext
  ) async -> ExitCode {
    while !context.io.isInterrupted() {
      try? await Task.sleep(for: .milliseconds(200))
      results.forget(at: responder.age)
      if let idleMinutes = arguments.idleMinutes, responder.idleTime >= .seconds(60 * idleMinutes) {
        context.note(Message.serveIdle(minutes: String(idleMinutes)).text(in: context.language))
        return .success
      }
    }
    return .interrupted
  }

  /// Returns the token: the file's that a flag names, else a new one; nil, after a note, if the file has none.
  private func token(in context: CommandContext) -> String? {
    guard let file = arguments.tokenFile else { return AccessGate.randomSecret() }
    return context.token(in: file, redacting: reading.redact)
  }

  /// Announces the server: writes only the address to standard output, for programs, and notes for people to standard
  /// error.
  ///
  /// A token out of a file isn't written: what a service writes is kept, and others may read it.
  private func announce(
    _ gate: AccessGate, _ responder: ServeResponder, in context: CommandContext
  ) throws(OutputError) {
    let base = arguments.origin ?? "http://\(shownHost):\(gate.port)"
    let isGiven = arguments.tokenFile != nil
    try context.io.write(Array((isGiven ? "\(base)/\n" : "\(base)/\(gate.token)/\n").utf8), .output)
    context.note((isGiven ? MessageKey.serveTokenGiven : .serveHowToEnd).text(in: context.language))
    if !isLoopback { context.note(Message.serveOpen(address: address).text(in: context.language)) }
    guard arguments.opensBrowser, isLoopback, arguments.origin == nil, context.io.hasDesktop() else { return }
    // Other users can read a process's arguments, so the address that the browser gets works only once.
    let isOpened = context.io.openAddress("\(base)/\(AccessGate.ticketPlace)/\(responder.ticket())")
    if !isOpened { context.note(MessageKey.serveNoBrowser.text(in: context.language)) }
  }

  private var isEverywhere: Bool { address == "0.0.0.0" || address == "::" }
  private var isLoopback: Bool { address.hasPrefix("127.") || address == "::1" }

  private var shownHost: String {
    if isEverywhere { return Self.loopback }
    return address.contains(":") ? "[\(address)]" : address
  }

  private func failed(_ reason: String, in context: CommandContext) -> ExitCode {
    let place = address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
    context.note(
      Message.serveFailed(address: place, reason: SafeText.shown(reason)).text(in: context.language))
    return .notAnalyzed
  }

  /// Returns what reads the photos; nil, after a note, if this system can't start processes for that.
  private func desk(in context: CommandContext) -> UploadAnalyzer? {
    let wishes: PhotoDossier.Wishes = reading.redact ? [.details, .small] : [.details, .small, .pictures]
    func readers(_ answer: ReaderSettings.Answer) -> ReaderPool? {
      reading.readers(in: context, missing: .serveReadersMissing) { $0.answer = answer }
    }
    guard let forPages = readers(.photo(wishes)), let forPrograms = readers(.photo([])),
      let forComparisons = readers(.comparison)
    else { return nil }
    var desk = UploadAnalyzer(
      slots: WorkSlots(working: jobs, waiting: jobs * Self.waitingPerJob), redact: reading.redact,
      read: { bytes, name throws(MetaLensError) in try forPages.dossier(of: .named(bytes, name)) },
      report: { bytes, name throws(MetaLensError) in
        try forPrograms.dossier(of: .named(bytes, name)).report
      })
    // A comparison is made to look at both photos, so there is none with redaction.
    if !reading.redact {
      desk.compare = { first, second throws(MetaLensError) in
        try forComparisons.comparison(of: first, and: second)
      }
    }
    return desk
  }
}
