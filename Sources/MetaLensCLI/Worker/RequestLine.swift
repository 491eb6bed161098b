import MetaLensKit
import MetaLensPlatform

/// The line that a request begins with (Docs/Worker.md).
///
/// Its first byte tells what kind it is, and a count in front of the object how many bytes follow: where the next request
/// begins is known without a look into the object, so that no mistake in it puts the worker out of step.
struct RequestLine {
  /// The longest line that is looked at, in bytes: paths have 4,096, twice that in hexadecimal.
  static let maximumBytes = 1 << 16
  /// The longest id, in bytes.
  static let maximumIDBytes = 256
  /// More digits than any number of bytes has.
  private static let maximumDigits = 18

  /// How many bytes of a photo follow the line; nil where it names a file.
  let byteCount: Int?
  /// The object's text.
  private let object: ArraySlice<UInt8>
  private let isWhole: Bool

  /// Takes a line apart; nil where it begins as none does.
  ///
  /// - Parameters:
  ///   - line: the line without its line break, as far as it was kept.
  ///   - isWhole: whether all of it was.
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

  /// The photo that the object names, its bytes still to come, and its id.
  func photo() throws(Mistake) -> (id: String?, path: SystemPath) {
    guard isWhole else { throw Mistake(reason: .lineTooLong) }
    // A NUL would be taken for a blank, and what isn't UTF-8 for another path.
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

  /// What is wrong with an object, and the id that it has all the same.
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
      // What stands for bytes that no text holds names another file, if any.
      guard !text.unicodeScalars.contains("\u{FFFD}") else { throw .notText(bytesKey) }
      bytes = Array(text.utf8)
    } else {
      throw .missingKey(key)
    }
    // The system would end a path at its NUL.
    guard !bytes.isEmpty, !bytes.contains(0) else {
      throw .invalidValue(members[bytesKey] == nil ? key : bytesKey)
    }
    return SystemPath(bytes: bytes)
  }
}
