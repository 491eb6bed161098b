import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct FilePlacesTests {
  /// `real` holds the directory `deep`; `link` leads to the one, `behind` to the other.
  private func linked() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.directory("real/deep")
    try directory.link("link", to: "real")
    try directory.link("behind", to: "real/deep")
    return directory
  }

  @Test(arguments: [
    ("real", "deep/a.jpg"), ("link", "deep/a.jpg"), ("link", "./deep//a.jpg"), ("real", "deep/../deep/a.jpg"),
    ("behind", "a.jpg"), ("real/deep", "../../link/deep/a.jpg"),
    // `..` after a link leads to the directory above the one that the link leads to.
    ("behind", "../deep/a.jpg"),
  ])
  func oneFileIsOnePlace(folder: String, path: String) throws {
    let directory = try linked()
    var places = FilePlaces(of: .system)
    func real(_ path: String, below folder: String) -> SystemPath? {
      places.place(of: SystemPath(path), below: SystemPath(folder)).real
    }
    let expected = real("a.jpg", below: directory.path + "/real/deep")
    #expect(expected != nil)
    #expect(real(path, below: directory.path + "/" + folder) == expected)
    #expect(real(directory.path + "/\(folder)/\(path)", below: "elsewhere") == expected)
    withExtendedLifetime(directory) {}
  }

  /// A file's own name isn't followed, whether it is a link or nothing.
  @Test func theNameIsKept() throws {
    let directory = try linked()
    try directory.file("real/a.jpg", [1])
    try directory.link("real/b.jpg", to: "a.jpg")
    var places = FilePlaces(of: .system)
    let root = SystemPath(directory.path + "/real")
    let names = ["a.jpg", "b.jpg", "missing.jpg"].map { name in
      places.place(of: SystemPath(name), below: root).real?.lastComponent.display
    }
    #expect(names == ["a.jpg", "b.jpg", "missing.jpg"])
    withExtendedLifetime(directory) {}
  }

  @Test(arguments: [
    ("/no/where/./x/../a.jpg", "/no/where/a.jpg"), ("/no//where/..", "/no"), ("/", "/"), ("/../..", "/"),
  ])
  func whatIsNotThereIsResolvedAsText(path: String, text: String) {
    var places = FilePlaces(of: .system)
    let place = places.place(of: SystemPath(path), below: SystemPath("."))
    #expect(place.text == SystemPath(text) && place.real == nil && place.key == place.text)
  }

  /// A working directory that has no name any more leaves paths as they are.
  @Test func withoutAWorkingDirectoryPathsStayRelative() {
    var fileSystem = FileSystem.system
    fileSystem.current = { nil }
    var places = FilePlaces(of: fileSystem)
    let place = places.place(of: SystemPath("x/../a.jpg"), below: SystemPath("d"))
    #expect(place.text == SystemPath("d/a.jpg") && place.real == nil)
  }

  /// However few directories are kept, each is looked at: as text, `..` after a link leads elsewhere.
  @Test(arguments: [1, 2, 10_000]) func looksAtEveryDirectory(kept: Int) throws {
    let directory = try linked()
    var places = FilePlaces(of: .system, maximumKept: kept)
    func real(_ path: String) -> SystemPath? {
      places.place(of: SystemPath(path), below: SystemPath(directory.path)).real
    }
    let first = real("real/a")
    #expect(first != nil && real("link/a") == first && real("real/deep/a") == real("behind/a"))
    #expect(real("behind/../a") == first && real("real/a") == first)
    #expect(real(String(repeating: "../", count: 2_000) + "a") == nil)
    withExtendedLifetime(directory) {}
  }
}
