import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct HDRPlusReadingTests {
  static let captured = 1_685_429_761
  static let built = 1_683_760_754
  static let program = "1.0.540104767"

  static let both =
    "c:hdrp_makernote='\(ExampleHDRPlus.text)' c:shot_log_data='\(ExampleHDRPlus.shotLog)'"

  /// Returns a packet of one description with these attributes.
  private static func packet(
    _ attributes: String, namespace: String = XMPNamespace.googleCamera
  ) -> [UInt8] {
    Array(
      ("<x:xmpmeta xmlns:x='adobe:ns:meta/' xmlns:r='\(XMPNamespace.rdf)'><r:RDF>"
        + "<r:Description r:about='' xmlns:c='\(namespace)' \(attributes)/></r:RDF></x:xmpmeta>").utf8)
  }

  private static func read(_ packet: [UInt8], limits: ReadLimits = ReadLimits()) -> HDRPlusNote? {
    MetadataSample.read(packet, limits: limits) { block, context in
      var reading = MetadataReading(limits: context.limits)
      reading.readPacket(block, &context)
      return reading.facts.hdrPlus
    }.result
  }

  @Test(
    arguments: [
      ("c:HdrPlusMakernote='\(ExampleHDRPlus.message)'", captured, built),
      ("c:hdrp_makernote=\"\(ExampleHDRPlus.text)\"", nil, built),
      ("c:shot_log_data = '\(ExampleHDRPlus.shotLog)'", captured, nil),
      (both, captured, built),
    ] as [(String, Int?, Int?)])
  func readsWhatXMPHolds(attributes: String, captured: Int?, built: Int?) throws {
    let note = try #require(Self.read(Self.packet(attributes)))
    #expect(note.captured == captured && note.built == built)
    #expect(note.program == (built == nil ? nil : Self.program))
    let offset = try #require(note.offset)
    #expect(note.container == "X" && note.byteCount > 40 && offset > 100)
  }

  /// Checks that a long text is read whole, though the packet's properties keep only its beginning, and that line
  /// breaks don't matter.
  @Test func aLongTextIsReadWhole() throws {
    var limits = ReadLimits()
    limits.textBytes = 64
    let lines = "\(ExampleHDRPlus.message.prefix(80))\n  \(ExampleHDRPlus.message.dropFirst(80))"
    let note = try #require(Self.read(Self.packet("c:HdrPlusMakernote='\(lines)'"), limits: limits))
    #expect(note.isWhole && note.captured == Self.captured)
  }

  @Test(arguments: [
    // Another version, a text that is no note, another property, and no note at all.
    "c:HdrPlusMakernote='SERSUAT\(ExampleHDRPlus.message.dropFirst(7))'", "c:HdrPlusMakernote='SERSU'",
    "c:HdrPlusMakernote='\(ExampleHDRPlus.message.dropLast(4))'",
    "c:HdrPlusMakernote='SERSUAPv'", "c:HdrPlusMakernote='AAAA\(ExampleHDRPlus.message)'",
    "c:PortraitNote='\(ExampleHDRPlus.message)'", "c:hdrp_makernote='\(ExampleHDRPlus.shotLog)'", "c:a='b'",
  ])
  func nothingElseIsRead(attributes: String) {
    #expect(Self.read(Self.packet(attributes)) == nil)
  }

  @Test func anotherNamespaceHoldsNone() {
    let packet = Self.packet("c:HdrPlusMakernote='\(ExampleHDRPlus.message)'", namespace: XMPNamespace.basic)
    #expect(Self.read(packet) == nil)
  }

  /// Checks that a note that is cut or changed gives the same values or none.
  @Test func brokenNotesMisleadNobody() {
    let text = Array(ExampleHDRPlus.message)
    for count in stride(from: 5, to: text.count, by: 3) {
      let cut = String(text[..<count])
      let changed = String(text[..<count]) + "A" + String(text[min(count + 1, text.count)...])
      for broken in [cut, changed] {
        let note = Self.read(Self.packet("c:HdrPlusMakernote='\(broken)'"))
        #expect(note == nil || note?.captured == Self.captured && note?.built == Self.built)
      }
    }
  }

  /// Checks that the maker note is read after XMP, and adds what that didn't state.
  @Test(
    arguments: [
      (ExampleHDRPlus.text, nil, nil, built), (ExampleHDRPlus.message, nil, captured, built),
      (ExampleHDRPlus.text, ExampleHDRPlus.shotLog, captured, built),
    ] as [(String, String?, Int?, Int?)])
  func readsTheMakerNote(text: String, shotLog: String?, captured: Int?, built: Int?) throws {
    let bytes = try #require(Data(base64Encoded: text))
    let photo =
      if let shotLog {
        ExamplePhoto.camera(xmp: ExampleHDRPlus.xmp(["shot_log_data": shotLog])) { Self.set(bytes, &$0) }
      } else {
        ExamplePhoto.camera { Self.set(bytes, &$0) }
      }
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .metadata, hashing: false)
    let metadata = try #require(facts.metadata.value)
    let note = try #require(metadata.hdrPlus)
    #expect(note.captured == captured && note.built == built && note.program == Self.program)
    #expect(note.container == (shotLog == nil ? "maker note" : "APP1 XMP") && note.offset != nil)
    #expect(metadata.makerNote?.maker == "Google" && metadata.makerNote?.values.isEmpty ?? false)
  }

  private static func set(_ note: Data, _ tiff: inout TIFFBuilder) {
    tiff.makerNoteShift = nil
    tiff.setCamera("Google", "Pixel 2")
    tiff.set(tiff.undefined(ExifTag.makerNote, Array(note)), in: .exif)
  }
}
