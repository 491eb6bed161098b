import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct OtherFileTests {
  static let cases: [([UInt8], OtherFile?)] = [
    (Array("<!DOCTYPE html><html lang=en>".utf8), .webPage), (Array("\n  <HTML>".utf8), .webPage),
    ([0xEF, 0xBB, 0xBF] + Array("<head>".utf8), .webPage), (Array("<svg xmlns=".utf8), .drawing),
    (Array("%PDF-1.7".utf8), .pdf), (Array("bplist00".utf8) + [0xD3, 1, 2, 3], .propertyList),
    (Array("bplist".utf8), nil), (Array("PK\u{3}\u{4}".utf8), .archive),
    (Array("Rar!\u{1A}\u{7}\u{0}".utf8), .archive), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive),
    ([0, 0, 0, 24] + Array("ftypmp42".utf8), .film), ([0, 0, 0, 8] + Array("wide".utf8), .film),
    ([0, 0, 0, 24] + Array("ftypqt  ".utf8), .film), ([0, 0, 0, 24] + Array("ftypjxs ".utf8), nil),
    ([0x1A, 0x45, 0xDF, 0xA3], .film), (Array("RIFF1234AVI ".utf8), .film), (Array("ID3\u{4}".utf8), .film),
    ([UInt8](repeating: 0, count: 90), .zeros), ([UInt8](repeating: 0, count: 63), nil),
    (Array("<!-- saved from url -->".utf8), .webPage), ([], nil), (Array("PK".utf8), nil),
    (Array("RIFF1234".utf8), nil), (Array("<?xml ?>".utf8), nil),
    ([0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD], .changedAsText),
    ([0xEF, 0xBF, 0xBD] + Array("PNG".utf8), .changedAsText), ([0xEF, 0xBF, 0xBD] + Array("text".utf8), nil),
    (Array("data:image/svg+xml;base64,PHN2".utf8), nil), (Array("data:image/jpeg,abc".utf8), nil),
    (Array("Content-Type: application/json".utf8), nil), ([0xEF, 0xBB, 0xBF, 0xFF, 0xD8], nil),
    ([0xEF, 0xBB, 0xBF, 0xFF, 0xD8, 0xFF, 0xE1], .photoBehindBytes),
    ([0x0D, 0x0A, 0xFF, 0xD8, 0xFF, 0xDB], .photoBehindBytes), ([0x0D, 0xFF, 0xD8, 0xFF, 0x01], nil),
    (Array("\u{FF}\u{D8}\u{FF}\u{E1}".utf8), .changedAsText),
    (Array("\u{89}PNG".utf8), .changedAsText), ([0x89] + Array("PNG\n\u{1A}\n".utf8), .changedAsText),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], .changedAsText),
    (Array("/9j/4AAQSkZJRg".utf8), .encodedAsText), (Array("data:image/jpeg;base64,".utf8), .encodedAsText),
    (Array("iVBORw0KGgoAAAAN".utf8), .encodedAsText), (Array("data:text/plain,".utf8), nil),
    (Array("Return-Path: <a@example.org>".utf8), .mail), (Array("Content-Type: image/jpeg".utf8), .mail),
    ([0xEF, 0xBB, 0xBF] + Array("From: a@b\n".utf8), .mail),
    (Array("From: a@b\nTo: c@d\nSubject: foto\n".utf8), .mail), (Array("FROM: <a@example.org>".utf8), .mail),
    (Array("Subject: foto\r\nMIME-Version: 1.0\r\n".utf8), .mail), (Array("received: from x".utf8), .mail),
    (Array("Date: Mon, 1 Jan 2024 10:00:00 +0000\r\nFrom: A".utf8), .mail),
    (Array("From a@example.org Mon Jan  1 10:00:00 2024\n".utf8), .mail),
    (Array("Subject: a list of what to buy".utf8), nil), (Array("To: do\nbuy milk".utf8), nil),
    (Array("From here\non".utf8), nil), (Array("Date: 2024\nweather: fine".utf8), nil),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], .compound), ([0xD0, 0xCF, 0x11, 0xE0], nil),
    (Array("Content".utf8), nil), ([0x1F, 0x8B, 8, 0], .archive),
    (Array("hello".utf8), nil), ([0, 0, 0, 8] + Array("wid".utf8), nil),
  ]

  @Test(arguments: cases) func isTold(bytes: [UInt8], file: OtherFile?) {
    #expect(OtherFile(detecting: bytes) == file)
  }
}
