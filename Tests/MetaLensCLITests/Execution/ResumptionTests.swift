import MetaLensKit
import Testing

@testable import MetaLensCLI

/// A stopped and resumed run gives the same output as an uninterrupted one.
struct ResumptionTests {
  /// Wherever a run is stopped and resumed, the rows, the summary and the exit code are those of an uninterrupted run.
  @Test(arguments: 1...4) func goesOnWhereItEnded(analyses: Int) async throws {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let whole = CannedRun(photos: Self.current)
    let code = await whole.run(arguments)
    let stopped = CannedRun(photos: Self.current, interruptedAfter: analyses)
    #expect(await stopped.run(arguments) == .interrupted)
    var partial = try #require(stopped.current { $0.files["out.partial"] })
    // An incomplete row is ignored.
    partial += Array("{\"schema\":".utf8)
    let run = CannedRun(photos: Self.current)
    run.current { [partial] in $0.files["out.partial"] = partial }
    #expect(await run.run(arguments + ["--resume"]) == code)
    #expect(run.current { $0.files["out"] } == whole.current { $0.files["out"] })
    #expect(run.current { $0.files["out.partial"] } == nil)
    let told = "metalens: Going on where the interrupted run ended. Rows kept from out.partial: "
    #expect(run.errorText.hasPrefix(told) && run.errorText.hasSuffix(whole.errorText))
    #expect(run.current { $0.analyses } < whole.current { $0.analyses })
  }

  /// A photo whose reading was aborted has no row, while photos after it that were finished have one: only that photo
  /// is missing.
  @Test func goesOnWithWhatWasBrokenOff() async throws {
    let arguments = ["batch", "p", "q", "-j2", "--format", "ndjson", "-o", "out"]
    let whole = CannedRun(photos: Self.current)
    let code = await whole.run(arguments)
    let stopped = CannedRun(photos: Self.current, interruptedAfter: 3, slow: "p/b.jpg")
    #expect(await stopped.run(arguments) == .interrupted)
    let partial = try #require(stopped.current { $0.files["out.partial"] })
    let text = String(decoding: partial, as: UTF8.self)
    #expect(text.contains("p/a.jpg") && !text.contains("p/b.jpg") && text.contains("p/b/c.jpg"))
    let run = CannedRun(photos: Self.current)
    run.current { $0.files["out.partial"] = partial }
    #expect(await run.run(arguments + ["--resume"]) == code)
    #expect(run.current { $0.files["out"] } == whole.current { $0.files["out"] })
    #expect(run.current { $0.analyses } == whole.current { $0.analyses } - 2)
  }

  /// A run that is killed leaves the rows that it wrote; a run that ends leaves none.
  @Test(arguments: [("ndjson", [], true), ("ndjson", ["--sort", "score"], false), ("csv", [], false)])
  func rowsAreThereAsTheyAreWritten(format: String, flags: [String], isKept: Bool) async {
    let run = CannedRun(photos: BatchCommandTests.photos)
    run.current { $0.files["out.partial"] = [1] }
    _ = await run.run(["batch", "p", "q", "--format", format, "-o", "out"] + flags)
    #expect(run.current { $0.files["out.partial"] } == (isKept ? nil : [1]))
  }

  /// Kept rows show what changed since: a row replaces reading its photo only if the photo is unchanged.
  ///
  /// Somebody who changes a photo can reset its modification time, but not its status change time.
  @Test(arguments: [
    ("changed", 3), ("gone", 2), ("new", 3), ("same", 2), ("dated back", 3), ("of other rights before", 2),
  ])
  func rowsOfOtherBytesArentKept(change: String, analyses: Int) async throws {
    var photos = Self.current.filter { $0.key.hasPrefix("q/") || $0.key.hasPrefix("p/b") }
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let stopped = CannedRun(photos: photos, interruptedAfter: 1)
    #expect(await stopped.run(arguments) == .interrupted)
    let partial = try #require(stopped.current { $0.files["out.partial"] })
    if change == "gone" { photos["p/b.jpg"] = nil }
    if change == "new" { photos["p/a.jpg"] = Self.current["p/a.jpg"] }
    let run = CannedRun(photos: photos)
    let whole = CannedRun(photos: photos)
    run.current { state in
      state.files["out.partial"] = partial
      if change == "changed" { state.modified["p/b.jpg"] = 1_767_225_600 }
      if change == "dated back" { state.statusChanged["p/b.jpg"] = 1_767_225_600 }
      if change == "of other rights before" { state.statusChanged["p/b.jpg"] = 1_767_225_599 }
    }
    _ = await run.run(arguments + ["--resume"])
    _ = await whole.run(arguments)
    #expect(run.current { $0.files["out"] } == whole.current { $0.files["out"] })
    #expect(run.current { $0.analyses } == analyses)
    #expect(run.errorText.contains("weren't kept") == ["changed", "gone", "dated back"].contains(change))
  }

  /// Rows that aren't shown are still counted, including those of the interrupted run.
  @Test(arguments: 1...3) func countsWhatIsNotShown(analyses: Int) async throws {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let only = arguments + ["--only", "red"]
    let whole = CannedRun(photos: Self.current)
    _ = await whole.run(only)
    for first in [arguments, only] {
      let stopped = CannedRun(photos: Self.current, interruptedAfter: analyses)
      #expect(await stopped.run(first) == .interrupted)
      let run = CannedRun(photos: Self.current)
      run.current { [partial = stopped.current { $0.files["out.partial"] }] in
        $0.files["out.partial"] = partial
      }
      _ = await run.run(only + ["--resume"])
      #expect(run.current { $0.files["out"] } == whole.current { $0.files["out"] })
      #expect(run.errorText.hasSuffix(whole.errorText))
    }
  }

  /// If no row was written, the advice to go on isn't given, since there is nothing to go on with.
  @Test(arguments: [([], true), (["--only", "red"], false), (["--only", "failed"], false)])
  func withoutARowNothingIsPromised(flags: [String], isKept: Bool) async {
    let run = CannedRun(photos: Self.current, interruptedAfter: 1)
    let code = await run.run(["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"] + flags)
    #expect(code == .interrupted)
    #expect(isKept == (run.current { $0.files["out.partial"] } != nil))
    #expect(isKept == run.errorText.contains(MessageKey.summaryResumable.text(in: .english)))
    #expect(isKept != run.errorText.contains(MessageKey.summaryNothingKept.text(in: .english)))
  }

  /// If no row was written but an earlier run left some, these are told of, since they stay.
  @Test func whatAnEarlierRunLeftIsTold() async {
    let run = CannedRun(photos: Self.current, interruptedAfter: 1)
    run.current { $0.files["out.partial"] = [1] }
    let code = await run.run(["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out", "--only", "red"])
    #expect(code == .interrupted)
    #expect(run.current { $0.files["out.partial"] } == [1])
    let told = "This run wrote no row; out.partial still holds what an earlier run left."
    #expect(run.errorText.contains(told), "\(run.errorText)")
    #expect(!run.errorText.contains(MessageKey.summaryNothingKept.text(in: .english)))
    #expect(!run.errorText.contains(MessageKey.summaryResumable.text(in: .english)))
  }

  /// A narrower choice leaves out rows of photos that are there and unchanged, which the summary says.
  @Test func aNarrowerChoiceBlamesNoPhoto() async throws {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let stopped = CannedRun(photos: Self.current, interruptedAfter: 2)
    #expect(await stopped.run(arguments) == .interrupted)
    let partial = try #require(stopped.current { $0.files["out.partial"] })
    let run = CannedRun(photos: Self.current)
    run.current { $0.files["out.partial"] = partial }
    _ = await run.run(arguments + ["--resume", "--include", "a.jpg"])
    #expect(run.errorText.contains("Rows kept from out.partial: 1."))
    #expect(run.errorText.contains("Rows of out.partial that weren't kept: 1."))
    #expect(run.errorText.contains("aren't among those chosen now"))
  }

  /// Rows with SHA-256 don't stand beside rows without it; those without are made again where it is asked for.
  @Test(arguments: [
    ("--hash", "--no-hash", false), ("--no-hash", "--hash", true), ("--no-hash", "--no-hash", true),
  ])
  func rowsOfOtherHashesArentMixed(then: String, now: String, goesOn: Bool) async throws {
    let (run, _) = try await resumed([now], after: [then], goesOn: goesOn)
    if goesOn {
      // The rows are made again for want of a SHA-256 alone.
      let told = "or their rows have no SHA-256 where this run makes one."
      #expect(run.errorText.contains(told) == (then != now))
    } else {
      #expect(run.errorText.hasPrefix("metalens: out.partial has SHA-256 in its rows"), "\(run.errorText)")
    }
  }

  /// Goes on with some flags where a run with others was stopped, or sees that it's refused and nothing is touched;
  /// the second run has the same flags and begins anew.
  private func resumed(
    _ flags: [String], after others: [String], goesOn: Bool
  ) async throws -> (run: CannedRun, whole: CannedRun) {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let stopped = CannedRun(photos: Self.current, interruptedAfter: 2)
    #expect(await stopped.run(arguments + others) == .interrupted)
    let partial = try #require(stopped.current { $0.files["out.partial"] })
    let (run, whole) = (CannedRun(photos: Self.current), CannedRun(photos: Self.current))
    run.current { $0.files["out.partial"] = partial }
    let code = await run.run(arguments + flags + ["--resume"])
    if goesOn {
      #expect(await whole.run(arguments + flags) == code)
      #expect(run.current { $0.files["out"] } == whole.current { $0.files["out"] })
    } else {
      #expect(code == .notAnalyzed && run.current { $0.analyses } == 0)
      #expect(run.current { $0.files["out"] } == nil && run.current { $0.files["out.partial"] } == partial)
    }
    return (run, whole)
  }

  /// Rows with texts in one language don't stand beside rows in another.
  @Test(arguments: [
    ("en", "en", true), ("zh-Hans", "zh-CN", true), ("en", "de", false), ("ko", "en", false),
  ])
  func rowsOfOtherLanguagesArentMixed(then: String, now: String, goesOn: Bool) async throws {
    let (run, whole) = try await resumed(["--language", now], after: ["--language", then], goesOn: goesOn)
    if goesOn {
      #expect(run.current { $0.analyses } < whole.current { $0.analyses })
    } else {
      #expect(run.errorText.contains("out.partial") && run.errorText.contains("--language \(then)"))
    }
  }

  /// If the run is stopped again before the kept rows are written again, none of them is lost.
  @Test func stoppedTwiceItKeepsWhatIsThere() async throws {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let stopped = CannedRun(photos: Self.current, interruptedAfter: 3)
    #expect(await stopped.run(arguments) == .interrupted)
    let partial = try #require(stopped.current { $0.files["out.partial"] })
    let again = CannedRun(photos: Self.current, interruptedAfter: 0)
    again.current { $0.files["out.partial"] = partial }
    #expect(await again.run(arguments + ["--resume"]) == .interrupted)
    #expect(again.current { $0.files["out.partial"] } == partial && again.errorText.contains("out.partial"))
  }

  /// If the disk is full, complete rows are noted and can be resumed from, even if the disk is full again.
  @Test func aFullDiskCostsNoRow() async throws {
    let arguments = ["batch", "p", "q", "-j1", "--format", "ndjson", "-o", "out"]
    let whole = CannedRun(photos: Self.current)
    let code = await whole.run(arguments)
    let rows = try #require(whole.current { $0.files["out"] })
    let row = try #require(rows.firstIndex(of: UInt8(ascii: "\n"))) + 1
    let told =
      "metalens: The results so far are in out.partial; out wasn't written.\nmetalens: "
      + MessageKey.summaryResumable.text(in: .english) + "\n"
    for (room, isTold) in [(0, false), (row - 1, false), (row + 10, true)] {
      let full = CannedRun(photos: Self.current, room: room)
      #expect(await full.run(arguments) == .notAnalyzed)
      #expect(full.errorText.contains("No space left on device"))
      #expect(full.errorText.hasSuffix(told) == isTold)
      guard isTold else { continue }
      let partial = try #require(full.current { $0.files["out.partial"] })
      let again = CannedRun(photos: Self.current, room: 0)
      again.current { $0.files["out.partial"] = partial }
      #expect(await again.run(arguments + ["--resume"]) == .notAnalyzed)
      #expect(again.errorText.hasSuffix(told) && again.current { $0.files["out.partial"] } == partial)
      let run = CannedRun(photos: Self.current)
      run.current { $0.files["out.partial"] = partial }
      #expect(await run.run(arguments + ["--resume"]) == code)
      #expect(run.current { $0.files["out"] } == rows)
    }
  }

  /// What another run left isn't reported as this run's.
  @Test func aFullDiskPromisesNoOtherForm() async {
    let run = CannedRun(photos: Self.current, room: 20)
    run.current { $0.files["out.partial"] = [1, 10] }
    #expect(await run.run("batch", "p", "-j1", "--format", "csv", "-o", "out") == .notAnalyzed)
    #expect(!run.errorText.contains("out.partial"))
  }

  /// The photos as this version's model scores them, so that their rows can be kept.
  private static let current = BatchCommandTests.photos.mapValues { outcome in
    outcome.map { report in
      var report = report
      (report.model, report.depth) = (ScoreModel.shippedVersion, .pixels)
      return report
    }
  }

  @Test func withoutAPartialItBegins() async {
    let run = CannedRun(photos: BatchCommandTests.photos)
    _ = await run.run("batch", "p", "--format", "ndjson", "-o", "out", "--resume")
    #expect(run.errorText.hasPrefix("metalens: There is nothing to go on with: out.partial doesn't exist."))
    #expect(run.current { $0.files["out"] } != nil)
  }

  @Test(arguments: [
    ("not a row\n", "metalens: out.partial: line 1 isn't a row of an interrupted run"),
    (
      #"{"schema":"metalens.report/1","file":{"path":"p/a.jpg"},"score":1,"probability":0.1,"prior":0.9,"#
        + #""verdict":{"kind":"edited"},"model":"other","depth":"pixels"}"# + "\n",
      "metalens: out.partial was written with another model, depth, --prior, camera signatures or check"
    ),
    (
      #"{"schema":"metalens.error/1","file":{"path":"r/a.jpg"},"error":{"code":"notAPhoto"}}"# + "\n",
      "metalens: out.partial has a row of r/a.jpg, which is none of the files named now"
    ),
    (
      #"{"schema":"metalens.error/1","file":{"path":"p/z.jpg"},"error":{"code":"notAPhoto"}}"# + "\n"
        + #"{"schema":"metalens.error/1","file":{"path":"r/a.jpg"},"error":{"code":"notAPhoto"}}"# + "\n",
      "metalens: out.partial has a row of r/a.jpg, which is none of the files named now"
    ),
  ]) func refusesToMixRows(partial: String, note: String) async {
    let run = CannedRun(photos: BatchCommandTests.photos)
    run.current { $0.files["out.partial"] = Array(partial.utf8) }
    #expect(await run.run("batch", "p", "--format", "ndjson", "-o", "out", "--resume") == .notAnalyzed)
    #expect(run.errorText.hasPrefix(note), "\(run.errorText)")
    #expect(run.current { $0.files["out"] } == nil && run.current { $0.files["out.partial"] } != nil)
  }

  @Test(arguments: [["--format", "csv"], ["--sort", "score"], ["--redact"], []])
  func resumesRowsInOrderAlone(flags: [String]) async {
    let format = flags.first == "--format" ? [] : ["--format", "ndjson"]
    let output = flags.isEmpty ? [] : ["-o", "out"]
    let run = CannedRun(photos: BatchCommandTests.photos)
    #expect(await run.run(["batch", "p", "--resume"] + format + output + flags) == .usage)
  }
}
