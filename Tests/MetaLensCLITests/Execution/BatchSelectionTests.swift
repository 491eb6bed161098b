import MetaLensAssessment
import MetaLensPlatform
import MetaLensRendering
import Testing

@testable import MetaLensCLI

struct BatchSelectionTests {
  /// The directories `a`, `a/b` and `a-b` with one file each, and `a.txt`.
  private static let files = ["a-b/1", "a.txt", "a/1", "a/b/1"]

  private static let fileSystem = FileSystem(
    status: { path in
      let text = path.display.hasSuffix("/") ? String(path.display.dropLast()) : path.display
      let plain = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      let number = plain.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
      let identity = FileIdentity.Place(device: 1, inode: number)
      if files.contains(plain) { return .init(isDirectory: false, identity: identity) }
      return files.contains { $0.hasPrefix(plain + "/") }
        ? .init(isDirectory: true, identity: identity) : nil
    },
    walk: { root, _ in
      var rest = files.filter { $0.hasPrefix(root.display + "/") }[...]
      return { rest.popFirst().map { .file(SystemPath($0)) } }
    },
    read: { _, _ in .success([]) }, pieces: { _ in { .success([]) } },
    entry: { _ throws(OutputError) in nil },
    makeDirectory: { _ throws(OutputError) in throw OutputError.closedPipe },
    replace: { _ throws(OutputError) in throw OutputError.closedPipe },
    scratch: { () throws(OutputError) in throw OutputError.closedPipe })

  @Test(arguments: [
    (["a", "a-b"], "a-b/1 a/1 a/b/1"), (["a/b", "a"], "a/1 a/b/1"), (["a", "a/", "./a"], "a/1 a/b/1"),
    (["a.txt", "a"], "a.txt* a/1 a/b/1"), (["a", "a/1"], "a/1* a/b/1"), (["a.txt", "./a.txt"], "a.txt*"),
    (["none", "a/b"], "a/b/1 none*"), ([], ""),
    (["none//x"], "none/x*"), (["none/./x"], "none/x*"), (["none/."], "none*"), (["none/"], "none*"),
    (["./none"], "none*"), (["/none"], "/none*"), (["//none"], "/none*"), (["/./none"], "/none*"),
    ([".none"], ".none*"), (["none."], "none.*"), (["none/.."], "none/..*"), (["none/.x"], "none/.x*"),
    (["./-"], "./-*"), ([".//./-"], "./-*"), (["./-a"], "-a*"), (["d/-"], "d/-*"), (["-"], "-*"),
  ])
  func givesFilesOnceInTheOrderOfTheirBytes(roots: [String], expected: String) {
    let selection = BatchSelection(
      roots: roots.map { SystemPath($0) }, followLinks: false, include: [], exclude: [],
      fileSystem: Self.fileSystem)
    var found: [String] = []
    for candidate in selection {
      found.append(candidate.path.display + (candidate.isNamed ? "*" : ""))
    }
    #expect(found.joined(separator: " ") == expected)
  }

  /// Only where no directory is searched is the number of files known beforehand.
  @Test(
    arguments: [
      (["a.txt", "a/1", "none"], [], 3), (["a.txt", "./a.txt"], [], 1), (["a.txt", "a/1"], ["*.txt"], 1),
      (["a.txt", "a"], [], nil), ([], [], 0),
    ] as [([String], [String], Int?)])
  func namedFilesAreCounted(roots: [String], exclude: [String], expected: Int?) {
    let selection = BatchSelection(
      roots: roots.map { SystemPath($0) }, followLinks: false, include: [],
      exclude: exclude.map { SystemPath($0) }, fileSystem: Self.fileSystem)
    #expect(selection.namedCount == expected)
  }

  @Test(arguments: [([], "a/b/ a/1"), (["b"], "a/1"), (["b/"], "a/1"), (["c"], "a/b/ a/1")])
  func whatIsExcludedNeedNotBeReadable(exclude: [String], expected: String) {
    var fileSystem = Self.fileSystem
    fileSystem.walk = { _, _ in
      var steps: [FileSystem.WalkStep] = [
        .failure(SystemPath("a/b"), MetaLensError(.permissionDenied)), .file(SystemPath("a/1")),
      ]
      return { steps.isEmpty ? nil : steps.removeFirst() }
    }
    let selection = BatchSelection(
      roots: [SystemPath("a")], followLinks: false, include: [], exclude: exclude.map { SystemPath($0) },
      fileSystem: fileSystem)
    let found = selection.map { $0.path.display + ($0.failure == nil ? "" : "/") }
    #expect(found.joined(separator: " ") == expected)
  }

  /// A directory that can't be read isn't a single photo; the message says so, even if values are redacted.
  @Test(arguments: [false, true]) func aClosedDirectoryIsNoPhoto(isRedacted: Bool) throws {
    var fileSystem = Self.fileSystem
    fileSystem.walk = { _, _ in
      var steps: [FileSystem.WalkStep] = [.failure(SystemPath("a/b"), MetaLensError(.permissionDenied))]
      return { steps.popLast() }
    }
    let selection = BatchSelection(
      roots: [SystemPath("a")], followLinks: false, include: [], exclude: [], fileSystem: fileSystem)
    let failure = try #require(selection.compactMap(\.failure).first)
    let file = AnalyzedFile(of: SystemPath("a/b"), outcome: .failure(failure), redacting: isRedacted)
    #expect(file.error?.code == .permissionDenied)
    #expect(
      file.error?.message(in: .english)
        == "Access to the directory was denied, so its photos weren't analysed. Check its permissions.")
  }

  /// With --follow, the message doesn't suggest --follow.
  @Test(arguments: [
    (false, "This is a symbolic link. Use --follow to follow it."),
    (true, "This symbolic link wasn't followed, since what it leads to is searched already."),
  ])
  func aLinkSaysWhyItIsNotFollowed(followLinks: Bool, expected: String) {
    var fileSystem = Self.fileSystem
    fileSystem.walk = { _, _ in
      var steps: [FileSystem.WalkStep] = [.failure(SystemPath("a/b"), MetaLensError(.linkNotFollowed))]
      return { steps.popLast() }
    }
    let selection = BatchSelection(
      roots: [SystemPath("a")], followLinks: followLinks, include: [], exclude: [], fileSystem: fileSystem)
    #expect(selection.compactMap(\.failure).map { $0.message(in: .english) } == [expected])
  }

  /// A link or a closed directory that a glob leaves out counts as left out, as a file does; one that isn't is told.
  @Test(arguments: [
    ([], "a/b a/1", 0), (["b"], "a/1", 1), (["b/"], "a/1", 1), (["1"], "a/b", 1), (["*"], "", 2),
    (["c"], "a/b a/1", 0),
  ])
  func countsWhatIsLeftOut(exclude: [String], expected: String, count: Int) {
    for code in [MetaLensError.Code.linkNotFollowed, .permissionDenied] {
      var fileSystem = Self.fileSystem
      fileSystem.walk = { _, _ in
        var steps: [FileSystem.WalkStep] = [
          .failure(SystemPath("a/b"), MetaLensError(code)), .file(SystemPath("a/1")),
        ]
        return { steps.isEmpty ? nil : steps.removeFirst() }
      }
      var files = BatchSelection(
        roots: [SystemPath("a")], followLinks: false, include: [],
        exclude: exclude.map { SystemPath($0) }, fileSystem: fileSystem
      ).makeIterator()
      var found: [String] = []
      while let candidate = files.next() { found.append(candidate.path.display) }
      #expect(found.joined(separator: " ") == expected)
      #expect(files.excluded == count)
    }
  }

  @Test(
    arguments: [
      (["*"], ["b"], "a/1"), ([], ["b/*"], "a/1"), (["b/1"], [], "a/b/1"), (["1"], ["**/b/**"], "a/1"),
      (["x"], [], ""), ([], ["b/"], "a/1"), ([], ["./b"], "a/1"), ([], [".//b//"], "a/1"),
      ([], ["1/"], "a/1 a/b/1"),
      (["b/"], [], "a/b/1"), (["./b/1"], [], "a/b/1"), (["b"], [], "a/b/1"), ([], ["a/b/"], "a/1"),
      ([], ["./a/b"], "a/1"), ([], ["a"], "a/1 a/b/1"), ([], ["./1"], "a/b/1"), ([], ["/"], "a/1 a/b/1"),
    ] as [([String], [String], String)])
  func globsAreHeldAgainstThePathBelowTheRoot(include: [String], exclude: [String], expected: String) {
    let selection = BatchSelection(
      roots: [SystemPath("a")], followLinks: false, include: include.map { SystemPath($0) },
      exclude: exclude.map { SystemPath($0) }, fileSystem: Self.fileSystem)
    var found: [String] = []
    for candidate in selection { found.append(candidate.path.display) }
    #expect(found.joined(separator: " ") == expected)
  }

  /// A search leaves out what is unfinished of the run's own output; a file that is named is never left out.
  ///
  /// One with a temporary name is looked at, since anybody can give a photo such a name.
  @Test func unfinishedOutputIsPassedOver() {
    let found = ["a/.metalens-2qp8qetmiquvf.tmp", "a/1", "a/other.partial", "a/rows.partial"]
    var fileSystem = Self.fileSystem
    fileSystem.walk = { _, _ in
      var rest = found[...]
      return { rest.popFirst().map { .file(SystemPath($0)) } }
    }
    func files(roots: [String], outputs: [String]) -> [String] {
      let selection = BatchSelection(
        roots: roots.map { SystemPath($0) }, followLinks: false, include: [], exclude: [],
        outputs: outputs.map { SystemPath($0) }, fileSystem: fileSystem)
      return selection.map(\.path.display)
    }
    #expect(files(roots: ["a"], outputs: []) == found)
    #expect(files(roots: ["a"], outputs: ["a/rows"]) == Array(found.dropLast()))
    #expect(files(roots: [found[3]], outputs: ["a/rows"]) == [found[3]])
  }
}
