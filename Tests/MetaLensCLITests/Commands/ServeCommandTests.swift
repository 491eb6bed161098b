import MetaLensKit
import MetaLensPlatform
import MetaLensServing
import Testing

@testable import MetaLensCLI

struct ServeCommandTests {
  private func command(_ words: String...) throws -> ServeCommand? {
    let arguments = try ArgumentParser.parse((["serve"] + words).map { SystemPath($0) })
    guard
      case .run(let command as ServeCommand) = try Plan(arguments, processorCount: 3, exists: { _ in false })
    else { return nil }
    return command
  }

  @Test func usuallyForThisMachineAlone() throws {
    let usual = try #require(try command())
    #expect(usual.address == "127.0.0.1" && usual.port == 0 && usual.arguments.opensBrowser)
    #expect(usual.arguments.idleMinutes == nil && usual.jobs == 3 && usual.maximumBytes == 256 << 20)
    #expect(usual.arguments.language == nil && usual.arguments.origin == nil)
    #expect(usual.arguments.tokenFile == nil)
    let told = try #require(
      try command(
        "--port", "8080", "--listen", "0.0.0.0", "--no-browser", "--idle", "5", "--max-bytes", "10", "--jobs",
        "1",
        "--language", "de", "--origin", "https://Photos.example.org", "--token-file", "token"))
    #expect(told.address == "0.0.0.0" && told.port == 8080 && !told.arguments.opensBrowser)
    #expect(told.arguments.idleMinutes == 5 && told.maximumBytes == 10 && told.jobs == 1)
    #expect(told.arguments.language == "de" && told.arguments.tokenFile == SystemPath("token"))
    #expect(told.arguments.origin == "https://photos.example.org")
  }

  @Test(
    arguments: [
      ["--port", "0"], ["--port", "65536"], ["--port", "x"], ["--listen", "example.org"], ["--listen", ""],
      ["--origin", "photos.example.org"], ["--origin", "https://"], ["--origin", "https://a/b"],
      ["--origin", "ftp://a"], ["--idle", "0"], ["--idle", "x"], ["photo.jpg"],
      ["--token-file", ""], ["--token-file"],
    ]) func wrongWordsAreRefused(words: [String]) async
  {
    #expect(await CannedRun().run(["serve"] + words) == .usage)
  }

  /// An address is normalized, so that the unspecified and the loopback address are recognized.
  @Test(
    arguments: [
      ("::", "::"), ("0::0", "::"), ("0:0:0:0:0:0:0:1", "::1"), ("FE80:0::1", "fe80::1"),
      ("0.0.0.0", "0.0.0.0"), ("1::2::3", "1::2::3"),
    ]) func anAddressHasOneSpelling(given: String, address: String) throws
  {
    #expect(try command("--listen", given)?.address == address)
  }

  /// A connection for which there is no descriptor would keep the server busy until another one ends.
  @Test(
    arguments: [
      (2, 300, 256), (2, 1024, 256), (2, 256, 212), (16, 256, 128), (2, 40, 10), (1024, 1024, 256),
      (1024, 400, 100), (2, 3, 1), (2, 0, 1),
    ]) func connectionsAreAsManyAsThereAreDescriptorsFor(jobs: Int, descriptors: Int, connections: Int)
  {
    #expect(ServeCommand.connections(256, jobs: jobs, descriptors: descriptors) == connections)
  }

  /// The text for one minute isn't "1 minutes".
  @Test(arguments: [Language.english, .german, .spanish, .french])
  func minutesAreCounted(language: Language) {
    let text = Message.serveIdle(minutes: "1").text(in: language).replacing("\u{A0}", with: " ")
    #expect(text.contains("1 min "))
  }

  /// Photos are read in separate processes or not at all.
  @Test func withoutProcessesItServesNothing() async {
    let run = CannedRun()
    #expect(await run.run(["serve", "--no-browser"]) == .notAnalyzed)
    #expect(run.outputText.isEmpty)
    let why = HTTPDaemon.isAvailable ? MessageKey.serveReadersMissing : .serveLibraryMissing
    #expect(run.errorText == "metalens: " + why.text(in: .english) + "\n")
  }
}
