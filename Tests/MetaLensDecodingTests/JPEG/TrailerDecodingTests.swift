import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct TrailerDecodingTests {
  static let picture = JPEGBuilder().build()
  static let zeros = [UInt8](repeating: 0, count: 40)
  static let text = Array("text of nobody".utf8)
  static let brands: [UInt8] = [0, 0, 0, 16] + Array("ftypmp42mp42".utf8)
  static let video: [UInt8] = brands + [0, 0, 0, 12] + Array("moovmvhd".utf8)
  static let quickTime: [UInt8] =
    [0, 0, 0, 8] + Array("wide".utf8) + [0, 0, 0, 12] + Array("moovmvhd".utf8)
  static let archive: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 0] + text

  static let cases: [(bytes: [UInt8], kinds: [Trailer.Kind])] = [
    ([], []), (zeros, [.padding]), (text, [.unknown]), (zeros + text, [.padding, .unknown]),
    (picture, [.jpeg]), (picture + picture + text, [.jpeg, .jpeg, .unknown]), (video, [.isoMedia]),
    (picture + TrailerEndTests.samsung([("A", "b")]), [.jpeg, .samsung]),
    // A box or two make no video of what follows; words of a maker's stand behind one, and no archive.
    (brands + text, [.unknown, .unknown]), (brands + archive, [.unknown, .zip]),
    (brands + zeros, [.unknown, .padding]),
    (brands + [0, 0, 0, 0] + Array("mdat".utf8) + archive, [.unknown, .zip]),
    (text + video, [.unknown, .isoMedia]), (zeros + video, [.padding, .isoMedia]),
    (Array(zeros.prefix(8)) + video, [.padding, .isoMedia]), ([9] + video, [.unknown, .isoMedia]),
    (Array("vivo{".utf8) + video, [.vivo, .isoMedia]),
    (text + video + Array("NIKON APP".utf8), [.unknown, .isoMedia]),
    (quickTime, [.isoMedia]), (Array(quickTime.dropFirst(4)), [.unknown]),
    (text + Array("ftyp".utf8) + text, [.unknown]),
    (video + text, [.isoMedia]), (video + archive, [.isoMedia, .zip]),
    (video + text + archive, [.isoMedia, .zip]),
    (video + [0, 0, 0, 0] + Array("mdat".utf8) + text, [.isoMedia]),
    ([0, 0, 0, 5] + video[4...], [.unknown]), ([0, 0, 0, 99] + video[4...], [.unknown]),
    // What is appended behind Samsung's trailer doesn't hide it.
    (TrailerEndTests.samsung([("A", "b")]) + zeros, [.samsung, .padding]),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], [.sevenZip]), ([0x7F, 0x45, 0x4C, 0x46, 2], [.executable]),
    ([0x4D, 0x5A, 0x90, 0, 3, 0, 0, 0], [.executable]), ([0x4D, 0x5A, 1, 2], [.unknown]),
    (Array("CANON OPTIONAL DATA\u{0}".utf8) + text, [.canon]), (Array("vivo{}".utf8), [.vivo]),
    ([0x50, 0x4B, 3, 4] + text, [.zip]),
    // Some bytes before it don't hide it; four bytes alone are no archive.
    ([1, 2, 0x50, 0x4B, 3, 4, 20, 0, 0, 0] + text, [.unknown, .zip]),
    ([1, 0x50, 0x4B, 3, 4, 200, 7] + text, [.unknown]), ([10] + Array("%PDF-1.7".utf8), [.unknown, .pdf]),
    (Array(zeros.prefix(16)) + text, [.padding, .unknown]), (Array(zeros.prefix(15)) + text, [.unknown]),
    ([1] + picture, [.unknown, .jpeg]), (text + picture + text, [.unknown, .jpeg, .unknown]),
    ([1, 0xFF, 0xD8, 0xFF, 0xFF, 0xCC] + [0, 4, 1, 2, 0xFF, 0xD9], [.unknown, .jpeg]),
    // A maker's word hides no archive; in a maker's own part a picture is its own.
    (Array("vivo{".utf8) + [0x50, 0x4B, 3, 4, 20, 0, 0, 0], [.vivo, .zip]),
    ([1, 0x50, 0x4B, 3, 4, 20, 0, 0, 0] + Array("QDIOBS".utf8), [.unknown, .zip]),
    (Array("vivo{".utf8) + picture, [.vivo]), ([1] + picture + Array("QDIOBS".utf8), [.qdiobs]),
    // SOI alone is no picture, nor is a segment that ends where no marker stands.
    ([1, 0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 3, 4], [.unknown]), ([1, 0xFF, 0xD8, 0xFF, 0xE0], [.unknown]),
    (Array("Rar!\u{1A}\u{7}\u{1}".utf8), [.rar]),
    (Array("%PDF-1.7".utf8), [.pdf]), (Array("<?php 1;".utf8), [.script]),
    (Array("#!/bin/sh".utf8), [.script]),
    (text + Array("NIKON APP".utf8), [.nikon]), (text + Array("QDIOBS".utf8), [.qdiobs]),
    (text + Array("jxrs".utf8) + [1, 2, 3, 4], [.onePlus]), ([0x55, 0x26, 0x11, 5, 0, 9], [.sony]),
    // Google's, and what is appended to it.
    (GoogleTrailerTests.trailer(), [.google]), (picture + GoogleTrailerTests.trailer(), [.jpeg, .google]),
    (GoogleTrailerTests.trailer() + [0], [.unknown]),
    (GoogleTrailerTests.trailer() + archive, [.unknown, .zip]),
    // A picture that doesn't end takes what is left.
    (Array(picture.dropLast(2)), [.jpeg]), ([0], [.padding]),
  ]

  @Test(arguments: cases.indices, [1, 5, 512])
  func trailersAreToldWithoutAGap(_ index: Int, windowBytes: Int) throws {
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    let bytes = Self.picture + Self.cases[index].bytes
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    let found = try TrailerDecoding.decode(from: Self.picture.count, multiPicture: nil, &context)
    #expect(found.map(\.kind) == Self.cases[index].kinds)
    var position = Self.picture.count
    for trailer in found {
      #expect(trailer.offset == position)
      #expect(trailer.firstBytes == Array(bytes[position...].prefix(min(16, trailer.byteCount))))
      position += trailer.byteCount
    }
    #expect(position == bytes.count)
  }

  @Test func listedPicturesComeFirst() throws {
    let bytes = Self.picture + Self.text + Self.picture
    let start = Self.picture.count + Self.text.count
    let index = MultiPicture(
      offset: 0,
      entries: [
        .init(attribute: 0, byteCount: Self.picture.count, offset: 0, isPicture: true),
        .init(attribute: 0, byteCount: Self.picture.count, offset: start, isPicture: true),
        // Over another: told once.
        .init(attribute: 0, byteCount: 10, offset: start + 1, isPicture: true),
      ], statedCount: 3)
    var context = ReadingContext(MemorySource(bytes))
    let found = try TrailerDecoding.decode(from: Self.picture.count, multiPicture: index, &context)
    #expect(found.map(\.kind) == [.unknown, .multiPicture])
    #expect(found.map(\.offset) == [Self.picture.count, start])
  }

  /// An index that states a few bytes too many still lists its picture, and not the maker's trailer behind it.
  @Test(arguments: [0, 1, 30]) func aListedPictureMayStateTooMuch(more: Int) throws {
    let start = Self.picture.count
    let trailer = TrailerEndTests.samsung([("A", "b")])
    let index = MultiPicture(
      offset: 0,
      entries: [
        .init(attribute: 0, byteCount: start, offset: 0, isPicture: true),
        .init(attribute: 0, byteCount: start + more, offset: start, isPicture: true),
      ], statedCount: 2)
    var context = ReadingContext(MemorySource(Self.picture + Self.picture + trailer))
    let found = try TrailerDecoding.decode(from: start, multiPicture: index, &context)
    #expect(found.map(\.kind) == [.multiPicture, .samsung])
  }

  /// One that lacks its end before the trailer isn't what the index says, and is told by its own bytes.
  @Test func aListedPictureWithoutItsEndIsAJPEG() throws {
    let start = Self.picture.count
    let cut = Self.picture.dropLast(2)
    let trailer = TrailerEndTests.samsung([("A", "b")])
    let index = MultiPicture(
      offset: 0,
      entries: [
        .init(attribute: 0, byteCount: start, offset: 0, isPicture: true),
        .init(attribute: 0, byteCount: cut.count + trailer.count, offset: start, isPicture: true),
      ], statedCount: 2)
    var context = ReadingContext(MemorySource(Self.picture + cut + trailer))
    let found = try TrailerDecoding.decode(from: start, multiPicture: index, &context)
    #expect(found.map(\.kind) == [.jpeg, .samsung])
  }

  /// What is listed as a picture and is none is told by what it holds.
  @Test(arguments: [[0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]] as [[UInt8]])
  func aListedArchiveIsTold(beginning: [UInt8]) throws {
    let archive = beginning + [0x50, 0x4B, 3, 4, 20, 0, 0, 0] + Self.text
    let start = Self.picture.count
    let index = MultiPicture(
      offset: 0,
      entries: [
        .init(attribute: 0, byteCount: start, offset: 0, isPicture: true),
        .init(attribute: 0, byteCount: archive.count, offset: start, isPicture: true),
      ], statedCount: 2)
    var context = ReadingContext(MemorySource(Self.picture + archive))
    let found = try TrailerDecoding.decode(from: start, multiPicture: index, &context)
    #expect(found.map(\.kind) == [.unknown, .zip])
    #expect(found.map(\.offset) == [start, start + beginning.count])
  }

  /// What the budget has no room to walk through is told as unknown, and so is that a limit was reached.
  @Test(
    arguments: [
      (2 * picture.count, [.jpeg, .jpeg], false), (2 * picture.count - 1, [.jpeg, .unknown], true),
      (picture.count, [.jpeg, .unknown], true), (0, [.unknown, .unknown], true),
    ] as [(Int, [Trailer.Kind], Bool)])
  func theBudgetEndsWalks(walkedBytes: Int, kinds: [Trailer.Kind], isTold: Bool) throws {
    var limits = ReadLimits()
    limits.walkedBytes = walkedBytes
    var context = ReadingContext(MemorySource(Self.picture + Self.picture), limits: limits)
    let found = try TrailerDecoding.decode(from: 0, multiPicture: nil, &context)
    let (left, told) = (context.budget.left(.walkedBytes), context.diagnostics.map(\.detail))
    #expect(found.map(\.kind) == kinds)
    #expect(left == 0 && told == (isTold ? ["ReadLimits.walkedBytes"] : []))
  }

  /// The beginnings of so many pictures, each in the segment of the one before it, and one scan without an end for all.
  private static func nested(_ count: Int) -> [UInt8] {
    let heads = (1...count).flatMap { number -> [UInt8] in
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(2 + 6 * (count - number))]
    }
    return heads + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0] + [UInt8](repeating: 1, count: 20_000)
  }

  /// Pictures of an index that lie over each other and end in a maker's trailer are none, however many: what was walked
  /// for one isn't walked for all of them.
  @Test(arguments: [(1, 1, false), (40, 10, false), (40, 1, true)])
  func whatOverlapsIsWalkedWithinTheBudget(count: Int, factor: Int, isTold: Bool) throws {
    let start = Self.picture.count
    let bytes = Self.picture + Self.nested(count) + [0, 0, 0, 0] + Array("cbipcbbl".utf8)
    let places = (0..<count).map { start + 6 * $0 }
    var entries = [MultiPicture.Entry(attribute: 0, byteCount: start, offset: 0, isPicture: true)]
    for offset in places {
      entries.append(
        .init(attribute: 0, byteCount: bytes.count - 1 - offset, offset: offset, isPicture: true))
    }
    let index = MultiPicture(offset: 0, entries: entries, statedCount: count + 1)
    var context = ReadingContext(MemorySource(bytes), limits: ReadLimits().raised(by: factor))
    let found = try TrailerDecoding.decode(from: start, multiPicture: index, &context)
    let told = context.diagnostics.map(\.detail)
    #expect(told == (isTold ? ["ReadLimits.walkedBytes"] : []))
    let first: Trailer.Kind = isTold ? .unknown : .jpeg
    #expect(found.first?.kind == first && found.last?.kind == .photoMechanic)
    #expect(found.map(\.byteCount).reduce(0, +) == bytes.count - start)
  }

  /// A film's first box between pictures without an end ends none of them: each would be walked to the file's end.
  @Test func picturesBetweenFilmsAreWalkedWithinTheBudget() throws {
    let unit = 10 + Self.brands.count
    let heads = (1...9).flatMap { number -> [UInt8] in
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(unit * (10 - number) - 4)] + Array("abcd".utf8) + Self.brands
    }
    let bytes: [UInt8] = heads + Self.nested(1).dropFirst(6)
    var limits = ReadLimits()
    limits.walkedBytes = 50_000
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    let found = try TrailerDecoding.decode(from: 0, multiPicture: nil, &context)
    let told = context.diagnostics.map(\.detail)
    #expect(told == ["ReadLimits.walkedBytes"])
    #expect(found.filter { $0.kind == .jpeg }.count == 2)
    #expect(found.map(\.byteCount).reduce(0, +) == bytes.count)
  }

  @Test func piecesAreBounded() throws {
    var limits = ReadLimits()
    limits.trailers = 4
    let bytes = (0..<20).flatMap { _ in Self.picture }
    var context = ReadingContext(MemorySource(bytes), limits: limits)
    let found = try TrailerDecoding.decode(from: 0, multiPicture: nil, &context)
    #expect(found.map(\.kind) == [.jpeg, .jpeg, .jpeg, .unknown])
    #expect(found.map(\.byteCount).reduce(0, +) == bytes.count)
  }
}
