import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct ArgumentLexerTests {
  @Test(arguments: [
    (["a.jpg"], "a.jpg"),
    (["--format=json", "a"], "format=json a"),
    (["--format", "json", "a"], "format=json a"),
    (["--output="], "output="),
    (["-qv"], "quiet verbose"),
    (["-j4"], "jobs=4"), (["-j", "4"], "jobs=4"), (["-j=4"], "jobs=4"),
    (["-vj4", "x"], "verbose jobs=4 x"),
    (["-0"], "null"), (["-"], "-"),
    (["--", "--format", "-q"], "//--format //-q"),
    (["a", "--", "--"], "a //--"),
    (["--include=a=b"], "include=a=b"),
    (["--files-from", "-"], "files-from=-"),
  ])
  func takesApart(arguments: [String], expected: String) throws {
    let tokens = try ArgumentLexer.tokens(of: arguments.map { SystemPath($0) })
    let shown = tokens.map { token in
      switch token {
      case .flag(let name, let value): name + (value.map { "=" + $0.display } ?? "")
      case .operand(let path, let after): (after ? "//" : "") + path.display
      }
    }
    #expect(shown.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (["--fromat", "json"], "unknown flag --fromat; did you mean --format?"),
    (["--lang", "ko"], "unknown flag --lang; did you mean --language?"),
    (["--zzzzzz"], "unknown flag --zzzzzz"),
    (["-x"], "unknown flag -x"),
    (["-format"], "unknown flag -format; did you mean --format?"),
    (["--hash=yes"], "--hash takes no value"),
    (["--format"], "--format needs a value: text|json|html"),
    (["-j"], "-j needs a value: N"),
    (["--json"], "unknown flag --json; did you mean --format json?"),
    (["batch", "--csv"], "unknown flag --csv; did you mean --format csv?"),
    (["batch", "--jsonl"], "unknown flag --jsonl; did you mean --format ndjson?"),
    (["-csv"], "unknown flag -csv; batch and history have --format csv"),
    (["worker", "--csv"], "unknown flag --csv; batch and history have --format csv"),
    (["history", "--limit", "3"], "unknown flag --limit"),
    (["batch", "--limit", "3"], "unknown flag --limit; did you mean --limits?"),
    (["a", "-f", "html"], "unknown flag -f; did you mean --format html?"), (["-f", "a"], "unknown flag -f"),
    (["-r"], "unknown flag -r; batch looks into directories by itself"),
    (["-qR"], "unknown flag -qR; batch looks into directories by itself"),
    (["batch", "--recursive"], "unknown flag --recursive; batch looks into directories by itself"),
    (["-redact"], "unknown flag -redact; did you mean --redact?"),
    (["batch", "--threads=2"], "unknown flag --threads; did you mean --jobs?"),
    (["--threads", "2"], "unknown flag --threads; batch, serve and evaluate have --jobs"),
    (["--no-color"], "unknown flag --no-color; did you mean --color never?"),
    (["worker", "--timeout", "3"], "unknown flag --timeout; did you mean --photo-seconds?"),
    (["--timeout=3"], "unknown flag --timeout; batch, worker and serve have --photo-seconds"),
    (["--\u{1b}[2J"], "unknown flag --\\u{1b}[2J"),
  ])
  func refuses(arguments: [String], expected: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentLexer.tokens(of: arguments.map { SystemPath($0) })
    }
    #expect(error?.message == expected)
  }

  /// A name such as `-photo.jpg`, which `*.jpg` may give, isn't answered as a flag alone.
  @Test(arguments: [
    (
      ["a.jpg", "-photo.jpg"],
      "unknown flag -photo.jpg; a file of that name is here: write ./-photo.jpg, or -- before it"
    ),
    (["-q1.jpg"], "unknown flag -q1.jpg; a file of that name is here: write ./-q1.jpg, or -- before it"),
    (["--json"], "unknown flag --json; a file of that name is here: write ./--json, or -- before it"),
    (["--a=b.jpg"], "unknown flag --a; a file of that name is here: write ./--a=b.jpg, or -- before it"),
    (
      ["-\u{1b}x"],
      "unknown flag -\\u{1b}x; a file of that name is here: write ./-\\u{1b}x, or -- before it"
    ),
    (["-zebra.jpg"], "unknown flag -zebra.jpg"),
    (["--fromat"], "unknown flag --fromat; did you mean --format?"),
  ])
  func saysThatAFileHasAFlagsName(arguments: [String], expected: String) {
    let files = ["-photo.jpg", "-q1.jpg", "--json", "--a=b.jpg", "-\u{1b}x"]
    let error = #expect(throws: UsageError.self) {
      try ArgumentLexer.tokens(of: arguments.map { SystemPath($0) }) { files.contains($0.display) }
    }
    #expect(error?.message == expected)
  }

  @Test func keepsBytesThatAreNotUTF8() throws {
    let tokens = try ArgumentLexer.tokens(of: [SystemPath(bytes: Array("--output=".utf8) + [0xFF, 0x41])])
    #expect(tokens == [.flag("output", SystemPath(bytes: [0xFF, 0x41]))])
  }
}
