import MetaLensBytes
import MetaLensFacts

/// The values that a maker note's readers have found, and the number of entries that they may still read.
struct NoteReading {
  /// The maximum length of a text in bytes: no serial number, name or identifier of a maker is longer.
  static let maximumTextBytes = 256

  private let exif: ExifFacts
  private var entriesLeft: Int
  private let textBytes: Int
  /// The values found, in the note's order.
  private(set) var values: [MakerNoteFacts.Value] = []

  init(_ exif: ExifFacts, limits: ReadLimits) {
    self.exif = exif
    entriesLeft = limits.entries
    textBytes = min(Self.maximumTextBytes, limits.textBytes)
  }

  /// Calls a reader for each entry of an IFD, within the limit on entries.
  mutating func read(
    _ directory: NoteDirectory, _ reader: (NoteEntry, NoteDirectory, inout NoteReading) -> Void
  ) {
    for index in 0..<directory.count {
      guard entriesLeft > 0 else { return }
      entriesLeft -= 1
      if let entry = directory.entry(index) { reader(entry, directory, &self) }
    }
  }

  /// Adds a value if it has a text.
  mutating func add(_ meaning: MakerNoteFacts.Meaning, _ name: String, _ entry: NoteEntry, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    let offset = exif.fileRange(of: entry.value)?.lowerBound
    values.append(MakerNoteFacts.Value(meaning, tag: entry.tag, name: name, text: text, offset: offset))
  }

  /// Adds a value that has a fixed place in the note, and no tag.
  mutating func add(
    _ meaning: MakerNoteFacts.Meaning, _ name: String, at range: Range<Int>, _ text: String
  ) {
    let offset = exif.fileRange(of: range)?.lowerBound
    values.append(MakerNoteFacts.Value(meaning, tag: nil, name: name, text: text, offset: offset))
  }

  /// Adds an entry's bytes as a text, whatever type it has.
  mutating func add(
    _ meaning: MakerNoteFacts.Meaning, _ name: String, textOf entry: NoteEntry, in directory: NoteDirectory
  ) {
    add(meaning, name, entry, text(directory.raw(entry)))
  }

  mutating func add(
    _ meaning: MakerNoteFacts.Meaning, _ name: String, integerOf entry: NoteEntry, in directory: NoteDirectory
  ) {
    add(meaning, name, entry, directory.integer(entry).map { "\($0)" })
  }

  /// Adds the name of a number, if the list has one.
  mutating func add(
    _ meaning: MakerNoteFacts.Meaning, _ name: String, _ entry: NoteEntry, _ number: Int?,
    in names: NoteText.Names
  ) {
    add(meaning, name, entry, NoteText.name(number, in: names))
  }

  /// Returns a text up to its first NUL, without spaces at its ends; nil if it contains other control characters.
  func text(_ bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes.prefix(textBytes).prefix { $0 != 0 }
    while let last = bytes.last, last == 0x20 { bytes.removeLast() }
    while let first = bytes.first, first == 0x20 { bytes.removeFirst() }
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    return ContainerText.guessed(bytes, limit: textBytes).text
  }
}

/// Formats values as exiftool prints them.
enum NoteText {
  /// The names of a maker's numbers.
  ///
  /// The lists are short, so pairs are used, which need no hashing.
  typealias Names = KeyValuePairs<Int, String>

  /// Returns a number's name in a list; nil if it has none.
  static func name(_ number: Int?, in names: Names) -> String? { names.first { $0.key == number }?.value }

  /// Returns a number's name in a list, or `Unknown` with the number if it has none.
  static func known(_ number: Int, in names: Names) -> String {
    name(number, in: names) ?? "Unknown (\(number))"
  }

  /// Returns year, month and day, and hour, minute and second if they are given: `2026:11:27 10:02:03`.
  static func moment(_ numbers: [Int]) -> String {
    let texts = [numbers[0].padded(4)] + numbers[1...].map { $0.padded(2) }
    return [texts[..<3], texts[3...]].filter { !$0.isEmpty }.map { $0.joined(separator: ":") }
      .joined(separator: " ")
  }

  /// Returns the first day in a text, as `2017:03:10`; makers include a body's day of manufacture in its number.
  ///
  /// Nil if the day can't be a camera's. The meaning of the numbers was found by comparing them; the makers don't
  /// document it.
  static func day(in text: String?) -> String? {
    guard let bytes = text.map({ Array($0.utf8) }), bytes.count >= 10 else { return nil }
    let form = Array("0000:00:00".utf8)
    for start in 0...bytes.count - form.count {
      let found = bytes[start..<start + form.count]
      let hasForm = zip(found, form).allSatisfy { byte, sample in
        sample == UInt8(ascii: ":") ? byte == sample : byte.isASCIIDigit
      }
      guard hasForm else { continue }
      let day = String(decoding: found, as: UTF8.self)
      let numbers = day.split(separator: ":").compactMap { Int($0) }
      guard numbers.count == 3, (1990...2089).contains(numbers[0]), (1...12).contains(numbers[1]),
        (1...31).contains(numbers[2])
      else { return nil }
      return day
    }
    return nil
  }

  /// EXIF's four orientations in which a camera can be held.
  static let turns: Names = [
    1: "Horizontal (normal)", 3: "Rotate 180", 6: "Rotate 90 CW", 8: "Rotate 270 CW",
  ]

  /// Returns a maker's number in hexadecimal: for example `0x1c`; nil if it is negative, which no camera's number is.
  static func hexadecimal(_ number: Int) -> String? {
    number < 0 ? nil : "0x" + String(number, radix: 16)
  }

  /// Returns bytes as numbers separated by full stops: for example `0.1.0.3`.
  static func dotted(_ bytes: some Sequence<UInt8>) -> String { bytes.map { "\($0)" }.joined(separator: ".") }

  /// Returns a version given as text or as four small numbers: `0210`, or 0, 1, 0, 0 as `0100`.
  static func version(_ bytes: ArraySlice<UInt8>) -> String? {
    let bytes = bytes.prefix(8)
    if bytes.count == 4, bytes.allSatisfy({ $0 < 10 }) {
      return bytes.contains { $0 != 0 } ? bytes.map { "\($0)" }.joined() : nil
    }
    let text = bytes.prefix { $0 != 0 }
    return !text.isEmpty && text.allSatisfy({ (0x20...0x7E).contains($0) })
      ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Returns minutes from UTC as `+05:30`; nil outside the range of time zones, -12 to +14 hours.
  static func zone(minutes: Int) -> String? {
    guard (-12 * 60...14 * 60).contains(minutes) else { return nil }
    let size = abs(minutes)
    return (minutes < 0 ? "-" : "+") + (size / 60).padded(2) + ":" + (size % 60).padded(2)
  }
}
