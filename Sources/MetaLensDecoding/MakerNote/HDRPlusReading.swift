import MetaLensFacts

/// Reads what Google's camera program records about a picture (ExifTool tag names, Google HDRPMakerNote).
///
/// `HDRP` and a version precede a gzip stream that is combined by exclusive or with the numbers of xorshift64*.
/// Unpacked, it is a text in version 2, and from version 3 on a protobuf message that contains a text; `shot_log_data`
/// is a message of its own. Checked on 25 original photos by eleven models: all of them state when the program was
/// built, and 21 state when the picture was taken, which equals DateTimeOriginal to the second.
enum HDRPlusReading {
  /// The maximum number of bytes read of a note: of 37 photos, none has more than 64 KB.
  private static let maximumBytes = 1 << 18
  /// The maximum number of bytes unpacked from a note: of 37 photos, none has more than 316 KB.
  private static let maximumUnpackedBytes = 1 << 20

  private static let mark = Array("HDRP".utf8)
  /// The mark in base64, without its last two bits.
  private static let packedMark = Array("SERSU".utf8)

  /// The XMP properties that contain a note in base64, in the namespace `GCamera`.
  static let properties = ["HdrPlusMakernote", "hdrp_makernote", shotLog]
  private static let shotLog = "shot_log_data"

  /// Whether a property's text begins as a note does.
  static func isNote(_ text: String) -> Bool { text.utf8.starts(with: packedMark) }

  /// Reads a note; nil if it isn't a note, is damaged, or has none of the values read here.
  ///
  /// - Parameter property: The XMP property that contains the note; nil for the maker note.
  static func read(
    _ note: ArraySlice<UInt8>, of property: String?, at container: String, offset: Int?,
    _ context: inout ReadingContext
  ) -> HDRPlusNote? {
    guard note.count > 5, note.starts(with: mark), case let version = note[note.startIndex + 4],
      version == 2 || version == 3
    else { return nil }
    var packed = Array(note.dropFirst(5).prefix(maximumBytes))
    decipher(&packed)
    guard packed.starts(with: [0x1F, 0x8B]) else { return nil }
    guard let plain = Unpacking.gunzip(packed[...], maximum: maximumUnpackedBytes, &context) else {
      return nil
    }
    var found = HDRPlusNote(container: container, offset: offset, byteCount: note.count)
    read(plain, of: property, version: version, into: &found)
    return found.captured == nil && found.built == nil && found.program == nil ? nil : found
  }

  /// Reads the unpacked content of a note.
  static func read(
    _ plain: [UInt8], of property: String?, version: UInt8, into note: inout HDRPlusNote
  ) {
    if property == shotLog {
      note.captured = captured(in: ProtobufMessage(bytes: plain[...]))
    } else if version == 2 {
      note.addProgram(in: plain[...])
    } else {
      let message = ProtobufMessage(bytes: plain[...])
      note.captured = message.message(9).flatMap(captured)
      if let text = message.bytes(of: 3) { note.addProgram(in: text) }
    }
  }

  /// Returns the note in a property of an unparsed packet.
  ///
  /// The packet's parsed properties may have only the beginning of the text.
  static func note(of property: String, in packet: [UInt8]) -> [UInt8]? {
    let name = Array(property.utf8)
    var rest = packet[...]
    while let behind = rest.rest(behind: name) {
      rest = behind
      let text = behind.drop(while: isBeforeValue)
      if text.starts(with: packedMark) { return bytes(ofBase64: text) }
    }
    return nil
  }

  /// Whether a byte is white space or can be between a name and an attribute's value or an element's text: quotes, `=`
  /// and `>`.
  private static func isBeforeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x27, 0x3D, 0x3E: true
    default: false
    }
  }

  /// Decodes base64 (RFC 4648, 4), up to its end or to `maximumBytes`.
  private static func bytes(ofBase64 text: ArraySlice<UInt8>) -> [UInt8] {
    let digits = digits
    // Three bytes for every four characters, and room for three more, which are written before their number is known.
    var bytes = [UInt8](repeating: 0, count: min(text.count / 4 * 3, maximumBytes) + 3)
    var (bits, held, count): (UInt32, Int, Int) = (0, 0, 0)
    for character in text {
      let digit = digits[Int(character)]
      if digit == skipped { continue }
      guard digit < 64, count < maximumBytes else { break }
      bits = bits << 6 | UInt32(digit)
      held += 1
      guard held == 4 else { continue }
      bytes[count] = UInt8(truncatingIfNeeded: bits >> 16)
      bytes[count + 1] = UInt8(truncatingIfNeeded: bits >> 8)
      bytes[count + 2] = UInt8(truncatingIfNeeded: bits)
      (held, count) = (0, count + 3)
    }
    // Two remaining characters encode one byte, three encode two.
    if held >= 2 { bytes[count] = UInt8(truncatingIfNeeded: bits >> (6 * held - 8)) }
    if held == 3 { bytes[count + 1] = UInt8(truncatingIfNeeded: bits >> 2) }
    return Array(bytes[..<min(count + max(0, held - 1), maximumBytes)])
  }

  /// The value of each base64 character; `skipped` for white space, and a larger number for other characters.
  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: .max, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (digit, character) in alphabet.utf8.enumerated() { digits[Int(character)] = UInt8(digit) }
    for space in "\t\n\r ".utf8 { digits[Int(space)] = skipped }
    return digits
  }()
  private static let skipped: UInt8 = 64

  /// Combines bytes with the numbers of xorshift64* by exclusive or, eight bytes with each number, its lowest byte
  /// first.
  private static func decipher(_ bytes: inout [UInt8]) {
    var key: UInt64 = 0x2515_606B_4A77_91CD
    for start in stride(from: 0, to: bytes.count, by: 8) {
      key ^= key >> 12
      key ^= key << 25
      key ^= key >> 27
      key &*= 0x2545_F491_4F6C_DD1D
      var step = key
      for index in start..<min(start + 8, bytes.count) {
        bytes[index] ^= UInt8(truncatingIfNeeded: step)
        step >>= 8
      }
    }
  }

  /// Returns the second in UTC at which the picture was taken, from a log of the shot.
  private static func captured(in log: ProtobufMessage) -> Int? {
    log.message(36)?.number(1).flatMap { moment(Int(clamping: $0)) }
  }

  /// Returns seconds since 1970 if they are a moment in the years of such programs, 2010 to 2099; otherwise nil.
  fileprivate static func moment(_ seconds: Int) -> Int? {
    (1_262_304_000..<4_102_444_800).contains(seconds) ? seconds : nil
  }
}

extension HDRPlusNote {
  /// Reads what the program states about itself: `Gcam version: 1.0.540104767`, and in the next line `Build timestamp:
  /// Built on Jun 13 2023 16:19:14 (1686698312)`.
  fileprivate mutating func addProgram(in text: ArraySlice<UInt8>) {
    guard let behind = text.rest(behind: Array("Gcam version: ".utf8)) else { return }
    let version = behind.prefix(40).prefix { $0 == 0x2E || $0.isASCIIDigit }
    if !version.isEmpty { program = String(decoding: version, as: UTF8.self) }
    let line = behind.prefix(256).rest(behind: Array("Built on ".utf8))?.prefix { $0 != 0x0A }
    guard let seconds = line?.rest(behind: Array("(".utf8))?.prefix(while: \.isASCIIDigit),
      seconds.count == 10
    else { return }
    built = HDRPlusReading.moment(seconds.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }
}
