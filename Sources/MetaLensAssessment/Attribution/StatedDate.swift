/// A date as EXIF states it: the text as written, and its moment if the calendar has it.
struct StatedDate: Sendable {
  /// The text as written.
  var text: String
  /// The moment; nil if there is no such day or time.
  var time: CaptureTime?
  /// Which of EXIF's three dates it is.
  var kind: Kind
  var evidence: Evidence
  /// The offset from UTC as written, if something is written for it that can't be read; nil otherwise.
  var unreadOffset: String?
  /// The place of the offset from UTC: its own tag, or the date's if there is none.
  var zoneEvidence: Evidence

  /// Reads one of EXIF's three dates with its sub-second and its offset from UTC (EXIF 3.0, 4.6.6.5).
  ///
  /// Blank text counts as no date, since EXIF writes an unknown date as blanks. Zeros count as an impossible date.
  init?(_ kind: Kind, in reading: inout ExifReading) {
    guard let text = reading.text(kind.tags.date, in: kind.directory),
      text.utf8.contains(where: { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") })
    else { return nil }
    self.text = text
    self.kind = kind
    evidence = reading.evidence(kind.tags.date, in: kind.directory)
    let subsecond = reading.text(kind.tags.subsecond, in: .exif).flatMap { digits in
      // To the nanosecond; EXIF sets no limit.
      digits.utf8.allSatisfy { $0.isASCIIDigit } ? String(digits.prefix(9)) : nil
    }
    let written = reading.text(kind.tags.offset, in: .exif)
    zoneEvidence = written == nil ? evidence : reading.evidence(kind.tags.offset, in: .exif)
    time = Self.time(text, subsecond: subsecond, offsetMinutes: written.flatMap(Self.offsetMinutes))
    // EXIF writes an unknown offset as blanks around the colon.
    if time?.offsetMinutes == nil, let written, written.contains(where: { $0.isLetter || $0.isNumber }) {
      unreadOffset = written
    }
  }

  /// The tag's name in EXIF.
  var name: String { kind.rawValue }

  /// EXIF's three dates.
  enum Kind: String, Sendable {
    case original = "DateTimeOriginal"
    case digitized = "DateTimeDigitized"
    case modified = "DateTime"

    var directory: ExifDirectory.Kind { self == .modified ? .ifd0 : .exif }

    /// The tags of the date, of the fraction of its second, and of its offset from UTC.
    fileprivate var tags: (date: UInt16, subsecond: UInt16, offset: UInt16) {
      switch self {
      case .original: (ExifTag.dateTimeOriginal, ExifTag.subSecTimeOriginal, ExifTag.offsetTimeOriginal)
      case .digitized: (ExifTag.dateTimeDigitized, ExifTag.subSecTimeDigitized, ExifTag.offsetTimeDigitized)
      case .modified: (ExifTag.dateTime, ExifTag.subSecTime, ExifTag.offsetTime)
      }
    }
  }

  /// Reads `2008:05:30 15:56:01`; other separators, and blanks in place of leading zeros, occur and are read too.
  ///
  /// Hour 24 is midnight of the same day: Android's own gallery, and cameras based on it, write the hours of a day as 1
  /// to 24 (`com.android.gallery3d.exif.ExifInterface`: `yyyy:MM:dd kk:mm:ss`).
  ///
  /// A time without seconds isn't read: in `2003-09-05T16:30+02:00` the zone is where the seconds would be.
  static func time(_ text: String, subsecond: String? = nil, offsetMinutes: Int? = nil) -> CaptureTime? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      var hasDigit = false
      for byte in bytes[range] {
        if byte == UInt8(ascii: " "), !hasDigit { continue }
        guard byte.isASCIIDigit else { return nil }
        hasDigit = true
        value = value * 10 + Int(byte - 0x30)
      }
      return hasDigit ? value : nil
    }
    func isDigit(_ index: Int) -> Bool { bytes[index].isASCIIDigit }
    let isSeparated = !(isDigit(4) || isDigit(7) || isDigit(10) || isDigit(13) || isDigit(16))
    // A sign after the minutes begins a zone, unless the same sign separates hours and minutes.
    let isZone = bytes[16] == UInt8(ascii: "+") || bytes[16] == UInt8(ascii: "-") && bytes[13] != bytes[16]
    guard isSeparated, !isZone, let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let written = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
    else { return nil }
    let hour = written == 24 ? 0 : written
    guard bytes.count > 19 else {
      return CaptureTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second, subsecond: subsecond,
        offsetMinutes: offsetMinutes)
    }
    // XMP's notation occurs too: a fraction and an offset after the seconds.
    var rest = String(decoding: bytes[19...], as: UTF8.self)[...]
    var fraction: String?
    if rest.first == "." || rest.first == "," {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      fraction = digits.isEmpty ? nil : String(digits.prefix(9))
      rest = rest.dropFirst(digits.count + 1)
    }
    return CaptureTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      subsecond: subsecond ?? fraction, offsetMinutes: offsetMinutes ?? zone(rest))
  }

  /// Whether a text states a day of the calendar, and a time that is blank as a whole or in part.
  static func lacksTime(_ text: String) -> Bool {
    let rest = text.dropFirst(10)
    guard time(String(text.prefix(10)) + " 00:00:00") != nil,
      rest.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") || $0.isASCIIDigit })
    else { return false }
    return rest.split(separator: ":", omittingEmptySubsequences: false).contains { field in
      field.allSatisfy { $0 == " " }
    }
  }

  /// Returns the offset in minutes of the zone after a time: as XMP writes it, or with a blank before it or without a
  /// colon, as ISO 8601 allows; nil if there is none.
  static func zone(_ text: Substring) -> Int? {
    let text = text.drop { $0 == " " }
    guard let sign = text.first, sign == "+" || sign == "-" else { return offsetMinutes(String(text)) }
    switch text.utf8.count {
    case 3: return offsetMinutes(text + ":00")
    case 5: return offsetMinutes(text.prefix(3) + ":" + text.suffix(2))
    default: return offsetMinutes(String(text))
    }
  }

  /// Whether a text has EXIF's form of an offset, such as `+09:00`: sign, colon and at least one ASCII digit.
  ///
  /// Other notations, such as `+0900` or `UTC+9`, and digits of other alphabets don't have it.
  static func hasOffsetForm(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 6 && !bytes.dropFirst().contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "-") })
      && (bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"))
      && bytes[3] == UInt8(ascii: ":") && bytes.contains { $0.isASCIIDigit }
  }

  /// Whether a time zone can have had this offset, in minutes, since 1980.
  ///
  /// Offsets since then lie from -12 to +14 hours, with 0, 30 or 45 minutes (IANA time zone database). Kiritimati
  /// used -10:40 until 1979, and Guyana -03:45 until 1975.
  static func isZone(_ minutes: Int) -> Bool {
    (-720...840).contains(minutes) && [0, 30, 45].contains(abs(minutes) % 60)
  }

  /// Reads `+09:00`, up to 14 hours in either direction, and `Z` as 0; nil for other texts.
  static func offsetMinutes(_ text: String) -> Int? {
    if text == "Z" { return 0 }
    if text.isEmpty { return nil }
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":"), [1, 2, 4, 5].allSatisfy({ bytes[$0].isASCIIDigit }),
      let hours = Int(text.dropFirst().prefix(2)),
      let minutes = Int(text.suffix(2)), (0...14).contains(hours), (0...59).contains(minutes),
      hours < 14 || minutes == 0
    else { return nil }
    return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }

  /// Returns the seconds between two moments: by instants if both have one, else by their clocks.
  static func seconds(from first: CaptureTime, to second: CaptureTime) -> Int {
    if let start = first.utcSeconds, let end = second.utcSeconds { return end - start }
    return second.clockSeconds - first.clockSeconds
  }
}
