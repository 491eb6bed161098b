import MetaLensKit
import MetaLensRendering

extension ComparedPhotos {
  /// The maximum size of a format's name or a digest, in bytes.
  private static let maximumWord = 200

  /// The comparison as a field of a message.
  var bytes: [UInt8] {
    var fields = [areSameBytes, isSamePicture, areSameCoefficients].map { Self.bytes($0) }
    fields.append(firstDifference.map { Self.fields(of: $0) } ?? [])
    fields += files.map { file in
      let words = [String(file.byteCount), file.format, file.sha256 ?? ""].map { Array($0.utf8) }
      return WireFields.bytes(words + [Self.bytes(file.holdsJPEG)])
    }
    fields += kinds.map { kind in
      let rows: [[UInt8]] = kind.shown.flatMap { row -> [[UInt8]] in
        [
          Array(row.name.utf8), WireFields.text(row.first), WireFields.text(row.second),
          WireFields.number(row.differsFrom),
        ]
      }
      return WireFields.bytes([WireFields.number(kind.count)] + rows)
    }
    return WireFields.bytes(fields)
  }

  /// Reads a field; nil if it doesn't contain a comparison.
  init?(bytes: ArraySlice<UInt8>) {
    guard let fields = WireFields.read(Array(bytes), maximum: 6 + Self.headings.count),
      fields.count == 6 + Self.headings.count,
      case let place = Self.firstDifference(fields[3]), fields[3].isEmpty == (place == nil),
      case let files = fields[4..<6].compactMap(Self.file), files.count == 2,
      case let kinds = fields[6...].compactMap(Self.kind), kinds.count == Self.headings.count
    else { return nil }
    self.init(
      areSameBytes: Self.answer(fields[0]) ?? false, isSamePicture: Self.answer(fields[1]),
      areSameCoefficients: Self.answer(fields[2]), firstDifference: place, kinds: kinds, files: files)
  }

  private static func bytes(_ answer: Bool?) -> [UInt8] { answer.map { $0 ? [1] : [0] } ?? [] }

  private static func answer(_ bytes: ArraySlice<UInt8>) -> Bool? { bytes.first.map { $0 == 1 } }

  private static func fields(of difference: PhotoComparison.FirstDifference) -> [UInt8] {
    WireFields.bytes([
      WireFields.number(difference.offset), fields(of: difference.first), fields(of: difference.second),
    ])
  }

  private static func fields(of place: PhotoComparison.FirstDifference.Place?) -> [UInt8] {
    guard let place else { return [] }
    return WireFields.bytes([
      Array(place.kind.rawValue.utf8), WireFields.number(place.number), Array(place.name.utf8),
    ])
  }

  /// Returns the first difference; nil if there is none or the field contains something else.
  private static func firstDifference(_ bytes: ArraySlice<UInt8>) -> PhotoComparison.FirstDifference? {
    guard let fields = WireFields.read(Array(bytes), maximum: 3), fields.count == 3,
      let offset = fields[0].wireNumber, offset >= 0, case let first = place(fields[1]),
      fields[1].isEmpty == (first == nil), case let second = place(fields[2]),
      fields[2].isEmpty == (second == nil)
    else { return nil }
    return PhotoComparison.FirstDifference(offset: offset, first: first, second: second)
  }

  private static func place(_ bytes: ArraySlice<UInt8>) -> PhotoComparison.FirstDifference.Place? {
    guard let fields = WireFields.read(Array(bytes), maximum: 3), fields.count == 3,
      let kind = fields[0].wireText.flatMap(PhotoComparison.FirstDifference.Place.Kind.init(rawValue:)),
      let number = fields[1].wireOptionalNumber, let name = fields[2].wireText
    else { return nil }
    return PhotoComparison.FirstDifference.Place(kind: kind, number: number, name: name)
  }

  private static func file(_ bytes: ArraySlice<UInt8>) -> File? {
    guard let fields = WireFields.read(Array(bytes), maximum: 4), fields.count == 4,
      let count = fields[0].wireNumber, count >= 0, fields[1].count <= maximumWord,
      fields[2].count <= maximumWord,
      let format = fields[1].wireText, let digest = fields[2].wireText
    else { return nil }
    return File(
      byteCount: count, format: format, sha256: digest.isEmpty ? nil : digest,
      holdsJPEG: answer(fields[3]) ?? false)
  }

  private static func kind(_ bytes: ArraySlice<UInt8>) -> Kind? {
    guard let fields = WireFields.read(Array(bytes), maximum: 1 + 4 * Kind.maximum), fields.count % 4 == 1,
      let count = fields[0].wireNumber, count >= fields.count / 4
    else { return nil }
    var shown: [Row] = []
    for index in stride(from: 1, to: fields.count, by: 4) {
      guard let name = fields[index].wireText, let first = fields[index + 1].wireOptionalText,
        let second = fields[index + 2].wireOptionalText, let offset = fields[index + 3].wireOptionalNumber
      else { return nil }
      shown.append(Row(name: name, first: first, second: second, differsFrom: offset))
    }
    return Kind(shown: shown, count: count)
  }
}
