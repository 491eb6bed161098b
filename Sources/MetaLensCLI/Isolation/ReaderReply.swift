import MetaLensKit
import MetaLensRendering

/// The answer of a process that reads photos, for one of them.
///
/// The receiver treats it as data from the photo: a photo that took over a library in that process may have written it.
enum ReaderReply: Sendable {
  /// A row, and what is counted for it.
  case row(BatchStep.Row)
  case photo(ReadPhoto)
  /// The comparison of two photos, and their pictures.
  case comparison(ComparedPhotos, ReadPicture, ReadPicture)
  case failure(MetaLensError.Code, detail: String)

  /// The errors that such a process may report; the requesting process determines all others itself.
  private static let failures: Set<MetaLensError.Code> = [
    .emptyFile, .notAPhoto, .unsupportedFormat, .truncated, .malformed, .tooLarge, .changedWhileRead,
    .readFailed, .permissionDenied, .notRegularFile, .outOfMemory,
  ]
  private static let maximumDetail = 1 << 12
  private enum Kind: UInt8 {
    case row = 1
    case photo, failure, comparison
  }

  /// The reply as a message.
  var bytes: [UInt8] {
    switch self {
    case .row(let row):
      let counted: [String] =
        switch row.outcome {
        case .report(let badge, let verdict, let score):
          [badge.rawValue, verdict?.rawValue ?? "", String(score)]
        case .failure: ["", "", ""]
        }
      let order = row.order?.fields ?? []
      return WireFields.bytes(
        [[Kind.row.rawValue]] + counted.map { Array($0.utf8) }
          + [row.bytes == nil ? [] : [1], row.bytes ?? []] + order)
    case .photo(let photo):
      return WireFields.bytes([
        [Kind.photo.rawValue], photo.report.stored, photo.dates.wire,
        WireFields.bytes(photo.picture.fields), WireFields.bytes(photo.thumbnail.fields),
        photo.traits?.bytes ?? [],
      ])
    case .comparison(let compared, let first, let second):
      return WireFields.bytes([
        [Kind.comparison.rawValue], compared.wire, WireFields.bytes(first.fields),
        WireFields.bytes(second.fields),
      ])
    case .failure(let code, let detail):
      return WireFields.bytes([
        [Kind.failure.rawValue], Array(code.rawValue.utf8), Array(detail.utf8.prefix(Self.maximumDetail)),
      ])
    }
  }

  /// Reads a message; nil if it isn't a reply that the settings allow.
  init?(_ bytes: [UInt8], to settings: ReaderSettings) {
    guard let fields = WireFields.read(bytes, maximum: 16),
      let kind = fields.first?.wireKind.flatMap(Kind.init(rawValue:))
    else { return nil }
    switch kind {
    case .failure:
      guard fields.count == 3, let name = fields[1].wireText, fields[2].count <= Self.maximumDetail,
        case let code = MetaLensError.Code(rawValue: name), Self.failures.contains(code)
      else { return nil }
      self = .failure(code, detail: String(decoding: fields[2], as: UTF8.self))
    case .photo:
      guard case .photo(let wishes) = settings.answer, fields.count == 6,
        let report = OriginalityReport(stored: Array(fields[1])), let dates = [DatedClaim](wire: fields[2]),
        dates.count <= DatedClaims.limit,
        let picture = ReadPicture(nested: fields[3], maximum: wishes.side),
        let thumbnail = ReadPicture(nested: fields[4]), case let traits = RelativeTraits(bytes: fields[5])
      else { return nil }
      // Nothing is taken that wasn't asked for.
      let hasPictures = wishes.standIn(at: settings.depth) == nil
      let hasDetails = wishes.contains(.details)
      guard wishes.contains(.relatives) == (traits != nil), hasDetails || dates.isEmpty,
        hasPictures || picture == .notDecoded, hasPictures && hasDetails || thumbnail == .notDecoded
      else { return nil }
      self = .photo(
        ReadPhoto(report: report, dates: dates, picture: picture, thumbnail: thumbnail, traits: traits))
    case .comparison:
      guard settings.answer == .comparison, fields.count == 4,
        let compared = ComparedPhotos(wire: fields[1]),
        let first = ReadPicture(nested: fields[2]), let second = ReadPicture(nested: fields[3])
      else { return nil }
      self = .comparison(compared, first, second)
    case .row:
      guard settings.answer == .row, fields.count >= 6,
        let badge = fields[1].wireText.flatMap(Badge.init),
        let verdict = fields[2].wireText, let score = fields[3].wireNumber, (0...100).contains(score)
      else { return nil }
      let kind = Verdict.Kind(rawValue: verdict)
      guard verdict.isEmpty == (kind == nil) else { return nil }
      var row = BatchStep.Row(
        outcome: .report(badge, kind, score: score), bytes: nil, order: nil, isOutput: false)
      if !fields[4].isEmpty {
        guard RowCheck.isRow(fields[5], of: settings.format, isPainted: settings.isPainted) else {
          return nil
        }
        row.bytes = Array(fields[5])
        if settings.sort != .path {
          guard let order = RowOrder(fields: fields.dropFirst(6)) else { return nil }
          row.order = order
        }
      }
      self = .row(row)
    }
  }
}

extension RowOrder {
  /// The row's place among the others, without the place among the paths.
  var fields: [[UInt8]] { [WireFields.number(number), WireFields.text(text), WireFields.number(score)] }

  init?(fields: ArraySlice<ArraySlice<UInt8>>) {
    let fields = Array(fields)
    // A byte precedes the text.
    guard fields.count == 3, fields[1].count <= Self.maximumTextBytes + 1,
      let score = fields[2].wireNumber, let number = fields[0].wireOptionalNumber,
      let text = fields[1].wireOptionalText
    else { return nil }
    self.init(number: number, text: text, score: score)
  }
}

extension ReadPicture {
  private enum Kind: UInt8 {
    case samples = 1
    case embedded, library, undecodable, notDecoded, absent, packed
  }

  var fields: [[UInt8]] {
    switch self {
    case .samples(let raster, let isEmbedded):
      [
        [(isEmbedded ? Kind.embedded : .samples).rawValue], WireFields.number(raster.width),
        WireFields.number(raster.height), raster.samples,
      ]
    case .byLibrary(let format, let orientation, let choice):
      [
        [Kind.library.rawValue], Array(format.rawValue.utf8), WireFields.number(orientation),
        Array(choice.rawValue.utf8),
      ]
    case .undecodable: [[Kind.undecodable.rawValue]]
    case .notDecoded: [[Kind.notDecoded.rawValue]]
    case .absent: [[Kind.absent.rawValue]]
    case .packed: [[Kind.packed.rawValue]]
    }
  }

  /// Reads a picture whose fields are nested in one field; nil if it isn't one.
  fileprivate init?(nested bytes: ArraySlice<UInt8>, maximum: Int = ReadPicture.maximumSide) {
    guard let fields = WireFields.read(Array(bytes), maximum: 4) else { return nil }
    self.init(fields[...], maximum: maximum)
  }

  /// Reads a picture; nil if there are no fields, or no picture whose sides have at most `maximum` pixels.
  init?(_ fields: ArraySlice<ArraySlice<UInt8>>, maximum: Int) {
    let fields = Array(fields)
    let kind = fields.first?.wireKind.flatMap(Kind.init(rawValue:))
    switch kind {
    case .samples, .embedded:
      guard fields.count == 4, let width = fields[1].wireNumber, let height = fields[2].wireNumber,
        (1...maximum).contains(width), (1...maximum).contains(height),
        case let raster = ColourRaster(width: width, height: height, samples: Array(fields[3])),
        !raster.isEmpty
      else { return nil }
      self = .samples(raster, isEmbedded: kind == .embedded)
    case .library:
      guard fields.count == 4, let format = fields[1].wireText, let orientation = fields[2].wireNumber,
        let choice = fields[3].wireText.flatMap(PictureChoice.init(rawValue:))
      else { return nil }
      self = .byLibrary(PhotoFormat(rawValue: format), orientation: orientation, choice)
    case .undecodable: self = .undecodable
    case .notDecoded: self = .notDecoded
    case .absent: self = .absent
    case .packed: self = .packed
    case nil: return nil
    }
  }
}
