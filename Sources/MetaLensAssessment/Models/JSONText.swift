import MetaLensPlatform

/// JSON as text in UTF-8 (RFC 8259), written piece by piece.
struct JSONText: JSONSink, ~Copyable {
  /// Returns what was written, and empties the buffer.
  mutating func take() -> [UInt8] { text.take() }
  // A report takes some 6 kB, and few take over 12 kB.
  private var text = TextBytes(capacity: 12_288)
  let context: OutputContext?
  /// Whether the text has line breaks, with two spaces of indentation per level.
  private let isPretty: Bool
  private var depth = 0
  /// Whether the next value or key is the first in its array or object.
  private var isFirst = true
  /// Whether a key was just written, so that its value goes on the same line.
  private var isAfterKey = false
  /// The size in bytes from which further elements of arrays are left out.
  private let maximumBytes: Int
  /// One bit per open array or object, the innermost last: 1 for an array.
  private var arrays: UInt64 = 0
  /// The depth of nesting inside an element that is left out; 0 outside one.
  private var leftOutDepth = 0
  private var leftOutCount: Int

  /// Begins a text.
  ///
  /// - Parameter leftOutCount: The number of elements that the caller has left out already.
  init(pretty: Bool, context: OutputContext? = nil, leftOutCount: Int = 0) {
    self.leftOutCount = leftOutCount
    isPretty = pretty
    self.context = context
    maximumBytes = context?.maximumBytes ?? .max
  }

  mutating func beginObject() { open(UInt8(ascii: "{"), isArray: false) }
  mutating func endObject() {
    if depth == 1, leftOutCount > 0, leftOutDepth == 0 { tellWhatIsLeftOut() }
    close(UInt8(ascii: "}"))
  }
  mutating func beginArray() { open(UInt8(ascii: "["), isArray: true) }
  mutating func endArray() { close(UInt8(ascii: "]")) }

  mutating func key(_ name: String) {
    guard leftOutDepth == 0 else { return }
    separate()
    quote(name)
    text.append(UInt8(ascii: ":"))
    if isPretty { text.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  mutating func plainKey(_ name: StaticString) {
    guard leftOutDepth == 0 else { return }
    if isPretty {
      separate()
      text.append(key: name)
      text.append(UInt8(ascii: " "))
    } else {
      text.append(key: name, isFirst: isFirst)
      isFirst = false
    }
    isAfterKey = true
  }

  mutating func plainString(_ name: String) {
    guard !isLeftOut() else { return }
    separate()
    text.append(UInt8(ascii: "\""))
    text.append(name)
    text.append(UInt8(ascii: "\""))
  }

  mutating func plainStrings(_ rules: RanRules) {
    // The elements are written one by one if there are line breaks, or if some may be left out.
    guard !isPretty, maximumBytes == .max || text.count + rules.json.count < maximumBytes, leftOutDepth == 0
    else {
      beginArray()
      for id in rules.ids { plainString(id.name) }
      return endArray()
    }
    separate()
    text.append(rules.json)
    isFirst = false
  }

  mutating func null() { word("null") }
  mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
  mutating func integer(_ value: Int) {
    guard !isLeftOut() else { return }
    separate()
    digits(of: value)
  }

  private mutating func digits(of value: Int) {
    guard (0..<100_000_000).contains(value) else { return text.append(value.description) }
    // The digits from the last to the first, one per byte.
    var (rest, digits, count) = (UInt32(truncatingIfNeeded: value), UInt64(0), 0)
    repeat {
      digits = digits << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    text.append(packed: digits, count: count)
  }

  mutating func number(_ value: Double) {
    // Points are usually whole numbers, and finding the shortest decimal form takes ten times as long.
    if let whole = Int(exactly: value), whole.magnitude < 1 << 50, value != 0 || value.sign == .plus {
      guard !isLeftOut() else { return }
      separate()
      if whole < 0 { text.append(UInt8(ascii: "-")) }
      digits(of: Int(whole.magnitude))
      text.append(".0" as StaticString)
    } else if let hundredths = Self.hundredths(value) {
      guard !isLeftOut() else { return }
      separate()
      if hundredths < 0 { text.append(UInt8(ascii: "-")) }
      let (whole, rest) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
      digits(of: whole)
      text.append(UInt8(ascii: "."))
      text.append(UInt8(0x30 + rest / 10))
      if rest % 10 != 0 { text.append(UInt8(0x30 + rest % 10)) }
    } else if value.isFinite {
      guard !isLeftOut() else { return }
      separate()
      text.append(value.description)
    } else {
      null()
    }
  }

  /// Returns the number in hundredths, as weights are; nil if it has more decimals.
  ///
  /// A `Double` preserves a decimal of at most 15 digits, so that no shorter decimal reads back as the same `Double`.
  private static func hundredths(_ value: Double) -> Int? {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e9, hundredths / 100 == value, hundredths != 0 else { return nil }
    return Int(hundredths)
  }

  mutating func string(_ value: String) {
    guard !isLeftOut() else { return }
    separate()
    quote(value)
  }

  mutating func message(_ message: Message, in language: Language) {
    guard !isLeftOut() else { return }
    separate()
    let isAdded = text.append(
      quoted: MessageKey.table.text, part: message.key.part(in: language), with: message.values.pairs,
      unless: Self.escaped)
    if !isAdded { quote(message.text(in: language)) }
  }

  private mutating func word(_ word: StaticString) {
    guard !isLeftOut() else { return }
    separate()
    text.append(word)
  }

  /// Whether a value is left out: an element of an array after the maximum size was reached, or a value inside one.
  private mutating func isLeftOut() -> Bool {
    if leftOutDepth > 0 { return true }
    guard text.count >= maximumBytes, !isAfterKey, arrays & 1 == 1 else { return false }
    leftOutCount += 1
    return true
  }

  /// Writes the last key of the outermost object: the number of elements left out, and how to get them.
  private mutating func tellWhatIsLeftOut() {
    plainKey("leftOut")
    beginObject()
    plainKey("elements")
    integer(leftOutCount)
    plainKey("limit")
    plainString("ReadLimits.outputBytes")
    plainKey("message")
    string(MessageKey.diagnosticOutputCutMessage.text(in: context?.language ?? .english))
    leftOutCount = 0
    endObject()
  }

  private mutating func open(_ bracket: UInt8, isArray: Bool) {
    guard !isLeftOut() else {
      leftOutDepth += 1
      return
    }
    arrays = arrays << 1 | (isArray ? 1 : 0)
    separate()
    text.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    if leftOutDepth > 0 {
      leftOutDepth -= 1
      return
    }
    arrays >>= 1
    depth -= 1
    if !isFirst { breakLine() }
    text.append(bracket)
    isFirst = false
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { text.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    isFirst = false
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    text.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { text.append(UInt8(ascii: " ")) }
  }

  /// Quotes a text according to RFC 8259, section 7.
  ///
  /// U+007F to U+009F, characters that change the direction of text, and invisible characters are escaped too, since
  /// output is read on terminals and pasted into scripts.
  private mutating func quote(_ value: String) {
    guard !text.append(quoted: value, unless: Self.escaped) else { return }
    text.append(UInt8(ascii: "\""))
    escape(value)
    text.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: text.append([UInt8(ascii: "\\"), UInt8(scalar.value)])
      case 0x0A: text.append("\\n" as StaticString)
      case 0x0D: text.append("\\r" as StaticString)
      case 0x09: text.append("\\t" as StaticString)
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
        0xFFF9...0xFFFB:
        text.append("\\u" as StaticString)
        text.append(Hexadecimal.text(Int(scalar.value), digits: 4))
      default:
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(unit) }
      }
    }
  }

  /// The characters that are escaped; C2, D8, E2 and EF are the first bytes of those beyond ASCII.
  private static let escaped = EscapedCharacters(
    beginningWith: Array(0..<0x20) + [0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF], needsEscape)

  /// Whether a byte, with the two after it, begins a character that is escaped.
  private static func needsEscape(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    // U+0080 to U+009F.
    case (0xC2, _): second < 0xA0
    // U+061C.
    case (0xD8, _): second == 0x9C
    // U+200B, 200E, 200F, 2028 to 202E.
    case (0xE2, 0x80): [0x8B, 0x8E, 0x8F].contains(third) || (0xA8...0xAE).contains(third)
    // U+2060 to 206F.
    case (0xE2, 0x81): (0xA0...0xAF).contains(third)
    case (0xE2, _): false
    // U+FEFF, FFF9 to FFFB.
    case (0xEF, 0xBB): third == 0xBF
    case (0xEF, 0xBF): (0xB9...0xBB).contains(third)
    case (0xEF, _): false
    default: true
    }
  }
}

extension JSONValue {
  /// Returns the value as JSON text in UTF-8, with sorted keys; without line breaks unless `pretty` is true.
  public func written(pretty: Bool = false) -> [UInt8] { written(pretty: pretty, for: nil) }

  /// Returns the value as text for a context, which sets the maximum size; elements that were left out before are
  /// counted with those that are left out here.
  package func written(pretty: Bool, for context: OutputContext?, leftOutCount: Int = 0) -> [UInt8] {
    var text = JSONText(pretty: pretty, context: context, leftOutCount: leftOutCount)
    text.value(self)
    return text.take()
  }
}
