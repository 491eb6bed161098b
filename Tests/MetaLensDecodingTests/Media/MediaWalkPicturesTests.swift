import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkPicturesTests {
  @Test func namesThePicturesOfAPhone() throws {
    let pictures = try #require(try MediaSample.phone.decode().container.value?.pictures)
    #expect(pictures.map(\.role) == [.tile, .thumbnail, .gainMap, .auxiliary])
    #expect(pictures.map(\.count) == [2, 1, 1, 1])
    #expect(pictures[0].size == PixelSize(width: 64, height: 64) && pictures[0].ranges.count == 2)
    #expect(pictures[1].size == PixelSize(width: 32, height: 16) && pictures[1].label == "item 10")
    #expect(pictures[3].label == "urn:com:apple:photo:2019:aux:semanticskymatte")
    #expect(pictures.allSatisfy { $0.coding == "hvc1" })
  }

  /// Checks the role of each auxiliary type.
  @Test(arguments: [
    ("urn:mpeg:hevc:2015:auxid:1", EmbeddedPicture.Role.alpha),
    ("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", .alpha),
    ("urn:mpeg:hevc:2015:auxid:2", .depth), ("urn:mpeg:mpegB:cicp:systems:auxiliary:depth", .depth),
    ("urn:com:apple:photo:2020:aux:hdrgainmap", .gainMap), ("", .auxiliary), ("urn:other", .auxiliary),
  ])
  func knowsAuxiliaries(_ name: String, _ role: EmbeddedPicture.Role) throws {
    var sample = MediaSample.phone
    sample.properties[5] = MediaSample.auxiliary(name)
    #expect(try sample.decode().container.value?.pictures[2].role == role)
  }

  @Test func findsTheGainMapOfATmap() throws {
    var sample = MediaSample.phone
    sample.items[4].properties = [4]
    sample.items.append(MediaSample.Item(id: 20, type: "tmap", content: [0], properties: [2]))
    sample.references.remove(at: 2)
    sample.references.append(MediaSample.reference("dimg", 20, 9, 11))
    let pictures = try #require(try sample.decode().container.value?.pictures)
    #expect(pictures.map(\.role) == [.tile, .thumbnail, .auxiliary, .gainMap])
    #expect(pictures.last?.label == "tmap" && pictures.last?.size == PixelSize(width: 32, height: 16))
  }

  /// Changes to a second tile, and whether the tiles' bytes then identify the picture.
  static let tiles: [(@Sendable (inout MediaSample) -> Void, Bool)] = [
    ({ _ in }, true),
    ({ $0.items[1].properties = [1, 10] }, true),
    ({ $0.items[1].properties = [1, 11] }, false),
    ({ $0.items[1].properties = [1, 10, 3] }, false),
    ({ $0.references.append(MediaSample.reference("dimg", 2, 10)) }, false),
  ]

  @Test(arguments: tiles.indices) func tilesThatDifferInMoreThanBytesHaveNoHash(_ index: Int) throws {
    let (change, isTold) = Self.tiles[index]
    var sample = MediaSample.phone
    let configuration = HEIFBuilder.box("hvcC", [UInt8](repeating: 1, count: 23))
    sample.properties += [configuration, configuration]
    for tile in 0..<2 { sample.items[tile].properties = [1, 10] }
    change(&sample)
    #expect(try sample.decode().container.value?.codedRanges.isEmpty == !isTold)
  }

  @Test func othersOfEqualRankAreFrames() throws {
    var sample = MediaSample.single
    sample.items.append(MediaSample.Item(id: 2, type: "hvc1", content: [9], properties: [1]))
    sample.items.append(MediaSample.Item(id: 3, type: "hvc1", content: [9], properties: [1], isHidden: true))
    let pictures = try #require(try sample.decode().container.value?.pictures)
    #expect(pictures.map(\.role) == [.frame] && pictures.first?.label == "item 2")
  }
}
