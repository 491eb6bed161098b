import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// Builds a maker note and the block around it, in the maker's layout.
struct NoteBuilder {
  /// What the offsets are relative to.
  enum Base {
    case block
    case note
    case tiffHeader
  }

  var make: String
  var model = ""
  /// The bytes before the IFD.
  var header: [UInt8] = []
  var base = Base.block
  var byteOrder = ByteOrder.littleEndian
  var blockOrder: ByteOrder?
  var entries: [TIFFBuilder.Entry] = []
  /// A number added to each offset, as after a program has moved the note.
  var shift = 0
  /// The number of bytes between the IFD and its values.
  var gap = 4
  /// The number of bytes cut from the note's end.
  var cut = 0
  /// The number of bytes after the values.
  var room = 0

  init(_ make: String, header: String = "", base: Base = .block, byteOrder: ByteOrder = .littleEndian) {
    self.make = make
    self.header = Array(header.utf8)
    self.base = base
    self.byteOrder = byteOrder
  }

  func uint(_ value: Int, _ count: Int) -> [UInt8] {
    let big = (0..<count).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
    return byteOrder == .bigEndian ? big : big.reversed()
  }

  func text(_ tag: UInt16, _ text: String) -> TIFFBuilder.Entry {
    TIFFBuilder.Entry(
      tag, rawType: ExifType.ascii.rawValue, count: UInt32(text.utf8.count + 1), bytes: Array(text.utf8) + [0]
    )
  }

  func raw(_ tag: UInt16, _ bytes: [UInt8], type: ExifType = .undefined) -> TIFFBuilder.Entry {
    TIFFBuilder.Entry(
      tag, rawType: type.rawValue, count: UInt32(bytes.count / type.byteCount), bytes: bytes)
  }

  func shorts(_ tag: UInt16, _ values: Int...) -> TIFFBuilder.Entry {
    raw(tag, values.flatMap { uint($0, 2) }, type: .short)
  }

  func longs(_ tag: UInt16, _ values: Int...) -> TIFFBuilder.Entry {
    raw(tag, values.flatMap { uint($0, 4) }, type: .long)
  }

  /// Returns an IFD, followed by its values, for a place relative to the base.
  func directory(_ entries: [TIFFBuilder.Entry], at place: Int) -> [UInt8] {
    var out = uint(entries.count, 2)
    var values: [UInt8] = []
    let start = place + 2 + 12 * entries.count + gap
    for entry in entries {
      out += uint(Int(entry.tag), 2) + uint(Int(entry.rawType), 2) + uint(Int(entry.count), 4)
      if entry.bytes.count > 4 {
        out += uint(start + values.count + shift, 4)
        values += entry.bytes + [UInt8](repeating: 0, count: entry.bytes.count % 2)
      } else {
        out += entry.bytes + [UInt8](repeating: 0, count: 4 - entry.bytes.count)
      }
    }
    return out + [UInt8](repeating: 0, count: gap) + values
  }

  /// Returns the note for a place in the block.
  func note(at place: Int) -> [UInt8] {
    let origin =
      switch base {
      case .block: place + header.count
      case .note: header.count
      case .tiffHeader: header.count - 10
      }
    return header + directory(entries, at: origin).dropLast(cut) + [UInt8](repeating: 0, count: room)
  }

  /// Returns the block with Make, Model and the note.
  func block() throws -> ExifFacts {
    var builder = TIFFBuilder(byteOrder: blockOrder ?? byteOrder)
    builder.ifd0 = [builder.ascii(ExifTag.make, make), builder.ascii(ExifTag.model, model)]
    var place = 0
    // The note's place doesn't depend on its offsets.
    for _ in 0..<2 {
      builder.exif = [builder.undefined(ExifTag.makerNote, note(at: place))]
      let facts = try Self.facts(builder.build())
      place = try #require(facts.entry(ExifTag.makerNote, in: .exif)?.value).lowerBound
    }
    return try Self.facts(builder.build())
  }

  static func facts(_ bytes: [UInt8]) throws -> ExifFacts {
    var log = DiagnosticLog(limit: 10)
    let walk = ExifWalk(bytes, fileOffset: 12, container: "APP1 Exif", limits: ReadLimits(), log: &log)
    return try #require(walk).facts
  }

  /// Returns what is read from the note.
  func decoded(limits: ReadLimits = ReadLimits()) throws -> MakerNoteFacts? {
    MakerNoteDecoding.decode(try block(), make: make, limits: limits)
  }

  /// Returns what is read from the note, one line for each value:
  /// `firmware CanonFirmwareVersion: Firmware Version 1.00`.
  func lines() throws -> [String] {
    (try decoded()?.values ?? []).map { "\($0.meaning) \($0.name): \($0.text)" }
  }
}
