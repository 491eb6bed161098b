import MetaLensKit
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct MetaLensCLITests {
  @Test(arguments: [
    ("--help", "Usage: metalens analyze"), ("-h", "Usage: metalens analyze"),
    ("help", "Usage: metalens analyze"),
    ("help batch", "metalens batch - "), ("batch --help", "metalens batch - "),
    ("batch -h d", "metalens batch - "),
    ("version", "metalens \(MetaLensVersion.current) (score model "),
    ("--version", "metalens \(MetaLensVersion.current)"), ("batch -V", "metalens "),
    ("completions bash", "complete -o default -F _metalens metalens"),
    ("completions zsh", "#compdef metalens"),
    ("completions fish", "complete -c metalens"), ("man", ".Dt METALENS 1"),
  ])
  func shows(line: String, expected: String) async {
    let run = CannedRun()
    #expect(await run.run(line.split(separator: " ").map(String.init)) == .success)
    #expect(run.outputText.contains(expected))
    #expect(run.errorText.isEmpty)
  }

  @Test(arguments: [
    ("", "Usage: metalens analyze"), ("--fromat", "did you mean --format?\nTry 'metalens --help'."),
    ("batch", "Try 'metalens help batch'."),
    ("batch --bogus d", "unknown flag --bogus\nTry 'metalens help batch'."),
    ("inspect -Z a.jpg", "unknown flag -Z\nTry 'metalens help inspect'."),
    ("help bacth", "did you mean batch?"),
    ("completions", "name a shell"),
    ("completions tcsh", "isn't one of bash, zsh, fish"), ("man page", "man takes no operand"),
    ("version photo.jpg", "version takes no operand"),
    ("photo.jpg --resume", "analyze has no flag --resume; batch has it\nTry 'metalens help batch'."),
    ("bacth", "did you mean batch?"), ("help batch flags", "help: name one only, not “batch” and “flags”"),
    ("completions bash zsh fish", "completions: name one only, not “bash” and “zsh”"),
    ("help a.jpg", "help: “a.jpg” isn't one of"),
  ])
  func refuses(line: String, expected: String) async {
    let run = CannedRun()
    #expect(await run.run(line.split(separator: " ").map(String.init)) == .usage)
    #expect(run.errorText.contains(expected))
    #expect(run.outputText.isEmpty)
  }

  /// `metalens *.jpg` where one photo's name begins as a flag does.
  @Test func aPhotoNamedAsAFlagIsPointedOut() async {
    let photos: [String: Result<OriginalityReport, MetaLensError>] = [
      "-photo.jpg": .success(.sample()), "a.jpg": .success(.sample()),
    ]
    let run = CannedRun(photos: photos)
    #expect(await run.run("-photo.jpg", "a.jpg") == .usage)
    #expect(
      run.errorText
        == "metalens: unknown flag -photo.jpg; a file of that name is here: write ./-photo.jpg, or -- before "
        + "it\nTry 'metalens --help'.\n")
    let named = CannedRun(photos: photos)
    #expect(await named.run("--brief", "--", "-photo.jpg", "a.jpg") == .success)
    #expect(named.errorText.isEmpty)
    #expect(HelpText.overview(in: .english).contains("metalens -- -photo.jpg"))
    #expect(ManualPage.text.contains("metalens \\-\\- \\-photo.jpg"))
  }

  /// An empty name may come from a variable that isn't set.
  @Test(arguments: [[""], ["batch", ""], ["compare", "a.jpg", ""]])
  func anEmptyNameIsRefused(arguments: [String]) async {
    let run = CannedRun()
    #expect(await run.run(arguments) == .usage)
    #expect(run.errorText.contains("a file name is empty"))
  }

  @Test func coloursFollowTheTerminal() async {
    let photos: [String: Result<OriginalityReport, MetaLensError>] = ["a.jpg": .success(.sample())]
    let terminal = CannedRun(photos: photos, terminals: [.output])
    _ = await terminal.run("a.jpg")
    #expect(terminal.outputText.contains("\u{1b}[1;31m42 of 100"))
    let file = CannedRun(photos: photos, terminals: [.output])
    _ = await file.run("a.jpg", "-o", "x")
    #expect(file.current { $0.files["x"] }?.contains(0x1B) == false)
    let always = CannedRun(photos: photos)
    _ = await always.run("a.jpg", "--color=always")
    #expect(always.outputText.contains("\u{1b}["))
  }
}
