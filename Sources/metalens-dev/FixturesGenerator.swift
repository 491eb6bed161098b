import MetaLensKit
import MetaLensSamples

extension Generator {
  /// The photos of `Fixtures/` that our own code makes, and the list of all that stand there.
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

/// A photo, or what only looks like one, to be made by our own code.
struct Fixture {
  /// From `Fixtures/`.
  var file: String
  /// What it shows (English).
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

  /// A photo whose file is named by what it is, or as it says itself.
  private init(_ stem: String, proves: String, of photo: ExamplePhoto) {
    // Where the name itself is looked at, it has a folder of its own.
    let file = photo.name.map { String(decoding: $0.bytes, as: UTF8.self) }
    let isPlain = file?.hasPrefix("photo.") ?? true
    self.init(
      isPlain ? stem + "." + photo.fileExtension : stem + "/" + (file ?? ""), proves: proves, photo)
  }

  /// One of each form by which a file says that its picture was generated.
  static var generators: [Fixture] {
    GeneratorExample.all.map { example in
      Fixture(
        "generators/" + example.name, proves: "\(example.flag) is raised for \(example.generator)",
        of: example.photo)
    }
  }

  /// Two for each rule: one it is raised for, and one much like it that it isn't; none where a library's word is what a rule
  /// goes by, which `signed/` has real files for.
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
