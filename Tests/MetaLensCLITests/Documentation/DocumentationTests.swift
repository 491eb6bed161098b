import MetaLensKit
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct DocumentationTests {
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

  /// Values that stand behind a flag, and words that stand behind a command, as each shell's script holds them.
  @Test(arguments: [
    (Shell.bash, "batch:--language) _metalens_words 'en ko ja zh-Hans de fr es'; return ;;"),
    (.bash, "batch:--only) _metalens_list 'green amber red failed'; return ;;"),
    (.bash, "serve:--port) _metalens_words ''; return ;;"), (.bash, "batch:--output|batch:-o) :; return ;;"),
    (.bash, "    batch) : ;;\n"),
    // A directory that is named as a command isn't offered beside it.
    (.bash, "history|help|completions|man|version) ;;\n"),
    (
      .bash,
      "signatures) case \" ${words[*]:0:${#words[@]}-1} \" in *' list '*|*' learn '*) ;; "
        + "*) _metalens_words 'list learn' ;; esac ;;\n"
    ),
    (.zsh, ":TAG:(en ko ja zh-Hans de fr es)'"), (.zsh, ":only:_values -s , only green amber red failed'"),
    (.zsh, "'1:command:(signatures)' '2:word:(list learn)' '*:file:_files'"),
    (.fish, " -l language -x -a 'en ko ja zh-Hans de fr es' -d "),
    (.fish, " -l only -x -a '(__metalens_list green amber red failed)' -d "),
    (
      .fish,
      "complete -c metalens -n '__fish_seen_subcommand_from signatures; and not __fish_seen_subcommand_from "
        + "list learn' -f -a 'list learn'\n"
    ),
  ])
  func completionsOfferValues(shell: Shell, line: String) {
    #expect(Completions.script(for: shell).contains(line))
  }

  @Test func everyPageKnowsEveryFlagCommandAndExitCode() {
    let usage = Documentation.usageMarkdown()
    for flag in Flag.all {
      #expect(usage.contains("--\(flag.name)"))
      #expect(ManualPage.text.contains("Fl Fl \(flag.name)"))
      for command in flag.commands { #expect(HelpText.of(command, in: .english).contains("--\(flag.name)")) }
    }
    for command in CommandDescription.all {
      #expect(usage.contains("## metalens \(command.name.rawValue)\n"))
      #expect(ManualPage.text.contains(".Ss \(command.name.rawValue)\n"))
      #expect(HelpText.overview(in: .english).contains(command.summary))
    }
    for code in ExitCode.allCases {
      #expect(usage.contains("| \(code.rawValue) |"))
      #expect(HelpText.overview(in: .english).contains(code.meaning))
    }
  }

  @Test(arguments: Language.allCases) func helpFitsATerminal(language: Language) {
    let pages = CommandName.allCases.map { HelpText.of($0, in: language) }
    for text in pages + [HelpText.overview(in: language), HelpText.usage(in: language)] {
      for line in text.split(separator: "\n")
      where !line.hasPrefix("  metalens ") && !line.hasPrefix("  find ") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
      }
    }
  }
}
