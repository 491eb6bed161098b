import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderEditorTablesRuleTests {
  static let raising: [ExamplePhoto] = [
    .editorTables()
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    // With one value changed.
    .editorTables(changed: true),
    .editorTables(exif: false),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderEditorTables, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderEditorTables])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderEditorTables, on: Self.silent[index]).isEmpty)
  }
}
