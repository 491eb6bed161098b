import MetaLensPlatform
import Testing

@testable import MetaLensAssessment

struct RelativeGroupsTests {
  /// A photo's traits: file, picture, serial, model, likeness; 0 for none.
  private typealias Photo = (UInt64, UInt64, UInt64, UInt64, UInt64)

  private func groups(_ kind: RelativeKind, _ photos: [Photo]) -> [[Int]] {
    var index = RelativesIndex()
    for (number, photo) in photos.enumerated() {
      var traits = RelativeTraits()
      traits.file = .init(high: 0, low: photo.0)
      traits.picture = .init(high: photo.1, low: 0)
      traits.serial = .init(high: 0, low: photo.2)
      (traits.model, traits.likeness) = (photo.3, photo.4)
      index.add(traits, path: SystemPath("\(number)"))
    }
    let groups = RelativeGroups(kind, of: index)
    #expect(groups.photoCount == Set((0..<groups.count).flatMap { groups[$0] }).count)
    return (0..<groups.count).map { groups[$0] }
  }

  @Test func sameBytes() {
    #expect(
      groups(
        .sameBytes,
        [
          (9, 0, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 0, 0), (9, 0, 0, 0, 0), (0, 0, 0, 0, 0),
          (1, 0, 0, 0, 0), (9, 0, 0, 0, 0), (2, 0, 0, 0, 0),
        ]) == [[0, 3, 6], [1, 5]])
  }

  /// Copies of one file don't count as the same picture with other metadata.
  @Test func samePicture() {
    let photos: [Photo] = [
      (1, 7, 0, 0, 0), (1, 7, 0, 0, 0), (2, 8, 0, 0, 0), (3, 8, 0, 0, 0), (2, 8, 0, 0, 0),
    ]
    #expect(groups(.samePicture, photos) == [[2, 3, 4]])
  }

  /// One number with two models is two cameras; with three models, it is a maker's number for none.
  @Test func sameCamera() {
    let two: [Photo] = [(1, 0, 5, 1, 0), (2, 0, 5, 2, 0), (3, 0, 5, 1, 0), (4, 0, 5, 2, 0), (5, 0, 6, 1, 0)]
    #expect(groups(.sameCamera, two) == [[0, 2], [1, 3]])
    #expect(groups(.sameCamera, two + [(6, 0, 5, 3, 0)]) == [])
  }

  /// Returns photos of different files with these hashes.
  private func looks(_ hashes: UInt64...) -> [Photo] {
    hashes.enumerated().map { place, hash in
      let file = UInt64(place) + 1
      return (file, file, 0, 0, hash | 1 << 63)
    }
  }

  /// A photo that is near one in a group is in a group with it, and two that are near each other share a group.
  @Test func lookAlikeGroupsMayShareAPhoto() {
    // The third is near the second, not near the first.
    let chain = looks(0, 0xF, 0xFF)
    #expect(groups(.lookAlike, chain) == [[0, 1], [1, 2]])
    // Without the first, the answer on the others is the same.
    #expect(groups(.lookAlike, looks(0xF, 0xFF)) == [[0, 1]])
    // Each of the last two is in a group with another, and they are near each other.
    #expect(groups(.lookAlike, looks(0, 0x3FFF, 0x3F, 0xFF)) == [[0, 2], [1, 3], [2, 3]])
    // Photos with one hash are together in each of its groups.
    #expect(groups(.lookAlike, looks(0, 0xF, 0xFF, 0xF)) == [[0, 1, 3], [1, 2, 3]])
    #expect(groups(.lookAlike, looks(0xF, 0xFFFF_FFFF, 0xF)) == [[0, 2]])
  }

  /// A photo turned by 90° or 180° looks like the one that it was made of.
  @Test(arguments: 1...3) func turnedPhotosLookAlike(turn: Int) {
    let hash: UInt64 = 0x0123_4567_89AB_CDEF
    let photos: [Photo] = [
      (1, 1, 0, 0, hash), (2, 2, 0, 0, PerceptualHash.turns(of: hash)[turn] ^ 0b101), (3, 3, 0, 0, ~0xFF),
    ]
    #expect(groups(.lookAlike, photos) == [[0, 1]])
  }

  /// Photos must be near the first of the group, not near each other; groups of other kinds aren't repeated.
  @Test func lookAlike() {
    let photos: [Photo] = [
      (1, 1, 0, 0, 0b1), (2, 2, 0, 0, 0b1111), (3, 3, 0, 0, 0xFF_FF01), (4, 4, 0, 0, 0), (5, 5, 0, 0, 0),
      (6, 6, 0, 0, 0xFFFF << 40), (7, 6, 0, 0, 0xFFFF << 40), (8, 8, 0, 0, 0xFF_FF03),
    ]
    #expect(groups(.lookAlike, photos) == [[0, 1], [2, 7]])
    #expect(groups(.lookAlike, []) == [])
  }
}
