import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct EvaluateCommandTests {
  private static func report(score: Int) -> OriginalityReport {
    var report = OriginalityReport.sample(score: score)
    report.probability = Double(score) / 100
    return report
  }

  /// 60 originals and 60 edited files, each in its own group; one of each kind can't be analyzed.
  private func run(
    _ header: String = "path,label,group", list: String? = nil, terminals: Set<CommandIO.Stream> = []
  )
    -> CannedRun
  {
    var photos: [String: Result<OriginalityReport, MetaLensError>] = [:]
    var text = header + "\n"
    for number in 0..<60 {
      photos["d/o\(number).jpg"] = .success(Self.report(score: 90))
      photos["d/e\(number).jpg"] = .success(Self.report(score: number < 58 ? 20 : 60))
      text += "o\(number).jpg,original,o\(number)\r\ne\(number).jpg,edited,e\(number)\r\n"
    }
    photos["d/broken.jpg"] = .failure(MetaLensError(.emptyFile))
    let run = CannedRun(
      photos: photos, input: Array("path,label\nd/o1.jpg,original\n".utf8), terminals: terminals)
    run.current { $0.files["d/labels.csv"] = Array((list ?? text).utf8) }
    return run
  }

  @Test func measuresAList() async {
    let run = run()
    #expect(await run.run("evaluate", "d/labels.csv") == .success)
    #expect(
      run.outputText.contains("Files: 120, groups: 120; labelled “original”: 60, labelled otherwise: 60."))
    #expect(
      run.outputText.contains(
        "False greens, among other files: 0 of 60 (0.0%; 95%: 0.0 to 6.0%, Wilson)"))
    #expect(run.outputText.contains("ROC AUC: 1.0000 by the probability"))
    #expect(
      run.outputText.contains(
        "No false reds among 60 files of 60 groups only shows that the true share is below 6.1%."))
    #expect(run.errorText.isEmpty)
  }

  /// The files that were misjudged are listed, the worst of each kind first.
  @Test func whatIsWrongIsNamed() async throws {
    let list =
      "path,label\ne1.jpg,original\no1.jpg,edited\ne59.jpg,original\no2.jpg,original\ne2.jpg,edited\n"
    for format in ["text", "html"] {
      let run = run(list: list)
      #expect(await run.run("evaluate", "d/labels.csv", "--format", format) == .success)
      #expect(run.outputText.contains("False greens"))
      #expect(run.outputText.contains("Files of other labels that are green, the highest score first."))
      #expect(run.outputText.contains("Originals that are red, the lowest score first."))
      for (name, isNamed) in [("e1", true), ("o1", true), ("e59", false), ("o2", false), ("e2", false)] {
        #expect(run.outputText.contains(name + ".jpg") == isNamed)
      }
    }
    let run = run(list: list)
    #expect(await run.run("evaluate", "d/labels.csv", "--format", "json") == .success)
    let json = try ForeignJSON.parse(run.outputText)
    let greens = try #require(json["falseGreenFiles"]?.arrayValue)
    #expect(greens.count == 1 && greens[0]["path"]?.stringValue == "o1.jpg")
    #expect(greens[0]["label"]?.stringValue == "edited" && greens[0]["score"]?.integerValue == 90)
    #expect(greens[0]["verdict"]?.stringValue == "edited")
    #expect(json["falseRedFiles"]?.arrayValue?.map { $0["path"]?.stringValue } == ["e1.jpg"])
  }

  /// Text lists some of them, the page and JSON list all.
  @Test(arguments: [("text", 40), ("html", 58), ("json", 58)])
  func ofManyThatAreWrongTextNamesSome(format: String, count: Int) async {
    let list = "path,label\n" + (0..<60).map { "e\($0).jpg,original\n" }.joined()
    let run = run(list: list)
    #expect(await run.run("evaluate", "d/labels.csv", "--format", format) == .success)
    #expect(run.outputText.components(of: ".jpg").count - 1 == count)
    #expect(run.outputText.contains("18 more; --format json lists them all.") == (format == "text"))
  }

  @Test func aListWithoutOriginalsIsToldOf() async {
    let run = run(list: "path,label\no1.jpg,camera\n")
    #expect(await run.run("evaluate", "d/labels.csv") == .success)
    #expect(run.errorText.contains("no row has the label “original”"))
  }

  @Test func noFileCostsAnotherItsResult() async {
    let list = "path,label\nbroken.jpg,edited\nmissing.jpg,edited\no1.jpg,original\n"
    let run = run(list: list)
    #expect(await run.run("evaluate", "d/labels.csv") == .notAnalyzed)
    #expect(run.outputText.contains("Files: 1, groups: 1;"))
    #expect(run.outputText.contains("Files that couldn't be evaluated: 2;"))
    #expect(run.outputText.contains("  broken.jpg "))
    #expect(run.outputText.contains("Files without a group: 1;"))
  }

  @Test func standardInputNamesPathsFromHere() async {
    let run = run()
    #expect(await run.run("evaluate", "-") == .success)
    #expect(run.outputText.hasPrefix("Evaluation of standard input\n"))
    #expect(run.outputText.contains("Files: 1, groups: 1;"))
  }

  @Test(arguments: [
    ("path,label\na\n", "d/labels.csv: line 2: 1 cells instead of 2"), ("", "line 1: the list is empty"),
    ("label\na\n", "line 1: no column “path”"),
  ])
  func aBrokenListEndsTheCommand(list: String, message: String) async {
    let run = run(list: list)
    #expect(await run.run("evaluate", "d/labels.csv") == .notAnalyzed)
    #expect(run.outputText.isEmpty)
    #expect(run.errorText.contains(message))
    #expect(await run.run("evaluate", "d/none.csv") == .notAnalyzed)
  }

  @Test func labelsMayBeLeftOutAndOriginalsNamed() async {
    let list = "path,label\no1.jpg,camera\ne1.jpg,edited\nmissing.jpg,odd\n"
    let run = run(list: list)
    #expect(
      await run.run("evaluate", "d/labels.csv", "--original", "camera", "--ignore", "odd", "--format", "json")
        == .success)
    #expect(run.outputText.contains("\"originalLabel\": \"camera\""))
    #expect(run.outputText.contains("\"odd\": 1"))
  }

  private func report(_ path: String, _ probability: Double, prior: Double = 0.5, sha256: String = "ab")
    -> String
  {
    #"{"badge":"red","depth":"pixels","file":{"path":"\#(path)","sha256":"\#(sha256)"},"model":"fitted/1","#
      + #""prior":\#(prior),"probability":\#(probability),"schema":"metalens.report/1","score":10,"#
      + #""verdict":{"kind":"edited"}}"# + "\n"
  }

  @Test func reportsAreTakenByPathOrDigest() async {
    let digest = String(repeating: "a1", count: 32)
    let list =
      "path,label,sha256\na.jpg,original,\nsub/b.jpg,edited,\nc.jpg,edited,\(digest)\nd.jpg,edited,\n"
    let run = run(list: list)
    let lines =
      report("./a.jpg", 0.9) + report("d/sub/b.jpg", 0.1) + report("elsewhere.jpg", 0.2, sha256: digest)
      + report("stranger.jpg", 0.3)
    run.current { $0.files["rows.ndjson"] = Array(lines.utf8) }
    #expect(
      await run.run("evaluate", "d/labels.csv", "--reports", "rows.ndjson", "--format", "json")
        == .notAnalyzed)
    #expect(run.current { $0.analyses } == 0)
    #expect(run.outputText.contains("\"files\": 3"))
    #expect(run.outputText.contains("\"noReport\""))
    #expect(run.errorText.contains("1 report belongs to a file that the list doesn't name: “stranger.jpg”"))
  }

  /// Absolute, relative and `..` forms of a path are one file, whatever the working directory and the list's name are.
  @Test(
    arguments: [
      ("/w", "e/l.csv", "claims/"), ("/w", "/w/e/l.csv", "./claims/"), ("/w", "./e//l.csv", "e/../claims/"),
      ("/w/e", "l.csv", "../claims/"), ("/w/e", "../e/l.csv", ".././claims/"),
      ("/w/e", "/w/e/l.csv", "../../w/claims/"), ("/", "w/e/l.csv", "w/claims/"),
      ("/other", "../w/e/l.csv", "../w/claims/"),
    ], ["../claims/", "/w/claims/", "/w/e/../claims/", "./../../w//claims/"])
  func onePathHasManyForms(place: (String, String, String), rows: String) async {
    let (working, list, spelling) = place
    for reports in [spelling, "/w/claims/", "/w//e/../claims/./"] {
      let run = run()
      run.current { state in
        state.workingDirectory = working
        state.files[list] = Array("path,label\n\(rows)a.jpg,original\n\(rows)b.jpg,edited\n".utf8)
        let lines = report(reports + "a.jpg", 0.9) + report(reports + "b.jpg", 0.1)
        state.files["rows.ndjson"] = Array(lines.utf8)
      }
      #expect(await run.run("evaluate", list, "--reports", "rows.ndjson", "--format", "json") == .success)
      #expect(run.outputText.contains("\"files\": 2"))
      #expect(run.errorText.isEmpty, "\(run.errorText)")
    }
  }

  /// If nothing matches, the note names a path, where the paths begin that begin somewhere, and the way out.
  @Test(arguments: [
    ("a.jpg", "else/a.jpg", ": the list's paths begin at “/home/d”, those of reports at “/home”"),
    ("a.jpg", "/else/a.jpg", ": the list's paths begin at “/home/d”"),
    ("/x/a.jpg", "else/a.jpg", ": reports' paths begin at “/home”"), ("/x/a.jpg", "/else/a.jpg", ""),
  ])
  func whatMatchesNothingIsExplained(row: String, path: String, places: String) async {
    let run = run(list: "path,label\n\(row),original\n")
    run.current { $0.files["rows.ndjson"] = Array(report(path, 0.9).utf8) }
    #expect(await run.run("evaluate", "d/labels.csv", "--reports", "rows.ndjson") == .notAnalyzed)
    #expect(run.errorText.contains("1 report belongs to a file that the list doesn't name: “\(path)”\n"))
    let told = "no report belongs to a file in the list\(places); a column sha256 finds files"
    #expect(run.errorText.contains(told), "\(run.errorText)")
  }

  /// Where the list and the reports begin at one place, that place explains nothing.
  @Test func onePlaceExplainsNothing() async {
    let run = run()
    run.current {
      $0.files["labels.csv"] = Array("path,label\na.jpg,original\n".utf8)
      $0.files["rows.ndjson"] = Array(report("else/a.jpg", 0.9).utf8)
    }
    #expect(await run.run("evaluate", "labels.csv", "--reports", "rows.ndjson") == .notAnalyzed)
    let told = "no report belongs to a file in the list; a column sha256 finds files"
    #expect(run.errorText.contains(told), "\(run.errorText)")
  }

  @Test func strangersAndRepetitionsAreCounted() async {
    let run = run(list: "path,label\na.jpg,original\n")
    let paths = ["d/a.jpg", "./d/a.jpg", "d/../d/a.jpg", "x.jpg", "y.jpg"]
    run.current { $0.files["rows.ndjson"] = Array(paths.map { report($0, 0.9) }.joined().utf8) }
    #expect(await run.run("evaluate", "d/labels.csv", "--reports", "rows.ndjson") == .success)
    let strangers = "2 reports belong to files that the list doesn't name, the first to “x.jpg”\n"
    #expect(run.errorText.contains(strangers))
    #expect(run.errorText.contains("2 reports repeat a file; only the first counts"))
  }

  /// A file that is named in several ways is one file, with reports and without.
  @Test func aFileNamedInTwoWaysCountsOnce() async {
    let list = "path,label\no1.jpg,original\n./o1.jpg,original\nsub/../o1.jpg,edited\ne1.jpg,edited\n"
    for flags in [[], ["--reports", "rows.ndjson"]] {
      let run = run(list: list)
      run.current {
        $0.files["rows.ndjson"] = Array((report("d/o1.jpg", 0.9) + report("d/e1.jpg", 0.1)).utf8)
      }
      #expect(await run.run(["evaluate", "d/labels.csv", "--format", "json"] + flags) == .success)
      #expect(run.outputText.contains("\"files\": 2"))
      #expect(run.outputText.contains("\"duplicates\": 2"))
      #expect(run.errorText.contains("line 4: “sub/../o1.jpg” is already in line 2, which counts"))
    }
  }

  /// A directory that is a link is the directory that it leads to, in lists and in reports.
  @Test(arguments: [("real", "link"), ("link", "real"), ("link", "link")])
  func aLinkedDirectoryIsTheSame(ofList: String, ofReports: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.directory("real/photos")
    try directory.link("link", to: "real")
    try directory.file("real/photos/l.csv", Array("path,label\na.jpg,original\nb.jpg,edited\n".utf8))
    let lines = ["a.jpg", "b.jpg"].map { report(directory.path + "/\(ofReports)/photos/\($0)", 0.5) }.joined()
    try directory.file("rows.ndjson", Array(lines.utf8))
    let list = directory.path + "/\(ofList)/photos/l.csv"
    let result = await RealRun.run(
      ["evaluate", list, "--reports", directory.path + "/rows.ndjson", "--format", "json"])
    #expect(result.code == .success && result.error.isEmpty, "\(result.error)")
    #expect(result.output.contains("\"files\": 2"))
    #expect(directory.contents("rows.ndjson") == lines)
  }

  @Test func anotherFilesLabelIsNoLabel() async {
    let list = "path,label,sha256\na.jpg,original,\(String(repeating: "a1", count: 32))\n"
    let run = run(list: list)
    let line = report("a.jpg", 0.9, sha256: String(repeating: "b2", count: 32))
    run.current { $0.files["rows.ndjson"] = Array(line.utf8) }
    #expect(
      await run.run("evaluate", "d/labels.csv", "--reports", "rows.ndjson", "--format", "json")
        == .notAnalyzed)
    #expect(run.outputText.contains("\"otherFile\""))
  }

  @Test(arguments: [
    ("{}\n", "rows.ndjson: line 1: file.path is missing"),
    ("\n[]\n", "rows.ndjson: line 2: not a JSON object"),
    ("{\"a\"", "line 1: not a JSON object"),
  ])
  func brokenReportsEndTheCommand(text: String, message: String) async {
    let run = run()
    run.current { $0.files["rows.ndjson"] = Array(text.utf8) }
    #expect(await run.run("evaluate", "d/labels.csv", "--reports", "rows.ndjson") == .notAnalyzed)
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(await run.run("evaluate", "d/labels.csv", "--reports", "none.ndjson") == .notAnalyzed)
  }

  @Test func reportsOfTwoPriorsHaveNoFigures() async {
    let run = run(list: "path,label\na.jpg,original\nb.jpg,edited\n")
    let lines = report("a.jpg", 0.9) + report("b.jpg", 0.9, prior: 0.1)
    run.current { $0.files["rows.ndjson"] = Array(lines.utf8) }
    #expect(await run.run("evaluate", "d/labels.csv", "--reports", "rows.ndjson") == .notAnalyzed)
    #expect(run.outputText.isEmpty)
    #expect(run.errorText.contains("different priors: 0.1, 0.5"))
  }

  @Test func aPageIsWholeAndSafe() async {
    let hostile = "\"<script>alert(1)</script>\u{202E}.jpg\""
    let list =
      "path,label,kind\n\(hostile),\"<img src=x onerror=alert(2)>\",\"\"\" onload=\"\"\"\no1.jpg,original,x\n"
    let run = run(list: list)
    #expect(
      await run.run("evaluate", "d/labels.csv", "--format", "html", "--by", "kind", "-o", "page.html")
        == .notAnalyzed)
    let page = run.current { String(decoding: $0.files["page.html"] ?? [], as: UTF8.self) }
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("; style-src 'sha256-") && page.contains("form-action 'none'"))
    for part in ["<script", "<img", "\u{202E}", "http:", "https:", "url(", "javascript:"] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.contains("&lt;script&gt;"))
  }

  @Test func aPageHasCurves() async {
    let run = run()
    #expect(await run.run("evaluate", "d/labels.csv", "--format", "html") == .success)
    #expect(run.outputText.components(of: "<svg").count == 3)
    #expect(run.outputText.contains("ROC curve, area 1.0000"))
  }

  @Test func inputsAreNeverWrittenOver() async {
    for (output, code) in [("d/labels.csv", ExitCode.notAnalyzed), ("d/o1.jpg", .usage)] {
      let run = run()
      #expect(await run.run("evaluate", "d/labels.csv", "-o", output, "--format", "text") == code)
      #expect(run.current { $0.analyses } == 0)
    }
  }

  @Test func anInterruptedRunHasNoFigures() async {
    let photos: [String: Result<OriginalityReport, MetaLensError>] = ["a.jpg": .success(.sample())]
    let run = CannedRun(photos: photos, interruptedAfter: 1)
    run.current { $0.files["labels.csv"] = Array("path,label\na.jpg,original\nb.jpg,edited\n".utf8) }
    #expect(await run.run("evaluate", "labels.csv", "-j", "1") == .interrupted)
    #expect(run.outputText.isEmpty)
  }

  @Test func jobsMoveNoFigure() async {
    var outputs: Set<String> = []
    for jobs in ["1", "2", "50"] {
      let run = run()
      _ = await run.run("evaluate", "d/labels.csv", "-j", jobs, "--format", "json")
      outputs.insert(run.outputText)
    }
    #expect(outputs.count == 1)
  }

  @Test(arguments: [
    "evaluate", "evaluate a b", "evaluate a --by=", "evaluate a --ignore original", "evaluate a --original=",
    "evaluate - --reports -", "evaluate a --reports b --depth pixels",
    "evaluate a --reports b --signatures c",
    "evaluate a --format csv", "batch a --reports b",
  ])
  func wrongUsage(line: String) async {
    #expect(await CannedRun().run(line.split(separator: " ").map(String.init)) == .usage)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] { split(separator: separator) }
}
