import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct CompareCommandTests {
  private static func run() -> CannedRun {
    let run = CannedRun(input: ExamplePhoto.camera().bytes)
    run.current {
      $0.files = [
        "a.jpg": ExamplePhoto.camera().bytes, "b.jpg": ExamplePhoto.software("GIMP\u{1B}[2J").bytes,
        "cut.jpg": ExamplePhoto.camera().cut(by: 2).bytes, "none.jpg": [],
      ]
    }
    return run
  }

  @Test(
    arguments: [
      ("a.jpg a.jpg", .success, "The bytes are identical.\nThe encoded pictures are identical.\n"),
      ("a.jpg -", .success, "The bytes are identical."),
      ("a.jpg b.jpg", .success, "The bytes differ.\nThe encoded pictures are identical.\n"),
      ("a.jpg cut.jpg", .success, "can't be compared"),
      ("a.jpg none.jpg", .notAnalyzed, ""), ("a.jpg", .usage, ""), ("a.jpg b.jpg a.jpg", .usage, ""),
      ("- -", .usage, ""), ("a.jpg b.jpg -o b.jpg", .usage, ""),
    ] as [(String, ExitCode, String)])
  func answers(line: String, code: ExitCode, text: String) async {
    let run = Self.run()
    #expect(await run.run(["compare"] + line.split(separator: " ").map(String.init)) == code)
    #expect(text.isEmpty || run.outputText.contains(text), "\(run.outputText)")
  }

  @Test func tellsWhatDiffersHarmlessly() async {
    let run = Self.run()
    _ = await run.run("compare", "a.jpg", "b.jpg")
    #expect(
      run.outputText.contains("IFD0 Software\n    A  not in the file\n    B  GIMP\\u{1b}[2J (ascii, 9)"))
  }

  /// Sizes are in bytes, and a segment without a name is shown by its marker alone.
  @Test func tellsSizesAndSegments() async {
    var builder = JPEGBuilder()
    builder.segments = [(0xE4, [1, 2, 3])]
    let (plain, longer) = (JPEGBuilder().build(), builder.build())
    let run = CannedRun()
    run.current { $0.files = ["a.jpg": plain, "b.jpg": longer] }
    #expect(await run.run("compare", "a.jpg", "b.jpg") == .success)
    let sizes = "File size\n    A  \(plain.count) bytes\n    B  \(longer.count) bytes\n"
    #expect(run.outputText.contains(sizes), "\(run.outputText)")
    #expect(run.outputText.contains("\n  APP4\n"), "\(run.outputText)")
  }

  @Test func bothFailuresAreTold() async {
    let run = Self.run()
    #expect(await run.run("compare", "none.jpg", "missing.jpg") == .notAnalyzed)
    #expect(run.errorText.split(separator: "\n").count == 2)
    #expect(run.outputText.isEmpty)
  }

  /// If a file fails when its picture is decoded, although it was read before, the file that failed is named.
  @Test(
    arguments: [
      ("a.jpg b.jpg", "a.jpg", "a.jpg"), ("a.jpg b.jpg", "b.jpg", "b.jpg"),
      ("a.jpg -", nil, "standard input"), ("- b.jpg", nil, "standard input"), ("- b.jpg", "b.jpg", "b.jpg"),
    ] as [(String, String?, String)])
  func theFileThatFailedIsNamed(files: String, path: String?, name: String) async {
    let run = Self.run()
    run.current { $0.pairFailure = MetaLensError(.changedWhileRead, path: path) }
    let words = ["compare"] + files.split(separator: " ").map(String.init) + ["--format", "html"]
    #expect(await run.run(words) == .notAnalyzed)
    #expect(run.errorText.hasPrefix("metalens: \(name): "), "\(run.errorText)")
  }

  @Test(arguments: ["text", "html"]) func standardInputHasWords(format: String) async {
    let run = Self.run()
    #expect(await run.run("compare", "a.jpg", "-", "--format", format) == .success)
    #expect(run.outputText.contains("standard input"))
    if format == "text" { #expect(run.outputText.hasPrefix("A  a.jpg\nB  standard input\n")) }
  }

  @Test func writesJSON() async throws {
    let run = Self.run()
    _ = await run.run("compare", "a.jpg", "b.jpg", "--format", "json")
    let value = try ForeignJSON.parse(run.outputText)
    #expect(value["schema"]?.stringValue == "metalens.comparison/1")
    #expect(value["samePicture"]?.boolValue == true)
    #expect(value["files"]?.arrayValue?.compactMap { $0["path"]?.stringValue } == ["a.jpg", "b.jpg"])
    let failed = Self.run()
    _ = await failed.run("compare", "a.jpg", "missing.jpg", "--format", "json")
    #expect(try ForeignJSON.parse(failed.outputText)["error"]?["code"]?.stringValue == "notFound")
  }

  /// Directories and values are withheld in every form, and of a file that can't be read its directories too.
  @Test(arguments: ["text", "json", "html"]) func redactsEveryForm(format: String) async throws {
    let run = CannedRun()
    run.current {
      $0.files = [
        "Zelda/a.jpg": ExamplePhoto.camera().bytes,
        "Zelda/b.jpg": ExamplePhoto.camera { $0.set($0.ascii(ExifTag.artist, "Carla"), in: .ifd0) }.bytes,
      ]
    }
    let words = ["compare", "--redact", "--format", format, "Zelda/a.jpg"]
    #expect(await run.run(words + ["Zelda/b.jpg"]) == .success)
    #expect(run.outputText.contains("Artist") && run.outputText.contains("b.jpg"))
    for secret in ["Zelda", "Carla"] { #expect(!run.outputText.contains(secret)) }
    if format == "json" {
      #expect(try ForeignJSON.parse(run.outputText)["redacted"]?.boolValue == true)
    } else if format == "html" {
      let commands = ">sha256sum -- a.jpg b.jpg\nmetalens compare --redact --format json --"
      #expect(run.outputText.contains(commands))
    }
    let failed = CannedRun()
    #expect(await failed.run(words + ["Zelda/missing.jpg"]) == .notAnalyzed)
    #expect(!(failed.outputText + failed.errorText).contains("Zelda"))
  }

  @Test func detailsAreForPagesOnly() async {
    let run = CannedRun()
    run.current { $0.files = ["a.jpg": ExamplePhoto.camera().bytes] }
    #expect(await run.run("compare", "a.jpg", "a.jpg", "--note", "x") == .usage)
  }

  /// Each photo is in its place, with the examiner's details; the second photo's picture isn't decoded.
  @Test func writesAPageOfBoth() async {
    let run = CannedRun()
    run.current {
      $0.files = ["a.jpg": ExamplePhoto.camera().bytes, "b.png": ExamplePhoto.png(texts: []).bytes]
    }
    #expect(
      await run.run("compare", "a.jpg", "b.png", "--format", "html", "--case", "2026-1 <script>") == .success)
    let page = run.outputText
    for words in [
      "2026-1 &lt;script&gt;", "The bytes differ.", MessageKey.pageComparePixelsMissing.text(in: .english),
      "<td><bdi>a.jpg</bdi></td><td><bdi>b.png</bdi></td>", "<td><bdi>JPEG</bdi></td><td><bdi>PNG</bdi></td>",
      ">sha256sum -- a.jpg b.png\nmetalens compare --format json -- a.jpg b.png<",
    ] {
      #expect(page.contains(words), "\(words)")
    }
  }
}
