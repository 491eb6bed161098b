import Testing

/// What no source file does.
struct SourceRuleTests {
  private static let cModules: Set = [
    "CLibExif", "CLibJpeg", "CLibCrypto", "CLibBrotli", "CLibExpat", "CLibZ", "CLibMicrohttpd",
    "CMetaLensShims",
  ]

  @Test(arguments: [
    "try!", "as!", "fatalError(", "preconditionFailure(", "print(", "debugPrint(", "@unchecked",
    "nonisolated(unsafe)", "@preconcurrency",
  ])
  func noSourceHolds(word: String) {
    for source in Repository.sources {
      let lines = source.lines(holding: word)
      #expect(lines.isEmpty, "\(source.path): \(word) in lines \(lines)")
    }
  }

  /// Unsafe code stands where the system or a C library is, and nowhere else.
  @Test func unsafeStaysAtTheEdge() {
    for source in Repository.sources where source.target != "MetaLensPlatform" {
      let meetsC =
        ["MetaLensBytes", "MetaLensDecoding", "MetaLensServing"].contains(source.target)
        && source.imports.contains { Self.cModules.contains($0.module) }
      // A library that is loaded at run time, and of which no header is needed.
      let isLoaded = source.path == "Sources/MetaLensDecoding/Credentials/Libc2pa.swift"
      // libFuzzer hands over a pointer and a count.
      if meetsC || isLoaded || source.path == "Sources/metalens-fuzz/FuzzEntry.swift" { continue }
      for word in ["unsafe", "@unsafe", "@safe"] {
        let lines = source.lines(holding: word)
        #expect(lines.isEmpty, "\(source.path): \(word) in lines \(lines)")
      }
    }
  }

  @Test func filesAreShort() {
    for source in Repository.sources where !source.isGenerated {
      #expect(source.code.count <= 400, "\(source.path) has \(source.code.count) lines")
    }
  }

  @Test func noTestIsDisabled() throws {
    for path in Repository.files(under: "Tests", ending: ".swift") {
      let source = try SwiftSource(path)
      let lines = source.lines(holding: "disabled(") + source.lines(holding: "disabled)")
      #expect(lines.isEmpty, "\(path) disables a test in lines \(lines)")
    }
  }

  /// A busy machine is no defect; speed is measured in `Tests/Benchmarks`.
  @Test(arguments: [".timeLimit(", "ContinuousClock", "SuspendingClock", "sleep(", "Date()"])
  func noTestIsTimed(word: String) throws {
    for path in Repository.files(under: "Tests", ending: ".swift")
    where !path.hasSuffix("SourceRuleTests.swift") {
      let lines = try SwiftSource(path).lines(holding: word)
      #expect(lines.isEmpty, "\(path): \(word) in lines \(lines)")
    }
  }

  /// Who expects an answer waits for it (`.infinity`); less than a second is for what never answers.
  @Test func noAnswerIsDueByAMoment() throws {
    for path in Repository.files(under: "Tests", ending: ".swift") {
      let lines = try SwiftSource(path).code.filter { $0.contains(/\bseconds: *(Double *= *)?[1-9]/) }
      #expect(lines.isEmpty, "\(path) has a deadline: \(lines)")
    }
  }

  @Test func wordsAreSeenInCodeOnly() {
    let text = """
      let a = try! b() // try! c
      let d = "try! e \\" try! f"
      entry! g
      print("h")
      blueprint(i)
      let j = unsafeness
      /// unsafe
      let k = unsafe l
      let m = #\"\"\"
        fatalError("n")
        \"\"\"#
      fatalError()
      """
    let source = SwiftSource(path: "Sources/X/x.swift", text: text)
    #expect(source.lines(holding: "try!") == [1])
    #expect(source.lines(holding: "print(") == [4])
    #expect(source.lines(holding: "unsafe") == [8])
    #expect(source.lines(holding: "fatalError(") == [12])
  }
}
