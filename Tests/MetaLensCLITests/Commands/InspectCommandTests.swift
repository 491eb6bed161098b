import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct InspectCommandTests {
  private static func run() -> CannedRun {
    let run = CannedRun(input: ExamplePhoto.camera().bytes)
    var hostile = JPEGBuilder()
    hostile.segments = [(0xE9, Array("\u{1B}[31mred".utf8)), (0xFE, Array("a\u{1B}]0;title\u{7}b".utf8))]
    hostile.trailer = Array("\u{1B}[2J and more".utf8)
    let many = JPEGBuilder.many
    let bytes = hostile.build()
    run.current {
      $0.files = [
        "a.jpg": ExamplePhoto.camera().bytes, "cut.jpg": [0xFF, 0xD8, 0xFF], "hostile.jpg": bytes,
        "many.jpg": many,
      ]
    }
    return run
  }

  @Test(
    arguments: [
      ("inspect a.jpg", .success), ("inspect -", .success), ("inspect cut.jpg", .notAnalyzed),
      ("inspect a.jpg missing.jpg", .notAnalyzed), ("inspect", .usage), ("inspect - -", .usage),
      ("inspect a.jpg -o a.jpg", .usage), ("inspect a.jpg --thumbnail", .usage),
      ("inspect a.jpg -o out.txt", .success),
      ("inspect --attributes -", .success), ("inspect --attributes a.jpg", .success),
      ("analyze --attributes a.jpg", .usage), ("batch --attributes a.jpg", .usage),
      ("compare --attributes a.jpg a.jpg", .usage),
    ] as [(String, ExitCode)])
  func exits(line: String, code: ExitCode) async {
    #expect(await Self.run().run(line.split(separator: " ").map(String.init)) == code)
  }

  @Test func layTheFileOut() async {
    let run = Self.run()
    _ = await run.run("inspect", "a.jpg")
    for text in [
      "APP1    EXIF", "slot 0, 8 bit", "0x010F  Make", "Canon EOS 40D",
      "EOI     end of image",
    ] {
      #expect(run.outputText.contains(text), "\(text)")
    }
  }

  @Test func writesJSON() async throws {
    let one = Self.run()
    _ = await one.run("inspect", "--format", "json", "-")
    #expect(try ForeignJSON.parse(one.outputText)["schema"]?.stringValue == "metalens.inspection/1")
    let several = Self.run()
    _ = await several.run("inspect", "--format", "json", "cut.jpg", "a.jpg")
    let values = try ForeignJSON.parse(several.outputText).arrayValue ?? []
    #expect(values.map { $0["schema"]?.stringValue } == ["metalens.error/1", "metalens.inspection/1"])
    #expect(several.errorText.isEmpty)
  }

  @Test func theFileSystemIsAskedOnDemand() async throws {
    let title = "\n" + MessageKey.inspectAttributes.text(in: .english) + "\n"
    for line in ["inspect a.jpg", "inspect - --attributes"] {
      let run = Self.run()
      _ = await run.run(line.split(separator: " ").map(String.init) + ["--format=json"])
      #expect(try ForeignJSON.parse(run.outputText)["attributes"] == .null, "\(line)")
      let text = Self.run()
      _ = await text.run(line.split(separator: " ").map(String.init))
      #expect(!text.outputText.contains(title))
    }
    let run = Self.run()
    _ = await run.run("inspect", "--attributes", "a.jpg")
    for line in [
      title, "  modified        2026-05-30T15:56:01Z\n", "  born            -\n",
      "25  user.xdg.origin.url  “https://example.org/\\u{1b}[31m”\n", " -  security.selinux",
    ] { #expect(run.outputText.contains(line), "\(line) in\n\(run.outputText)") }
    let json = Self.run()
    _ = await json.run("inspect", "--attributes", "a.jpg", "--format=json")
    let attributes = try #require(try ForeignJSON.parse(json.outputText)["attributes"])
    #expect(attributes["times"]?["born"] == .null)
    #expect(attributes["times"]?["modified"]?.stringValue == "2026-05-30T15:56:01Z")
    let extended = attributes["extended"]?.arrayValue ?? []
    #expect(extended.map { $0["name"]?.stringValue } == ["user.xdg.origin.url", "security.selinux"])
    #expect(extended.last?["bytes"] == .null && extended.last?["text"] == .null)
  }

  @Test func strangersTextIsHarmless() async {
    let run = Self.run()
    _ = await run.run("inspect", "hostile.jpg")
    #expect(!run.outputText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(run.outputText.contains("unknown at "))
  }

  /// Text is shortened and states the number of further rows; JSON has everything.
  @Test func longListsStayReadable() async throws {
    let run = Self.run()
    _ = await run.run("inspect", "many.jpg")
    #expect(run.outputText.split(separator: "\n").count < 450)
    #expect(run.outputText.contains(Message.diagnosticMore(count: "405").text(in: .english)))
    let json = Self.run()
    _ = await json.run("inspect", "many.jpg", "--format=json")
    #expect(try ForeignJSON.parse(json.outputText)["segments"]?.arrayValue?.count == 505)
  }

  @Test func speaksTheLanguageAskedFor() async {
    let run = Self.run()
    _ = await run.run("inspect", "a.jpg", "--language", "de")
    #expect(run.outputText.contains("Quantisierungstabellen"))
  }
}

extension JPEGBuilder {
  /// A photo with 500 comments.
  fileprivate static var many: [UInt8] {
    var builder = JPEGBuilder()
    builder.segments = Array(repeating: (0xFE, [1]), count: 500)
    return builder.build()
  }
}
