import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct PageCommandTests {
  @Test func namesEverythingThatTheResultDependsOn() {
    var command = PageCommand(
      path: SystemPath("-a b.jpg"), reading: ReadingChoice(depth: .structure), language: .german)
    command.reading.hashing = false
    command.reading.limits = 4
    command.reading.signatures.files = [SystemPath("my table.tsv")]
    command.reading.signatures.includesShipped = false
    command.reading.scoring.prior = 0.25
    command.reading.scoring.file = SystemPath("w;.tsv")
    #expect(command.hash == "sha256sum -- '-a b.jpg'")
    #expect(
      command.report == "metalens analyze --depth structure --no-hash --limits 4 --no-shipped-signatures "
        + "--signatures 'my table.tsv' --prior 0.25 --model 'w;.tsv' --language de --format json -- '-a b.jpg'"
    )
  }

  /// Without its directory a file that is called `-` isn't standard input.
  @Test func aFileCalledAsStandardInputIsOne() {
    let command = PageCommand(path: Redaction.path(SystemPath("dir/-")), reading: ReadingChoice(redact: true))
    #expect(command.hash == "sha256sum -- ./-" && command.report.hasSuffix(" -- ./-"))
  }

  @Test func standardInputHasAStandIn() {
    let command = PageCommand(path: SystemPath("-"))
    #expect(command.hash == "sha256sum < FILE")
    #expect(command.report.hasSuffix("--format json - < FILE"))
  }
}
