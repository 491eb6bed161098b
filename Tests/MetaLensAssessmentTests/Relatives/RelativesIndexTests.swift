import MetaLensPlatform
import Testing

@testable import MetaLensAssessment

struct RelativesIndexTests {
  @Test func pathsAndRowsComeBack() {
    var index = RelativesIndex()
    var traits = RelativeTraits()
    let paths = ["a", "", "dir/b"].map { SystemPath($0) } + [SystemPath(bytes: [0xFF])]
    for (place, path) in paths.enumerated() {
      traits.likeness = UInt64(place)
      index.add(traits, path: path, row: place)
    }
    #expect(index.traits.count == 4)
    #expect((0..<4).map(index.path) == paths)
    #expect((0..<4).map(index.row) == [nil, 1, 2, 3])
    #expect(index.missing(.lookAlike) == 1 && index.missing(.sameBytes) == 4)
  }
}
