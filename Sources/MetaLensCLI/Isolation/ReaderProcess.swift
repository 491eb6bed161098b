import MetaLensKit
import MetaLensPlatform

/// The separate process: the same program, started again to read photos in confinement.
///
/// It receives its settings, loads what they need, gives up access to files, other processes, the network and every
/// system call that reading doesn't need, and reports that. It then answers one request after the other until there are
/// no more. It runs on a single thread.
enum ReaderProcess {
  /// The argument that starts this program as such a process; it isn't a command and appears in no help.
  static let argument = "--read-photos"
  private static let probeArgument = "--probe"
  /// The maximum size of the settings, which contain the named tables, in bytes.
  private static let maximumSettings = 1 << 30
  private static let descriptors = 32

  /// Does what another process started this one for, and returns the exit code; nil if the arguments ask for something
  /// else.
  static func run(_ arguments: [SystemPath]) -> Int32? {
    let words = arguments.map(\.display)
    guard words.first == argument, words.count <= 2 else { return nil }
    if words.last == probeArgument { return probe() }
    var channel = ParentChannel()
    channel.endWithOther()
    do throws(SystemError) {
      guard words.count == 1, let bytes = try channel.next(maximum: maximumSettings),
        let settings = ReaderSettings(bytes), let service = settings.service
      else { return 1 }
      // In confinement no library can be loaded any more; without one, credentials are reported unchecked.
      try? service.credentialChecking?.prepare()
      let held = confine(memoryBytes: settings.memoryBytes)
      let memory = ResourceLimits.allowedMemory ?? settings.memoryBytes
      try channel.answer([ReaderGreeting(held: held, memoryBytes: memory).bytes])
      let reader = PhotoReader(settings: settings, service: service)
      while var message = try channel.next(maximum: settings.maximumRequest) {
        // Clears an allocation failure of the previous request.
        _ = MemoryFault.wasMet()
        var reply: ReaderReply
        if let file = channel.takeFile() {
          ResourceLimits.allowProcessorTime(seconds: settings.seconds(for: file.identity.byteCount))
          reply = reader.reply(to: &message, file)
        } else {
          ResourceLimits.allowProcessorTime(seconds: settings.seconds(for: message.count))
          reply = reader.reply(to: &message, nil)
        }
        // If a C library is refused memory, it takes the rest of the photo for broken, which must not become a report.
        if MemoryFault.wasMet() { reply = .failure(.outOfMemory, detail: String(memory >> 20)) }
        try channel.answer([reply.bytes])
      }
      return 0
    } catch {
      // The other process notices that no answer came.
      return 1
    }
  }

  private static func confine(memoryBytes: Int) -> Confinement {
    PhotoMetadataService.prepareForConfinement()
    MemoryFault.install()
    let limits = ResourceLimits(
      memoryBytes: memoryBytes, processorSeconds: nil, seconds: nil, descriptors: descriptors)
    _ = limits.apply()
    return Confinement.apply()
  }

  /// Attempts what must be refused, and writes the results, for `check_isolation.py`.
  private static func probe() -> Int32 {
    let held = confine(memoryBytes: ReaderSettings().memoryBytes)
    let lines =
      ["held \(held.rawValue)"] + ConfinementProbe.attempts().map { "\($0.errorNumber) \($0.call)" }
    do throws(SystemError) {
      try DescriptorWriter.write(
        Array((lines.joined(separator: "\n") + "\n").utf8), to: StandardDescriptor.output)
      return 0
    } catch {
      return 1
    }
  }
}

/// The first message of a process that reads photos.
struct ReaderGreeting: Sendable, Equatable {
  /// The access that it gave up.
  var held: Confinement
  /// The amount of memory that it may use.
  var memoryBytes: Int

  init(held: Confinement, memoryBytes: Int) {
    self.held = held
    self.memoryBytes = memoryBytes
  }

  var bytes: [UInt8] {
    WireFields.bytes([Array(String(held.rawValue).utf8), Array(String(memoryBytes).utf8)])
  }

  init?(_ bytes: [UInt8]) {
    guard let fields = WireFields.read(bytes, maximum: 2), fields.count == 2,
      let held = fields[0].wireNumber.flatMap({ UInt8(exactly: $0) }), let memory = fields[1].wireNumber,
      memory > 0
    else { return nil }
    self.init(held: Confinement(rawValue: held), memoryBytes: memory)
  }
}
