import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct PageCommandTests {
  @Test func namesEverythingThatTheResultDependsOn() {
    var command = PageCommand(
      path: SystemPath("-a b.jpg"), depth: .structure, hashing: false, limits: 4, language: .german)
    command.signatures.files = [SystemPath("my table.tsv")]
    command.signatures.includesShipped = false
    command.scoring.prior = 0.25
    command.scoring.file = SystemPath("w;.tsv")
    #expect(command.hash == "sha256sum -- '-a b.jpg'")
    #expect(
      command.report == "metalens analyze --depth structure --no-hash --limits 4 --no-shipped-signatures "
        + "--signatures 'my table.tsv' --prior 0.25 --model 'w;.tsv' --language de --format json -- '-a b.jpg'"
    )
  }

  @Test func standardInputHasAStandIn() {
    let command = PageCommand(path: SystemPath("-"))
    #expect(command.hash == "sha256sum < FILE")
    #expect(command.report.hasSuffix("--format json - < FILE"))
  }
}
