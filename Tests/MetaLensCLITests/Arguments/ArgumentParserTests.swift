import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct ArgumentParserTests {
  private func parse(_ line: String) throws -> ParsedArguments {
    try ArgumentParser.parse(line.split(separator: " ").map { SystemPath(String($0)) })
  }

  @Test(
    arguments: [
      ("IMG.jpg", nil, 1), ("analyze IMG.jpg", .analyze, 1), ("--format json analyze a b", .analyze, 2),
      ("batch a", .batch, 1), ("--jobs 3 batch a", .batch, 1), ("analyze batch", .analyze, 1),
      ("-- batch", nil, 1), ("flags", .flags, 0), ("", nil, 0), ("./flags", nil, 1),
    ] as [(String, CommandName?, Int)])
  func findsTheCommand(line: String, command: CommandName?, operands: Int) throws {
    let arguments = try parse(line)
    #expect(arguments.command == command)
    #expect(arguments.operands.count == operands)
  }

  @Test(
    arguments: [
      ("a -o x.json", .json), ("-o d.csv/x.html a", .html), ("batch d -o x.csv", .csv),
      ("batch d -o X.CSV", .csv),
      ("batch d -o x.ndjson", .ndjson), ("batch d -o x.jsonl", .ndjson), ("batch d -o x.htm", .html),
      ("compare a b -o x.html", .html), ("inspect a -o x.json", .json), ("evaluate l -o x.html", .html),
      ("history --store s -o x.csv", .csv), ("a -o x.csv --format text", .text), ("batch d -o x.txt", nil),
      ("batch d -o x.json.old", nil), ("batch d -o json", nil), ("batch d -o .json", nil),
      ("batch d -o d.json/x", nil),
      ("extract a --exif -o x.json", nil), ("signatures learn -o x.csv d", nil),
      ("signatures learn -o x.tsv d", nil), ("batch d -o x.tsv --format csv", .csv),
      ("extract a --exif -o x.zip", nil), ("batch d -o x.gz --format csv", .csv),
      ("batch d --relatives-to x.csv", nil),
    ] as [(String, OutputFormat?)])
  func takesTheFormatOfTheOutputsName(line: String, format: OutputFormat?) throws {
    #expect(try parse(line).format == format)
  }

  @Test func appliesEveryFlagOfBatch() throws {
    let arguments = try parse(
      "batch d --format csv -o out --language ko --color never --redact --csv-bom --fail-under 85 "
        + "--files-from list -0 --include *.jpg --include *.png --exclude x --follow --sort score -j 7 --hash "
        + "--only red,amber --only green --verdict copy,edited --wide "
        + "-q -v")
    var expected = ParsedArguments()
    expected.command = .batch
    expected.operands = [SystemPath("d")]
    expected.format = .csv
    expected.output = SystemPath("out")
    expected.language = "ko"
    expected.color = .never
    expected.redact = true
    expected.csvBOM = true
    expected.failUnder = 85
    expected.filesFrom = SystemPath("list")
    expected.nulSeparated = true
    expected.include = [SystemPath("*.jpg"), SystemPath("*.png")]
    expected.exclude = [SystemPath("x")]
    expected.followLinks = true
    expected.sort = .score
    expected.only = [.red, .amber, .green]
    expected.verdicts = [.copy, .edited]
    expected.wide = true
    expected.jobs = 7
    expected.hashing = true
    expected.quiet = true
    expected.verbose = true
    #expect(arguments == expected)
  }

  @Test(arguments: [
    ("batch d --format text", "--format: “text” isn't one of table, csv, ndjson, json, html"),
    ("a --format jsno", "--format: “jsno” isn't one of text, json, html; did you mean json?"),
    ("a --sort score", "analyze has no flag --sort; batch and history have it"),
    (
      "flags --redact",
      "flags has no flag --redact; analyze, batch, worker, serve, compare and history have it"
    ),
    ("a --fail-under 101", "--fail-under: “101” isn't a whole number from 0 to 100"),
    ("a --fail-under -1", "--fail-under: “-1” isn't a whole number from 0 to 100"),
    ("a --fail-under 8.5", "--fail-under: “8.5” isn't a whole number from 0 to 100"),
    ("batch d -j 0", "--jobs: “0” isn't a whole number from 1 to 1024"),
    ("batch d --jobs=many", "--jobs: “many” isn't a whole number from 1 to 1024"),
    ("a --color sometimes", "--color: “sometimes” isn't one of auto, always, never"),
    ("batch d --only rad", "--only: “rad” isn't one of green, amber, red, failed; did you mean red?"),
    ("batch d --only red,", "--only: “” isn't one of green, amber, red, failed"),
    ("history --store s --only failed", "--only: “failed” isn't one of green, amber, red"),
    (
      "batch d --verdict copy,edit",
      "--verdict: “edit” isn't one of cameraOriginal, edited, resaved, platformCopy, aiGenerated, screenshot, copy, "
        + "stripped, incomplete, undetermined; did you mean edited?"
    ),
    (
      "batch d --verdict original",
      "--verdict: “original” isn't one of cameraOriginal, edited, resaved, platformCopy, aiGenerated, screenshot, copy, "
        + "stripped, incomplete, undetermined; did you mean cameraOriginal?"
    ),
    ("a --prior 90", "--prior: “90” isn't a number from 0.0001 to 0.9999; did you mean 90% or 0.9?"),
    ("a --prior 99.95", "--prior: “99.95” isn't a number from 0.0001 to 0.9999; did you mean 99.95%?"),
    ("a --prior 1", "--prior: “1” isn't a number from 0.0001 to 0.9999"),
    ("a --prior 100%", "--prior: “100%” isn't a number from 0.0001 to 0.9999"),
    (
      "a -o x.csv",
      "--output: “x.csv” is named as csv, which analyze doesn't write; name a format with --format: text, json, html"
    ),
    (
      "inspect a -o d/x.HTML",
      "--output: “d/x.HTML” is named as html, which inspect doesn't write; name a format with --format: text, json"
    ),
    (
      "a -o Report.PDF",
      "--output: “Report.PDF” is named as pdf, which analyze doesn't write; name a format with --format: text, json, html"
    ),
    (
      "batch d -o rows.xlsx",
      "--output: “rows.xlsx” is named as xlsx, which batch doesn't write; name a format with --format: table, csv, ndjson, json, html"
    ),
    (
      "batch d -o scores.tsv",
      "--output: “scores.tsv” is named as tsv, which batch doesn't write; name a format with --format: table, csv, ndjson, json, html"
    ),
    (
      "batch d -o scores.md",
      "--output: “scores.md” is named as md, which batch doesn't write; name a format with --format: table, csv, ndjson, json, html"
    ),
    (
      "batch d -o scores.csv.gz",
      "--output: “scores.csv.gz” is named as gz, and batch packs nothing; leave .gz out, and pack the file afterwards"
    ),
    (
      "a -o report.ZIP",
      "--output: “report.ZIP” is named as zip, and analyze packs nothing; leave .zip out, and pack the file afterwards"
    ),
    (
      "history --store s -o scores.TAB",
      "--output: “scores.TAB” is named as tab, which history doesn't write; name a format with --format: table, text, csv, ndjson, json, html"
    ),
    (
      "-o a.jpg b.jpg c.jpg",
      "“a.jpg” is named as a photo, which a report would replace; name another file to write to"
    ),
    (
      "compare b.jpg c.jpg --format html -o d/A.HEIC",
      "“d/A.HEIC” is named as a photo, which a report would replace; name another file to write to"
    ),
    (
      "batch d -o x.csv --relatives-to a.nef",
      "“a.nef” is named as a photo, which a report would replace; name another file to write to"
    ),
    ("batch d --details", "batch has no flag --details; analyze and history have it"),
    ("a --output=", "--output: the file name is empty"),
  ])
  func refuses(line: String, expected: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.message == expected)
  }
}
