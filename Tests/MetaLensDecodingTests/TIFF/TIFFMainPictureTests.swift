import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TIFFMainPictureTests {
  typealias Builder = TIFFFileBuilder

  struct Sample: Sendable {
    var name: String
    /// NewSubfileType, width and photometric of the chain's directories, and then of the SubIFDs.
    var pages: [(Int?, Int, Int)]
    var subs: [(Int?, Int, Int)] = []
    var location: String
  }

  static let samples: [Sample] = [
    Sample(name: "pages", pages: [(nil, 10, 2), (nil, 90, 2)], location: "IFD0"),
    Sample(name: "stated pages", pages: [(2, 80, 2), (2, 90, 2)], location: "IFD0"),
    Sample(name: "a page and another", pages: [(2, 80, 2), (0, 90, 2)], location: "IFD0"),
    Sample(name: "a page behind its reduced one", pages: [(3, 80, 2), (2, 90, 2)], location: "IFD1"),
    Sample(name: "pyramid", pages: [(0, 90, 2), (1, 45, 2)], location: "IFD0"),
    Sample(name: "DNG", pages: [(1, 16, 2)], subs: [(0, 90, 32803), (1, 100, 6)], location: "SubIFD0"),
    Sample(name: "PEF", pages: [(nil, 9, 32803), (nil, 10, 6), (nil, 20, 6)], location: "IFD0"),
    Sample(name: "mask", pages: [(4, 90, 4), (0, 90, 2)], location: "IFD1"),
    Sample(
      name: "two sensors", pages: [(1, 16, 2)], subs: [(0, 50, 32803), (0, 90, 34892)], location: "SubIFD1"),
    Sample(name: "previews alone", pages: [(1, 16, 2)], subs: [(1, 50, 2)], location: "SubIFD0"),
  ]

  @Test(arguments: samples)
  func choosesTheMainPicture(sample: Sample) throws {
    func entries(_ row: (Int?, Int, Int)) -> [(tag: UInt16, value: Builder.Value)] {
      Builder.picture(row.1, 10, subfile: row.0, photometric: row.2)
    }
    var directories = sample.pages.enumerated().map { index, row in
      Builder.Directory(entries(row), next: index + 1 < sample.pages.count ? index + 1 : nil)
    }
    if !sample.subs.isEmpty {
      let indices = Array(directories.count..<directories.count + sample.subs.count)
      directories[0].entries.insert((0x014A, .directories(indices)), at: directories[0].entries.count)
      directories += sample.subs.map { Builder.Directory(entries($0)) }
    }
    let facts = try PhotoDecoder().decode(MemorySource(Builder(directories).build()), hashing: false)
    #expect(facts.container.value?.image?.location == sample.location, "\(sample.name)")
  }
}
