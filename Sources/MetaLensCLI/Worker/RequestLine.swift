import MetaLensKit
import MetaLensPlatform

/// The line with which a request begins (Docs/Worker.md).
///
/// The first byte shows the line's kind, and a count before the object says how many bytes follow. So the next request
/// can be found without reading the object, and no mistake in it makes the worker lose its place.
struct RequestLine {
  /// The longest line that is read, in bytes: a path has at most 4,096, and twice that in hexadecimal.
  static let maximumBytes = 1 << 16
  static let maximumIDBytes = 256
  /// More digits than any number of bytes has.
  private static let maximumDigits = 18

  /// The number of bytes of a photo that follow the line; nil if the line names a file.
  let byteCount: Int?
  /// The object's text.
  private let object: ArraySlice<UInt8>
  private let isWhole: Bool

  /// Parses a line; nil if it doesn't begin like a request.
  ///
  /// - Parameters:
  ///   - line: the line without its line break, as far as it was kept.
  ///   - isWhole: whether the whole line was kept.
  init?(_ line: [UInt8], isWhole: Bool) {
    self.isWhole = isWhole
    if line.first == UInt8(ascii: "{") {
      byteCount = nil
      object = line[...]
      return
    }
    let digits = line.prefix(Self.maximumDigits + 1).prefix { $0.isASCIIDigit }
    let rest = line[digits.endIndex...]
    guard digits.count <= Self.maximumDigits, rest.starts(with: [UInt8(ascii: " "), UInt8(ascii: "{")]),
      let count = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    byteCount = count
    object = rest.dropFirst()
  }

  /// Returns the id and path in the object; throws if the object isn't a valid request.
  func photo() throws(Mistake) -> (id: String?, path: SystemPath) {
    guard isWhole else { throw Mistake(reason: .lineTooLong) }
    // NUL would be read as a blank, and bytes that aren't UTF-8 as another path.
    guard !object.contains(0), let text = String(validating: object, as: UTF8.self),
      let members = JSONReader.wholeObject(of: text)
    else { throw Mistake(reason: .notJSON) }
    let id = try Self.id(members["id"])
    do throws(WorkerRefusal.Reason) {
      return (id, try path(members))
    } catch {
      throw Mistake(id: id, reason: error)
    }
  }

  /// What is wrong with an object, and its id if it has a valid one.
  struct Mistake: Error {
    var id: String?
    var reason: WorkerRefusal.Reason
  }

  private static func id(_ value: JSONValue?) throws(Mistake) -> String? {
    guard let value else { return nil }
    guard let id = value.stringValue, id.utf8.count <= maximumIDBytes else {
      throw Mistake(reason: .invalidValue("id"))
    }
    return id
  }

  private func path(_ members: [String: JSONValue]) throws(WorkerRefusal.Reason) -> SystemPath {
    let key = byteCount == nil ? "path" : "name"
    let bytesKey = key + "Bytes"
    for other in members.keys.sorted() where !["id", key, bytesKey].contains(other) {
      throw .unknownKey(other)
    }
    let bytes: [UInt8]
    if let value = members[bytesKey] {
      guard let decoded = value.stringValue.flatMap(SystemPath.init(hexadecimal:)) else {
        throw .invalidValue(bytesKey)
      }
      bytes = decoded.bytes
    } else if let value = members[key] {
      guard let text = value.stringValue else { throw .invalidValue(key) }
      // The replacement character represents bytes that text can't contain, and would name another file.
      guard !text.unicodeScalars.contains("\u{FFFD}") else { throw .notText(bytesKey) }
      bytes = Array(text.utf8)
    } else {
      throw .missingKey(key)
    }
    // The system would end the path at NUL.
    guard !bytes.isEmpty, !bytes.contains(0) else {
      throw .invalidValue(members[bytesKey] == nil ? key : bytesKey)
    }
    return SystemPath(bytes: bytes)
  }
}
