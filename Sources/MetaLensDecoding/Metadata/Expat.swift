import MetaLensBytes
import MetaLensFacts
internal import CLibExpat
internal import CMetaLensShims

// All unsafe code for libexpat is in this file.

/// libexpat's parser for one XML document; owns it.
///
/// `XMLTreeBuilder` resolves namespaces, not libexpat: for libexpat, a prefix without a namespace ends the packet, it
/// copies a namespace's URI once for each attribute, and it takes 40 % longer with namespaces
/// (Docs/Measurements/XMPParser.md).
@safe
struct Expat: ~Copyable {
  private let parser: OpaquePointer
  private let collector: ExpatCollector

  /// Begins a document; nil if there is no memory.
  init?(limits: ExpatLimits) {
    guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
    unsafe self.parser = parser
    collector = unsafe ExpatCollector(parser, limits: limits)
    // The collector lives as long as the parser: this value owns both.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data = unsafe data, let name = unsafe name else { return }
        unsafe ExpatCollector.of(data).start(name, attributes)
      },
      { data, _ in
        guard let data = unsafe data else { return }
        unsafe ExpatCollector.of(data).end()
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data = unsafe data else { return }
      unsafe ExpatCollector.of(data).add(UnsafeRawBufferPointer(start: text, count: Int(count)))
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      guard let data = unsafe data else { return }
      let collector = unsafe ExpatCollector.of(data)
      collector.stop(.documentType(offset: collector.offset))
    }
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads the document, and returns what was read before a failure.
  ///
  /// The document is passed in one piece, since libexpat before 2.6 reads a long token from its beginning again with
  /// each piece. Only white space and a packet's last line, which begin at `padding`, are passed as a second piece, and
  /// aren't read if the document's element ends directly before them (``XMPPadding``).
  consuming func read(_ bytes: ArraySlice<UInt8>, padding: Int? = nil)
    -> (events: [ExpatEvent], failure: ExpatFailure?)
  {
    // libexpat counts in Int32, and doubles its buffer.
    guard bytes.count < 1 << 29 else { return ([], .tooManyParts(offset: 0)) }
    var rest = bytes
    var isFine = true
    if let padding, bytes.indices.contains(padding) {
      isFine = parse(bytes[..<padding], isLast: false)
      rest = collector.elementEnd == padding - bytes.startIndex ? [] : bytes[padding...]
    }
    isFine = isFine && parse(rest, isLast: true)
    if !isFine {
      let code = unsafe XML_GetErrorCode(parser)
      let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
      collector.stop(.notWellFormed(words ?? "error \(code.rawValue)", offset: collector.offset))
    }
    return (collector.events, collector.failure)
  }

  /// Returns the end of a text without its trailing white space (XML 1.0, production 3).
  static func endBeforeWhiteSpace(of text: ArraySlice<UInt8>) -> Int {
    text.startIndex
      + (unsafe text.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe metalens_without_white_space(start, buffer.count)
      })
  }

  private borrowing func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), isLast ? 1 : 0)
    } == XML_STATUS_OK
  }
}

/// Collects what libexpat's handlers receive, within the limits.
@safe
private final class ExpatCollector {
  private(set) var events: [ExpatEvent] = []
  private(set) var failure: ExpatFailure?
  /// The offset of the end of the document's element, in bytes of the document.
  private(set) var elementEnd: Int?
  private let parser: OpaquePointer
  private let limits: ExpatLimits
  private var depth = 0
  private var parts = 0
  private var text: [UInt8] = []
  /// Whether the text so far directly follows its element's start tag.
  private var isBehindStart = false

  init(_ parser: OpaquePointer, limits: ExpatLimits) {
    unsafe self.parser = parser
    self.limits = limits
  }

  static func of(_ data: UnsafeMutableRawPointer) -> ExpatCollector {
    unsafe Unmanaged<ExpatCollector>.fromOpaque(data).takeUnretainedValue()
  }

  var offset: Int { max(0, Int(unsafe XML_GetCurrentByteIndex(parser))) }

  /// Stops reading; the first reason is kept.
  func stop(_ reason: ExpatFailure) {
    guard failure == nil else { return }
    failure = reason
    // libexpat harmlessly refuses this call if it has itself failed.
    _ = unsafe XML_StopParser(parser, 0)
  }

  func start(_ name: UnsafePointer<CChar>, _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    // libexpat still reports the end of an empty element after it was stopped.
    guard failure == nil else { return }
    flush(beforeElement: true)
    let offset = offset
    guard depth < limits.nesting else { return stop(.tooDeep(offset: offset)) }
    parts += 1
    var attributes: [ExpatEvent.Attribute] = []
    var index = 0
    // Names and values alternate; a null pointer follows the last.
    while let values = unsafe values, let name = unsafe values[index], let value = unsafe values[index + 1] {
      parts += 1
      guard parts <= limits.parts else { return stop(.tooManyParts(offset: offset)) }
      unsafe attributes.append(.init(name: cut(name), value: cut(value)))
      index += 2
    }
    guard parts <= limits.parts else { return stop(.tooManyParts(offset: offset)) }
    unsafe events.append(.start(name: cut(name), attributes: attributes, offset: offset))
    depth += 1
    isBehindStart = true
  }

  func end() {
    guard failure == nil else { return }
    flush(beforeElement: false)
    events.append(.end)
    depth -= 1
    isBehindStart = false
    if depth == 0 { elementEnd = offset + Int(unsafe XML_GetCurrentByteCount(parser)) }
  }

  func add(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil, depth > 0 else { return }
    let room = max(0, limits.textBytes + 1 - text.count)
    // One byte more than is kept shows that a text is cut.
    unsafe text.append(contentsOf: bytes.prefix(room))
  }

  private func flush(beforeElement: Bool) {
    guard !text.isEmpty else { return }
    // White space is an element's text only if the element contains nothing else.
    let isLayout = beforeElement || !isBehindStart
    if !(isLayout && text.allSatisfy(\.isASCIIWhiteSpace)) {
      events.append(.text(ContainerText.utf8(text[...], limit: limits.textBytes) ?? ""))
    }
    text.removeAll(keepingCapacity: true)
  }

  /// Returns a C string, which libexpat passes in UTF-8 whatever the document's encoding, cut at the limit.
  private func cut(_ start: UnsafePointer<CChar>) -> String {
    let maximum = limits.textBytes
    // One byte more than is kept shows that it is cut.
    let count = unsafe metalens_text_length(start, maximum + 1)
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    if count <= maximum {
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      let mayHaveMarks = unsafe bytes.contains { $0 >= String.minimumMarkByte }
      return mayHaveMarks ? text.withFewMarks : text
    }
    return unsafe ContainerText.utf8(Array(bytes)[...], limit: maximum) ?? ""
  }
}
