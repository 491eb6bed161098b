import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct CredentialSelectionCheckingTests {
  @Test(arguments: ["analyze", "batch", "worker"]) func aLibraryThatIsMissingEndsIt(command: String) async {
    let run = CannedRun()
    let code = await run.run(
      [command, "--credentials-library", "/nowhere/lib.so"] + (command == "worker" ? [] : ["a"]))
    #expect(code == .notAnalyzed)
    #expect(run.outputText.isEmpty)
    #expect(run.errorText.hasPrefix("metalens: /nowhere/lib.so: "))
    #expect(run.errorText.contains("c2pa-python"))
  }

  @Test func theVariableIsReadWhereNoFlagIs() async {
    let run = CannedRun(environment: ["METALENS_CREDENTIALS_LIBRARY": "/nowhere/named.so"])
    #expect(await run.run("a") == .notAnalyzed)
    #expect(run.errorText.contains("/nowhere/named.so"))
    let flag = CannedRun(environment: ["METALENS_CREDENTIALS_LIBRARY": "/nowhere/named.so"])
    #expect(await flag.run("--credentials-library", "/nowhere/flag.so", "a") == .notAnalyzed)
    #expect(flag.errorText.contains("/nowhere/flag.so"))
    // An empty variable counts as not set, as elsewhere.
    let empty = CannedRun(environment: ["METALENS_CREDENTIALS_LIBRARY": ""])
    _ = await empty.run("a")
    #expect(!empty.errorText.contains("c2pa"))
  }

  @Test func otherCommandsDoNotAsk() async {
    let run = CannedRun(environment: ["METALENS_CREDENTIALS_LIBRARY": "/nowhere/named.so"])
    #expect(await run.run("flags") == .success)
    #expect(run.errorText.isEmpty)
  }

  @Test func anchorsThatAreMissingAreSaid() async {
    let run = CannedRun()
    #expect(await run.run("--trust-anchors", "/nowhere.pem", "a") == .notAnalyzed)
    #expect(run.errorText.hasPrefix("metalens: /nowhere.pem: "))
  }

  @Test(arguments: ["--credentials-library", "--trust-anchors"]) func anEmptyNameIsRefused(flag: String) async
  {
    #expect(await CannedRun().run(flag, "", "a") == .usage)
    #expect(await CannedRun().run("inspect", flag, "x", "a") == .usage)
  }

  @Test func redactionHidesWhereItIs() async {
    let run = CannedRun()
    #expect(await run.run("--redact", "--credentials-library", "/home/jane/lib.so", "a") == .notAnalyzed)
    #expect(!run.errorText.contains("jane"))
  }
}
