import MetaLensKit
import MetaLensSamples

extension Generator {
  /// The photos of `Fixtures/` that the project's code makes, and the manifest of all files there.
  static let fixtures = Generator(
    name: "fixtures", summary: "the photos of Fixtures/ that we make, and their manifest",
    make: { (tree: SourceTree) throws(ToolError) in
      let manifest = try FixturesManifest.read(tree.text(of: FixturesManifest.path))
      let made =
        Fixture.ofRules + Fixture.broken + Fixture.texts + Fixture.places + [.whole]
        + Fixture.brokenContainers + Fixture.swelling + Fixture.hostileCredentials + Fixture.raws
        + Fixture.generators
      let files = made.map { GeneratedFile(path: "Fixtures/" + $0.file, bytes: $0.bytes) }
      let written = manifest.replacing(made.map(FixturesManifest.Entry.init))
      return Output(files: files + [GeneratedFile(path: FixturesManifest.path, bytes: written.json)])
    })
}

/// A photo, or a file that only looks like one, that the project's code makes.
struct Fixture {
  /// The path from `Fixtures/`.
  var file: String
  /// What the file demonstrates (English).
  var proves: String
  var bytes: [UInt8]

  init(_ file: String, proves: String, bytes: [UInt8]) {
    self.file = file
    self.proves = proves
    self.bytes = bytes
  }

  init(_ file: String, proves: String, _ photo: ExamplePhoto) {
    self.init(file, proves: proves, bytes: photo.bytes)
  }

  /// Makes a fixture whose file is named by the stem, or by the name that the photo itself has.
  private init(_ stem: String, proves: String, of photo: ExamplePhoto) {
    // If a rule looks at the name, the file keeps it in a folder of its own.
    let file = photo.name.map { String(decoding: $0.bytes, as: UTF8.self) }
    let isPlain = file?.hasPrefix("photo.") ?? true
    self.init(
      isPlain ? stem + "." + photo.fileExtension : stem + "/" + (file ?? ""), proves: proves, photo)
  }

  /// A fixture for each form in which a file states that its picture was generated.
  static var generators: [Fixture] {
    GeneratorExample.all.map { example in
      Fixture(
        "generators/" + example.name, proves: "\(example.flag) is raised for \(example.generator)",
        of: example.photo)
    }
  }

  /// Two fixtures for each rule: one for which it is raised, and a similar one for which it isn't.
  ///
  /// There are none for rules that depend on the credential library's result; `signed/` has real files for those.
  static var ofRules: [Fixture] {
    RuleExample.all.filter { $0.triggering().check == nil }.flatMap { example in
      let id = example.rule.id
      return [
        Fixture(
          "flags/\(id)", proves: "\(id) is raised: \(example.rule.text(.trigger, in: .english))",
          of: example.triggering()),
        Fixture("flags/\(id)-not", proves: "\(id) is not raised", of: example.nonTriggering()),
      ]
    }
  }
}
