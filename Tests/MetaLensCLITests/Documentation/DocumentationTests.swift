import Testing

@testable import MetaLensCLI

@Suite struct DocumentationTests {
  @Test(arguments: Shell.allCases)
  func completionsKnowEveryFlagAndCommand(shell: Shell) {
    let script = Completions.script(for: shell)
    for flag in Flag.all {
      let spelling = shell == .fish ? "-l \(flag.name)" : "--\(flag.name)"
      #expect(script.contains(spelling), "\(flag.name)")
      if case .word(let words) = flag.value { for word in words { #expect(script.contains(word)) } }
    }
    for command in CommandName.allCases { #expect(script.contains(command.rawValue)) }
  }

  @Test func everyPageKnowsEveryFlagCommandAndExitCode() {
    let usage = Documentation.usageMarkdown()
    for flag in Flag.all {
      #expect(usage.contains("--\(flag.name)"))
      #expect(ManualPage.text.contains("Fl Fl \(flag.name)"))
      for command in flag.commands { #expect(HelpText.of(command).contains("--\(flag.name)")) }
    }
    for command in CommandDescription.all {
      #expect(usage.contains("## metalens \(command.name.rawValue)\n"))
      #expect(ManualPage.text.contains(".Ss \(command.name.rawValue)\n"))
      #expect(HelpText.overview.contains(command.summary))
    }
    for code in ExitCode.allCases {
      #expect(usage.contains("| \(code.rawValue) |"))
      #expect(HelpText.overview.contains(code.meaning))
    }
  }

  @Test func helpFitsATerminal() {
    for text in CommandName.allCases.map({ HelpText.of($0) }) + [HelpText.overview, HelpText.usage] {
      for line in text.split(separator: "\n")
      where !line.hasPrefix("  metalens ") && !line.hasPrefix("  find ") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
