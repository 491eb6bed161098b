import Testing

/// Tests of what no source file may do.
struct SourceRuleTests {
  /// The files outside `MetaLensPlatform` that may contain unsafe code: those that call a C library, and the one to
  /// which libFuzzer passes a pointer and a count.
  private static let unsafeFiles = [
    "MetaLensBytes/DigestStream.swift",
    "MetaLensDecoding/Container/Brotli.swift",
    "MetaLensDecoding/Container/Zlib.swift",
    "MetaLensDecoding/Credentials/Libc2pa.swift",
    "MetaLensDecoding/Exif/Libexif.swift",
    "MetaLensDecoding/JPEG/FirstMarker.swift",
    "MetaLensDecoding/JPEG/LibjpegHeader.swift",
    "MetaLensDecoding/JPEG/LibjpegPicture.swift",
    "MetaLensDecoding/Metadata/Expat.swift",
    "MetaLensDecoding/Preview/DecodedPixels.swift",
    "MetaLensDecoding/Preview/LibheifPicture.swift",
    "MetaLensDecoding/Preview/LibpngPicture.swift",
    "MetaLensDecoding/Preview/LibtiffPicture.swift",
    "MetaLensDecoding/Preview/LibwebpPicture.swift",
    "MetaLensDecoding/Store/SQLiteDatabase.swift",
    "MetaLensServing/HTTPDaemon.swift",
    "MetaLensServing/LibMicrohttpd.swift",
    "metalens-fuzz/FuzzEntry.swift",
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

  /// Checks that no source uses the functions of libcrypto that load the configuration file named by the environment.
  ///
  /// They stop, or change their behavior, with that file.
  @Test(arguments: ["EVP_", "OSSL_", "OPENSSL_init_crypto"]) func noSourceHasAConfigurationRead(word: String)
  {
    for source in Repository.sources {
      let lines = source.lines(holding: word)
      #expect(lines.isEmpty, "\(source.path): \(word) in lines \(lines)")
    }
  }

  /// Checks that unsafe code is only where the system or a C library is called; a further file is listed on purpose.
  @Test func unsafeStaysAtTheEdge() {
    let holding = Repository.sources.filter { source in
      source.target != "MetaLensPlatform"
        && ["unsafe", "@unsafe", "@safe"].contains { !source.lines(holding: $0).isEmpty }
    }
    #expect(holding.map { String($0.path.dropFirst("Sources/".count)) } == Self.unsafeFiles)
  }

  @Test func filesAreShort() {
    for source in Repository.sources where !source.isGenerated {
      #expect(source.code.count <= 400, "\(source.path) has \(source.code.count) lines")
    }
  }

  /// Checks that a suite has the name of its file without punctuation, or extends the one named before the `+`.
  ///
  /// Reports and filters name the suite alone. A file may have further suites.
  @Test func suitesAreNamedAfterTheirFiles() throws {
    for path in Repository.files(under: "Tests", ending: ".swift") {
      let source = try SwiftSource(path)
      guard !source.lines(holding: "@Test").isEmpty else { continue }
      let name = source.name.dropLast(".swift".count)
      let suite: String = String(name).filter { $0.isLetter || $0.isNumber }
      let extended = String(name.prefix { $0 != "+" }) + "Tests"
      let named = source.lines(holding: "struct " + suite) + source.lines(holding: "extension " + extended)
      #expect(!named.isEmpty && name.hasSuffix("Tests"), "\(path) has no suite \(suite)")
    }
  }

  @Test func noTestIsDisabled() throws {
    for path in Repository.files(under: "Tests", ending: ".swift") {
      let source = try SwiftSource(path)
      let lines = source.lines(holding: "disabled(") + source.lines(holding: "disabled)")
      #expect(lines.isEmpty, "\(path) disables a test in lines \(lines)")
    }
  }

  /// Checks that no test depends on time, as a busy computer is no defect; speed is measured in `Tests/Benchmarks`.
  ///
  /// The exception waits until another thread is likely to be reading, and passes if it isn't yet.
  @Test(arguments: [
    ".timeLimit(", "ContinuousClock", "SuspendingClock", "sleep(", "usleep(", "nanosleep(", "Date()",
  ])
  func noTestIsTimed(word: String) throws {
    let exceptions = ["SourceRuleTests.swift"] + (word == "usleep(" ? ["InterruptionTests.swift"] : [])
    for path in Repository.files(under: "Tests", ending: ".swift")
    where !exceptions.contains(where: { path.hasSuffix("/" + $0) }) {
      let lines = try SwiftSource(path).lines(holding: word)
      #expect(lines.isEmpty, "\(path): \(word) in lines \(lines)")
    }
  }

  /// Checks that a test that expects an answer waits for it (`.infinity`); less than a second is for what never
  /// answers.
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
