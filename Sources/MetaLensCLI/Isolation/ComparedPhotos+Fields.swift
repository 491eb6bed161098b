import MetaLensKit
import MetaLensRendering

extension ComparedPhotos {
  /// A format's name or a digest at most, in bytes.
  private static let mostWord = 200

  /// As a field of a message.
  var bytes: [UInt8] {
    var fields = [areSameBytes, isSamePicture, areSameCoefficients].map { Self.bytes($0) }
    fields += files.map { file in
      WireFields.bytes([String(file.byteCount), file.format, file.sha256 ?? ""].map { Array($0.utf8) })
    }
    fields += kinds.map { kind in
      WireFields.bytes(
        [Array(String(kind.count).utf8)]
          + kind.shown.flatMap { [Array($0.name.utf8), Self.bytes($0.first), Self.bytes($0.second)] })
    }
    return WireFields.bytes(fields)
  }

  /// Reads a field; nil where it holds no comparison.
  init?(bytes: ArraySlice<UInt8>) {
    guard let fields = WireFields.read(Array(bytes), most: 5 + Self.headings.count),
      fields.count == 5 + Self.headings.count,
      case let files = fields[3..<5].compactMap(Self.file), files.count == 2,
      case let kinds = fields[5...].compactMap(Self.kind), kinds.count == Self.headings.count
    else { return nil }
    self.init(
      areSameBytes: Self.answer(fields[0]) ?? false, isSamePicture: Self.answer(fields[1]),
      areSameCoefficients: Self.answer(fields[2]), kinds: kinds, files: files)
  }

  private static func bytes(_ answer: Bool?) -> [UInt8] { answer.map { $0 ? [1] : [0] } ?? [] }

  private static func answer(_ bytes: ArraySlice<UInt8>) -> Bool? { bytes.first.map { $0 == 1 } }

  /// A text that may be missing: nothing, or a byte before it.
  private static func bytes(_ text: String?) -> [UInt8] { text.map { [1] + $0.utf8 } ?? [] }

  private static func file(_ bytes: ArraySlice<UInt8>) -> File? {
    guard let fields = WireFields.read(Array(bytes), most: 3), fields.count == 3,
      let count = fields[0].wireNumber, count >= 0, fields[1].count <= mostWord, fields[2].count <= mostWord,
      let format = fields[1].wireText, let digest = fields[2].wireText
    else { return nil }
    return File(byteCount: count, format: format, sha256: digest.isEmpty ? nil : digest)
  }

  private static func kind(_ bytes: ArraySlice<UInt8>) -> Kind? {
    guard let fields = WireFields.read(Array(bytes), most: 1 + 3 * Kind.most), fields.count % 3 == 1,
      let count = fields[0].wireNumber, count >= fields.count / 3
    else { return nil }
    var shown: [PhotoComparison.Difference] = []
    var index = 1
    while index < fields.count {
      guard let name = fields[index].wireText else { return nil }
      var values: [String?] = []
      for field in fields[index + 1...index + 2] {
        guard !field.isEmpty else {
          values.append(nil)
          continue
        }
        guard field.first == 1, let text = field.dropFirst().wireText else { return nil }
        values.append(text)
      }
      shown.append(.init(name: name, first: values[0], second: values[1]))
      index += 3
    }
    return Kind(shown: shown, count: count)
  }
}
