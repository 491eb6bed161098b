import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct ReaderPoolTests {
  /// `permissionDenied` or `notFound` would be the photo's fault, and a reason to skip it.
  @Test func aProcessThatCannotStartIsNotThePhotosFault() {
    let pool = ReaderPool(
      executable: SystemPath("/missing/metalens"), settings: ReaderSettings(), isStopping: { false }
    ) {}
    let error = #expect(throws: MetaLensError.self) { try pool.read(.named([1], SystemPath("a.jpg"))) }
    #expect(error?.code == .readFailed && error?.path == "a.jpg")
    #expect(error?.detail.hasPrefix("no process could be started to read it: ") == true)
  }

  #if canImport(Glibc)
    /// Checks that a process that ended between two photos is replaced, without a word.
    @Test func aPhotoIsNotChargedWithAnEndBeforeIt() {
      let pool = Self.pool(taking: [Self.answer])
      for _ in 0..<3 { #expect(Self.code(of: pool) == .notAPhoto) }
    }
  #endif

  /// Checks that a photo that its process had read isn't tried again, since it may be the cause.
  @Test func aPhotoIsReadOnce() {
    let pool = Self.pool(taking: [Self.answer, "kill -9 $$"])
    #expect(Self.code(of: pool) == .notAPhoto)
    #expect(Self.code(of: pool) == .readerCrashed)
  }

  /// Checks that a process that is lost while this one is asked to stop isn't called a crash of the photo.
  @Test(
    arguments: [
      ("kill -9 $$", false, .readerCrashed), ("kill -9 $$", true, .cancelled),
      ("exit 1", false, .readFailed), ("exit 1", true, .cancelled),
    ] as [(String, Bool, MetaLensError.Code)]) func aStopIsNoCrash(
      end: String, isStopping: Bool, code: MetaLensError.Code
    )
  {
    #expect(Self.code(of: Self.pool(taking: [end], isStopping: isStopping)) == code)
  }

  private static let path = SystemPath("a.jpg")
  private static let answer = saying(ReaderReply.failure(.notAPhoto, detail: "").bytes)

  private static func code(of pool: ReaderPool) -> MetaLensError.Code? {
    let error = #expect(throws: MetaLensError.self) { try pool.read(.named([1], path)) }
    return error?.code
  }

  /// Returns a pool of shells that greet, and then take one photo for each of these commands.
  private static func pool(taking commands: [String], isStopping: Bool = false) -> ReaderPool {
    let settings = ReaderSettings()
    let greeting = ReaderGreeting(held: Confinement(rawValue: 0), memoryBytes: 1 << 30)
    let request = PhotoReader.request(path, [1]).reduce(0) { $0 + $1.count }
    let lines =
      [reading(settings.bytes.count), saying(greeting.bytes)] + commands.flatMap { [reading(request), $0] }
    return ReaderPool(
      executable: SystemPath("/bin/sh"), arguments: ["-c", lines.joined(separator: "; ")], settings: settings,
      isStopping: { isStopping }
    ) {}
  }

  /// The shell command that takes a message of a length from the input.
  private static func reading(_ count: Int) -> String {
    "head -c \(MessageFrame.headCount + count) >/dev/null"
  }

  /// The shell command that answers with a message.
  private static func saying(_ message: [UInt8]) -> String {
    let digits = (MessageFrame.head(message.count) + message).map { byte in
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "printf '\(digits.joined())'"
  }
}
