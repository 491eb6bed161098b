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
