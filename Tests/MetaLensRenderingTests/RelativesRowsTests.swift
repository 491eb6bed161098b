import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct RelativesRowsTests {
  private func index(_ paths: [SystemPath]) -> RelativesIndex {
    var index = RelativesIndex()
    var traits = RelativeTraits()
    traits.file = .init(high: 1, low: 2)
    for path in paths { index.add(traits, path: path) }
    return index
  }

  @Test func objectsAndRows() throws {
    let index = index([SystemPath("=a,b"), SystemPath(bytes: [0xFF, 0x61])])
    let groups = RelativeGroups(.sameBytes, of: index)
    let line = String(decoding: RelativesRows.object(groups, 0, of: index), as: UTF8.self)
    #expect(line.hasSuffix("\n"))
    let object = try ForeignJSON.parse(line)
    #expect(object["schema"]?.stringValue == "metalens.relatives/1" && object["group"]?.integerValue == 1)
    #expect(object["kind"]?.stringValue == "sameBytes")
    let photos = try #require(object["photos"]?.arrayValue)
    #expect(photos.count == 2 && photos[1]["pathBytes"]?.stringValue == "ff61")
    let csv = String(decoding: RelativesRows.csv(groups, 0, of: index), as: UTF8.self)
    #expect(csv.hasPrefix("sameBytes,1,\"'=a,b\"\r\nsameBytes,1,"))
  }
}
