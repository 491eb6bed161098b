import Foundation
import MetaLensKit
import Testing

/// Tests that a page of figures states what it was measured with, and that all but lab notes were measured with the
/// release.
struct MeasuredPagesTests {
  private static let notes = "Docs/Measurements/"

  /// The pages measured by a script, except lab notes.
  static let pages = Repository.files(under: "Docs", ending: ".md").filter { path in
    !path.hasPrefix(notes) && (try? Repository.text(path).contains("Made by `Tests/")) == true
  }

  static let labNotes = Repository.files(under: "Docs/Measurements", ending: ".md")
    .filter { !$0.hasSuffix("README.md") }

  @Test func thereAreSome() { #expect(Self.pages.count >= 2 && Self.labNotes.count >= 5) }

  @Test(arguments: pages) func areOfWhatShips(path: String) throws {
    let model = try #require(try Repository.model())
    let lines = try Repository.text(path).split(separator: "\n")
    let stated = lines.filter { $0.hasPrefix("Measured with MetaLens ") }
    let expected = "Measured with MetaLens \(MetaLensVersion.current), model \(model)"
    #expect(stated.count == 1, "\(path) has to say once what it was measured with")
    #expect(
      stated.allSatisfy { $0.hasPrefix(expected + ",") || $0.hasPrefix(expected + ".") },
      "\(path) was measured with another model: measure again, or move it to \(Self.notes)")
  }

  @Test(arguments: labNotes) func labNotesSayWhenAndWithWhat(path: String) throws {
    let opening = try Repository.text(path).split(separator: "\n").dropFirst().prefix(2).joined(
      separator: " ")
    #expect(
      opening.firstMatch(of: /^Measured on 20\d\d-\d\d-\d\d\b.*\bmodel\b/) != nil, "\(path): \(opening)")
  }
}
