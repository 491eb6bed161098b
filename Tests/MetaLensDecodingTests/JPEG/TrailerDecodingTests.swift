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
    // One or two boxes don't make a video of what follows; a maker's words may follow a video, an archive may not.
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
    // What is appended after Samsung's trailer doesn't hide it.
    (TrailerEndTests.samsung([("A", "b")]) + zeros, [.samsung, .padding]),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], [.sevenZip]), ([0x7F, 0x45, 0x4C, 0x46, 2], [.executable]),
    ([0x4D, 0x5A, 0x90, 0, 3, 0, 0, 0], [.executable]), ([0x4D, 0x5A, 1, 2], [.unknown]),
    (Array("CANON OPTIONAL DATA\u{0}".utf8) + text, [.canon]), (Array("vivo{}".utf8), [.vivo]),
    ([0x50, 0x4B, 3, 4] + text, [.zip]),
    // A few bytes before an archive don't hide it, and its four first bytes alone are no archive.
    ([1, 2, 0x50, 0x4B, 3, 4, 20, 0, 0, 0] + text, [.unknown, .zip]),
    ([1, 0x50, 0x4B, 3, 4, 200, 7] + text, [.unknown]), ([10] + Array("%PDF-1.7".utf8), [.unknown, .pdf]),
    (Array(zeros.prefix(16)) + text, [.padding, .unknown]), (Array(zeros.prefix(15)) + text, [.unknown]),
    ([1] + picture, [.unknown, .jpeg]), (text + picture + text, [.unknown, .jpeg, .unknown]),
    ([1, 0xFF, 0xD8, 0xFF, 0xFF, 0xCC] + [0, 4, 1, 2, 0xFF, 0xD9], [.unknown, .jpeg]),
    // A maker's word doesn't hide an archive, and a picture in a maker's own part belongs to it.
    (Array("vivo{".utf8) + [0x50, 0x4B, 3, 4, 20, 0, 0, 0], [.vivo, .zip]),
    ([1, 0x50, 0x4B, 3, 4, 20, 0, 0, 0] + Array("QDIOBS".utf8), [.unknown, .zip]),
    (Array("vivo{".utf8) + picture, [.vivo]), ([1] + picture + Array("QDIOBS".utf8), [.qdiobs]),
    // SOI alone is no picture, nor is a segment whose end isn't followed by a marker.
    ([1, 0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 3, 4], [.unknown]), ([1, 0xFF, 0xD8, 0xFF, 0xE0], [.unknown]),
    (Array("Rar!\u{1A}\u{7}\u{1}".utf8), [.rar]),
    (Array("%PDF-1.7".utf8), [.pdf]), (Array("<?php 1;".utf8), [.script]),
    (Array("#!/bin/sh".utf8), [.script]),
    (text + Array("NIKON APP".utf8), [.nikon]), (text + Array("QDIOBS".utf8), [.qdiobs]),
    (text + Array("jxrs".utf8) + [1, 2, 3, 4], [.onePlus]), ([0x55, 0x26, 0x11, 5, 0, 9], [.sony]),
    // Google's trailer, and the same with bytes appended.
    (GoogleTrailerTests.trailer(), [.google]), (picture + GoogleTrailerTests.trailer(), [.jpeg, .google]),
    (GoogleTrailerTests.trailer() + [0], [.unknown]),
    (GoogleTrailerTests.trailer() + archive, [.unknown, .zip]),
    // A picture without an end takes all that is left.
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
        // The entry overlaps another, so it is reported once.
        .init(attribute: 0, byteCount: 10, offset: start + 1, isPicture: true),
      ], statedCount: 3)
    var context = ReadingContext(MemorySource(bytes))
    let found = try TrailerDecoding.decode(from: Self.picture.count, multiPicture: index, &context)
    #expect(found.map(\.kind) == [.unknown, .multiPicture])
    #expect(found.map(\.offset) == [Self.picture.count, start])
  }

  /// Checks that an index stating a few bytes too many still lists its picture, and not the maker's trailer after it.
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

  /// Checks that a listed picture without an end before the trailer is reported by its own bytes, not by the index.
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

  /// Checks that an entry listed as a picture that is none is reported as what it holds.
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

  /// Checks that what the budget doesn't allow to walk through is reported as unknown, and the reached limit too.
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

  /// Returns the beginnings of `count` pictures, each in the segment of the one before it, and one endless scan for all
  /// of them.
  private static func nested(_ count: Int) -> [UInt8] {
    let heads = (1...count).flatMap { number -> [UInt8] in
      [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(2 + 6 * (count - number))]
    }
    return heads + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0] + [UInt8](repeating: 1, count: 20_000)
  }

  /// Checks that an index's pictures that overlap and end in a maker's trailer don't count as pictures, however many
  /// there are.
  ///
  /// The bytes walked for one picture aren't walked again for each of the others.
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

  /// Checks that a film's first box between endless pictures ends none of them, though each would be walked to the
  /// file's end.
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
