import Foundation
import Testing

/// Tests that the files made by `metalens-dev` are committed and up to date.
struct GeneratedFilesTests {
  @Test func areFresh() throws {
    let result = try Command.run(Command.built("metalens-dev"), ["generate", "--check"], in: Repository.root)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  private static let catalogue = "Sources/MetaLensAssessment/Messages/Localizable.xcstrings"

  /// Checks what the generator reports on catalogs with one key.
  @Test(arguments: [
    (english: "Hello {name}", german: "Hallo" as String?, complaint: "has other placeholders in de"),
    ("Hello {name}", "Hallo {nombre}", "has other placeholders in de"),
    ("Hello {name", "Hallo {name}", "has a brace in en that belongs to no placeholder"),
    ("Hello name}", "Hallo {name}", "has a brace in en that belongs to no placeholder"),
    ("Hello {name}", "Hallo {1}", "has a brace in de that belongs to no placeholder"),
    ("Hello", nil, "greeting.hello has no text in de"),
    ("Hello", "Hallo\tWelt", "has a tab, a line break or another control character in de"),
  ])
  func brokenCatalogues(english: String, german: String?, complaint: String) throws {
    let root = try Self.temporaryRoot(english: english, german: german)
    defer { try? FileManager.default.removeItem(at: root) }
    let result = try Command.run(Command.built("metalens-dev"), ["messages", "--root", root.path])
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.exitCode == 1)
  }

  @Test func checkingWritesNothing() throws {
    let root = try Self.temporaryRoot(english: "Say “{name}” \\ \"\u{A0}", german: "„{name}“")
    defer { try? FileManager.default.removeItem(at: root) }
    let tool = try Command.built("metalens-dev")
    let file = root.appending(path: "Sources/MetaLensAssessment/Messages/MessageKey+Texts.swift")
    #expect(try Command.run(tool, ["messages", "--check", "--root", root.path]).exitCode == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try Command.run(tool, ["messages", "--root", root.path]).exitCode == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(##"Say “{name}” \\ \"\u{A0}\t„{name}“\t"##))
    #expect(try Command.run(tool, ["messages", "--check", "--root", root.path]).exitCode == 0)
    try (text + " ").write(to: file, atomically: true, encoding: .utf8)
    #expect(try Command.run(tool, ["messages", "--check", "--root", root.path]).exitCode == 1)
  }

  /// Checks that code has one name for a message: a function if it has values, a constant if it has none.
  @Test(arguments: [(text: "Hello {name}", hasFunction: true), ("Hello", false)])
  func oneNameAMessage(text: String, hasFunction: Bool) throws {
    let root = try Self.temporaryRoot(english: text, german: text)
    defer { try? FileManager.default.removeItem(at: root) }
    let result = try Command.run(Command.built("metalens-dev"), ["messages", "--root", root.path])
    #expect(result.exitCode == 0, "\(result.errors)")
    let folder = root.appending(path: "Sources/MetaLensAssessment/Messages")
    let keys = try String(contentsOf: folder.appending(path: "MessageKey+Generated.swift"), encoding: .utf8)
    let functions = try String(contentsOf: folder.appending(path: "Message+Generated.swift"), encoding: .utf8)
    #expect(keys.contains("greetingHello = Self(0)") != hasFunction)
    let function = #"greetingHello(name: String) -> Message { Message(MessageKey(0), ["name": name]) }"#
    #expect(functions.contains(function) == hasFunction)
  }

  /// Returns a package with only a catalog of one key; nil leaves the language out.
  private static func temporaryRoot(english: String, german: String?) throws -> URL {
    var localizations: [String: Any] = [:]
    for tag in ["en", "ko", "ja", "zh-Hans", "de", "fr", "es"] {
      guard let text = tag == "de" ? german : english else { continue }
      localizations[tag] = ["stringUnit": ["state": "translated", "value": text]]
    }
    let object: [String: Any] = [
      "version": "1.0", "sourceLanguage": "en",
      "strings": ["greeting.hello": ["localizations": localizations]],
    ]
    let root = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    let file = root.appending(path: catalogue)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: object).write(to: file)
    return root
  }
}
