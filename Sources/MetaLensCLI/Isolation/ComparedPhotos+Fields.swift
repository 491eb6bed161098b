import MetaLensKit
import MetaLensRendering

extension ComparedPhotos {
  /// The maximum size of a format's name or a digest, in bytes.
  private static let maximumWord = 200

  /// The comparison as a field of a message.
  var bytes: [UInt8] {
    var fields = [areSameBytes, isSamePicture, areSameCoefficients].map { Self.bytes($0) }
    fields.append(firstDifference.map { Self.fields(of: $0) } ?? [])
    let held: [UInt8] = heldPicture.map { Self.fields(of: $0) } ?? []
    let camera: [UInt8] = origin.camera.map { Self.fields(of: $0) } ?? []
    let answers = [areSamePreviews, areLookingAlike].map { Self.bytes($0) }
    let looks: [UInt8] = uncomparedLooks.map { Self.fields(of: $0) } ?? []
    fields.append(
      WireFields.bytes(answers + [held, camera, WireFields.text(origin.moment?.iso8601), looks]))
    fields += files.map { file in
      let words = [String(file.byteCount), file.format, file.sha256 ?? ""].map { Array($0.utf8) }
      return WireFields.bytes(
        words + [Self.bytes(file.holdsJPEG), WireFields.text(file.picture?.rawValue)])
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
    guard let fields = WireFields.read(Array(bytes), maximum: 7 + Self.headings.count),
      fields.count == 7 + Self.headings.count,
      case let place = Self.firstDifference(fields[3]), fields[3].isEmpty == (place == nil),
      let shared = WireFields.read(Array(fields[4]), maximum: 6), shared.count == 6,
      case let held = Self.held(shared[2]), shared[2].isEmpty == (held == nil),
      let origin = Self.origin(shared[3], shared[4]),
      case let looks = Self.looks(shared[5]), shared[5].isEmpty == (looks == nil),
      case let files = fields[5..<7].compactMap(Self.file), files.count == 2,
      case let kinds = fields[7...].compactMap(Self.kind), kinds.count == Self.headings.count
    else { return nil }
    self.init(
      areSameBytes: Self.answer(fields[0]) ?? false, isSamePicture: Self.answer(fields[1]),
      areSameCoefficients: Self.answer(fields[2]), firstDifference: place, kinds: kinds, files: files)
    areSamePreviews = Self.answer(shared[0])
    areLookingAlike = Self.answer(shared[1])
    uncomparedLooks = looks
    heldPicture = held
    self.origin = origin
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

  private static func fields(of held: PhotoComparison.HeldPicture) -> [UInt8] {
    WireFields.bytes([
      bytes(held.isInFirst), Array(held.role.rawValue.utf8), WireFields.number(held.offset),
      WireFields.number(held.byteCount), fields(of: held.place),
    ])
  }

  private static func fields(of camera: PhotoComparison.Origin.Camera) -> [UInt8] {
    WireFields.bytes([
      Array(camera.make.utf8), WireFields.text(camera.model), Array(camera.serial.utf8),
    ])
  }

  private static func fields(of looks: PhotoComparison.UncomparedLooks) -> [UInt8] {
    WireFields.bytes([WireFields.text(looks.first?.rawValue), WireFields.text(looks.second?.rawValue)])
  }

  /// Returns what kept the looks from being compared; nil if nothing did or the field contains something else.
  private static func looks(_ bytes: ArraySlice<UInt8>) -> PhotoComparison.UncomparedLooks? {
    guard let fields = WireFields.read(Array(bytes), maximum: 2), fields.count == 2,
      let first = fields[0].wireOptionalText, let second = fields[1].wireOptionalText,
      case let one = first.flatMap(PhotoComparison.LooksObstacle.init(rawValue:)),
      case let other = second.flatMap(PhotoComparison.LooksObstacle.init(rawValue:)),
      (one == nil) == (first == nil), (other == nil) == (second == nil)
    else { return nil }
    return PhotoComparison.UncomparedLooks(first: one, second: other)
  }

  /// Returns the held picture; nil if there is none or the field contains something else.
  private static func held(_ bytes: ArraySlice<UInt8>) -> PhotoComparison.HeldPicture? {
    guard let fields = WireFields.read(Array(bytes), maximum: 5), fields.count == 5,
      let isInFirst = answer(fields[0]),
      let role = fields[1].wireText.flatMap(EmbeddedPicture.Role.init(rawValue:)),
      let offset = fields[2].wireNumber, offset >= 0, let count = fields[3].wireNumber, count >= 0,
      case let part = place(fields[4]), fields[4].isEmpty == (part == nil)
    else { return nil }
    return PhotoComparison.HeldPicture(
      isInFirst: isInFirst, role: role, offset: offset, byteCount: count, place: part)
  }

  /// Nil where a field holds something else.
  private static func origin(
    _ camera: ArraySlice<UInt8>, _ moment: ArraySlice<UInt8>
  ) -> PhotoComparison.Origin? {
    guard let text = moment.wireOptionalText, case let time = text.flatMap(CaptureTime.init(iso8601:)),
      (time == nil) == (text == nil)
    else { return nil }
    guard !camera.isEmpty else { return PhotoComparison.Origin(moment: time) }
    guard let fields = WireFields.read(Array(camera), maximum: 3), fields.count == 3,
      let make = fields[0].wireText, let model = fields[1].wireOptionalText, let serial = fields[2].wireText
    else { return nil }
    return PhotoComparison.Origin(
      camera: PhotoComparison.Origin.Camera(make: make, model: model, serial: serial), moment: time)
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
    guard let fields = WireFields.read(Array(bytes), maximum: 5), fields.count == 5,
      let count = fields[0].wireNumber, count >= 0, fields[1].count <= maximumWord,
      fields[2].count <= maximumWord,
      let format = fields[1].wireText, let digest = fields[2].wireText,
      let kind = fields[4].wireOptionalText,
      case let picture = kind.flatMap(PhotoInspection.PictureKind.init(rawValue:)),
      (picture == nil) == (kind == nil)
    else { return nil }
    return File(
      byteCount: count, format: format, sha256: digest.isEmpty ? nil : digest,
      holdsJPEG: answer(fields[3]) ?? false, picture: picture)
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
