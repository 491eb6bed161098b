import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// What a process that reads photos is told before the first: how photos are analysed, and how rows are written.
struct ReaderSettings: Sendable, Equatable {
  var depth = AnalysisDepth.pixels
  var hashing = true
  var redact = false
  var format = OutputFormat.json
  var language = Language.english
  /// The terminal's width; nil where there is none.
  var columns: Int?
  var isWide = false
  var isPainted = false
  var sort = SortOrder.path
  var choice = RowChoice()
  /// Whether reports are wanted and no rows: for a store, and for pages.
  var wantsReports = false
  /// Whether a report's picture is wanted too.
  var wantsPictures = false
  /// Whether what tells a photo's relatives is wanted beside its report.
  var wantsRelatives = false
  /// Whether all that a page of one photo shows is wanted, of bytes under a name.
  var wantsExhibits = false
  /// Whether each request holds two photos, to be compared.
  var wantsComparisons = false
  /// How many times as much as usual a photo may cost.
  var factor = 1
  var maximumFileBytes = ReadLimits().fileBytes
  var maximumMemoryBytes = ReadLimits().memoryBytes
  /// How long a photo may take.
  var seconds = Self.usualSeconds
  var prior: Double?
  var model: [UInt8] = []
  var includesShipped = true
  var signatures: [[UInt8]] = []
  /// The library that checks Content Credentials; empty where the usual places are looked in.
  var library: [UInt8] = []
  /// The trust anchors; empty where none are given.
  var anchors: [UInt8] = []

  static let usualSeconds = 60
  /// Tables of signatures at most, beside the other fields.
  private static let maximumTables = 1000
  /// The Boolean settings, in the order in which a message carries them.
  private static let switches: [any WritableKeyPath<Self, Bool> & Sendable] = [
    \.hashing, \.redact, \.isWide, \.isPainted, \.wantsReports, \.wantsPictures, \.includesShipped,
    \.wantsRelatives, \.wantsExhibits, \.wantsComparisons, \.choice.showsFailed,
  ]
  /// Fields of text: twelve, and the switches.
  private static let fieldCount = 12 + switches.count
  /// Fields of bytes behind them: the model, the library's path, the trust anchors.
  private static let blobCount = 3

  /// Bytes of address space that a reader may take.
  ///
  /// The largest photo that is held, its picture's part once more, its coefficients and what is made of them fit in.
  var memoryBytes: Int { min(factor, 16) * (4 << 30) }

  /// How long a photo of so many bytes may take, in seconds: one more for each megabyte, for a slow disk.
  func seconds(for byteCount: Int) -> Int { seconds + byteCount >> 20 }

  /// What one photo may cost.
  var limits: ReadLimits {
    var limits = ReadLimits().raised(by: factor)
    limits.fileBytes = maximumFileBytes
    limits.memoryBytes = maximumMemoryBytes
    return limits
  }

  /// Bytes of a request at most: a photo, or two, and what stands before them.
  var maximumRequest: Int { limits.memoryBytes * (wantsComparisons ? 2 : 1) + (1 << 20) }

  init() {}

  /// As a message.
  var bytes: [UInt8] {
    let texts: [String] = [
      depth.rawValue, format.rawValue, language.rawValue, columns.map { String($0) } ?? "", sort.rawValue,
      choice.badges.map(\.rawValue).joined(separator: ","),
      choice.verdicts.map(\.rawValue).joined(separator: ","), String(factor), String(maximumFileBytes),
      String(maximumMemoryBytes), String(seconds), prior.map { "\($0)" } ?? "",
    ]
    let switches = Self.switches.map { self[keyPath: $0] ? "1" : "" }
    return WireFields.bytes(
      (texts + switches).map { Array($0.utf8) } + [model, library, anchors] + signatures)
  }

  /// Reads a message; nil where it is none of this version's.
  init?(_ bytes: [UInt8]) {
    guard let fields = WireFields.read(bytes, maximum: Self.fieldCount + Self.blobCount + Self.maximumTables),
      fields.count >= Self.fieldCount + Self.blobCount
    else { return nil }
    let texts = fields.prefix(Self.fieldCount).compactMap(\.wireText)
    guard texts.count == Self.fieldCount,
      let depth = AnalysisDepth.allCases.first(where: { $0.rawValue == texts[0] }),
      let format = OutputFormat(rawValue: texts[1]), let language = Language(rawValue: texts[2]),
      let sort = SortOrder(rawValue: texts[4]), let factor = Int(texts[7]),
      let maximumFileBytes = Int(texts[8]), let maximumMemoryBytes = Int(texts[9]),
      let seconds = Int(texts[10]),
      texts[11].isEmpty || Double(texts[11]) != nil
    else { return nil }
    (self.depth, self.format, self.language, self.sort) = (depth, format, language, sort)
    columns = Int(texts[3])
    choice = RowChoice(
      badges: Set(texts[5].split(separator: ",").compactMap { Badge(rawValue: String($0)) }),
      verdicts: Set(texts[6].split(separator: ",").compactMap { Verdict.Kind(rawValue: String($0)) }))
    (self.factor, self.maximumFileBytes, self.maximumMemoryBytes) = (
      factor, maximumFileBytes, maximumMemoryBytes
    )
    self.seconds = seconds
    prior = Double(texts[11])
    for (path, text) in zip(Self.switches, texts.dropFirst(12)) { self[keyPath: path] = !text.isEmpty }
    model = Array(fields[Self.fieldCount])
    library = Array(fields[Self.fieldCount + 1])
    anchors = Array(fields[Self.fieldCount + 2])
    signatures = fields.dropFirst(Self.fieldCount + Self.blobCount).map { Array($0) }
  }

  /// Takes over what a command says of how photos are read; throws where a table can't be read.
  mutating func take(
    _ scoring: ScoringSelection, _ signatures: SignatureSelection, _ credentials: CredentialSelection,
    in context: CommandContext
  ) throws(SignatureSelection.Failure) {
    language = context.language
    factor = max(1, Int(context.limits.smallFileShare))
    maximumFileBytes = context.limits.fileBytes
    maximumMemoryBytes = context.limits.memoryBytes
    prior = scoring.prior
    includesShipped = signatures.includesShipped
    library = credentials.library?.absolute(in: .current).bytes ?? []
    let files = context.fileSystem
    if let path = credentials.anchors {
      anchors = try files.table(path, maximum: CredentialChecking.maximumAnchorBytes) { $0 }
    }
    for path in signatures.files {
      self.signatures.append(try files.table(path, maximum: CameraSignatureTable.maximumBytes) { $0 })
    }
    if let path = scoring.file { model = try files.table(path, maximum: ScoreModel.maximumBytes) { $0 } }
  }

  /// What analyses as they say; nil where a table is none.
  var service: PhotoMetadataService? {
    var model = ScoreModel.shipped
    var signatures = CameraSignatures.shipped
    do throws(MetaLensError) {
      if !self.model.isEmpty { model = try ScoreModel(table: String(decoding: self.model, as: UTF8.self)) }
      if !self.signatures.isEmpty || !includesShipped {
        signatures = try CameraSignatures(tables: self.signatures, includingShipped: includesShipped)
      }
    } catch {
      return nil
    }
    return PhotoMetadataService(
      limits: limits, scoreModel: prior.flatMap(model.assuming(prior:)) ?? model, signatures: signatures
    ).checkingCredentials(
      by: CredentialChecking(
        library: library.isEmpty ? nil : SystemPath(bytes: library), anchors: anchors.isEmpty ? nil : anchors)
    )
  }

  /// What writes rows as they say.
  var renderer: BatchRenderer {
    BatchRenderer(
      format: format,
      table: TableReport(
        columns: columns, isWide: isWide, language: language, paint: Paint(isEnabled: isPainted)),
      page: BatchPage(reading: ReadingChoice(redact: redact), language: language),
      limits: limits)
  }
}
