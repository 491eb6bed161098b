import MetaLensKit
import MetaLensPlatform
import MetaLensRendering

/// The first message to a process that reads photos: how photos are analyzed, and how rows are written.
struct ReaderSettings: Sendable, Equatable {
  var depth = AnalysisDepth.pixels
  var hashing = true
  var redact = false
  var format = OutputFormat.json
  var language = Language.english
  /// The terminal's width in columns; nil if there is none.
  var columns: Int?
  var isWide = false
  var isPainted = false
  var sort = SortOrder.path
  var choice = RowFilter()
  /// Whether reports are wanted instead of rows: for a store, and for pages.
  var wantsReports = false
  /// Whether the picture is wanted with the report.
  var wantsPictures = false
  /// Whether what shows a photo's relatives is wanted with the report.
  var wantsRelatives = false
  /// Whether everything that a page of one photo shows is wanted; the photo comes as bytes with a name.
  var wantsExhibits = false
  /// Whether each request contains two photos to compare.
  var wantsComparisons = false
  /// The factor by which one photo may cost more than usual.
  var factor = 1
  var maximumFileBytes = ReadLimits().fileBytes
  var maximumMemoryBytes = ReadLimits().memoryBytes
  /// How many seconds a photo may take, before those that its size adds.
  var seconds = Self.usualSeconds
  var prior: Double?
  var model: [UInt8] = []
  var includesShipped = true
  var signatures: [[UInt8]] = []
  /// The path of the library that checks Content Credentials; empty to search the usual places.
  var library: [UInt8] = []
  /// The trust anchors; empty if none were named.
  var anchors: [UInt8] = []

  static let usualSeconds = 60
  /// The maximum number of tables of signatures.
  private static let maximumTables = 1000
  /// The Boolean settings, in the order in which a message carries them.
  private static let switches: [any WritableKeyPath<Self, Bool> & Sendable] = [
    \.hashing, \.redact, \.isWide, \.isPainted, \.wantsReports, \.wantsPictures, \.includesShipped,
    \.wantsRelatives, \.wantsExhibits, \.wantsComparisons, \.choice.showsFailed,
  ]
  /// The number of text fields: twelve, and the switches.
  private static let fieldCount = 12 + switches.count
  /// The number of byte fields after them: the model, the library's path, the trust anchors.
  private static let blobCount = 3

  /// The number of bytes of address space that a reader may use.
  ///
  /// The largest photo that is held in memory fits, with a second copy of its picture's part, its coefficients and what
  /// is made of them.
  var memoryBytes: Int { min(factor, 16) * (4 << 30) }

  /// Returns how many seconds a photo of a size may take: one more for each megabyte, for a slow disk.
  func seconds(for byteCount: Int) -> Int { seconds + byteCount >> 20 }

  /// The limits on what reading one photo may cost.
  var limits: ReadLimits {
    var limits = ReadLimits().raised(by: factor)
    limits.fileBytes = maximumFileBytes
    limits.memoryBytes = maximumMemoryBytes
    return limits
  }

  /// The maximum size of a request in bytes: one photo, or two, and what precedes them.
  var maximumRequest: Int { limits.memoryBytes * (wantsComparisons ? 2 : 1) + (1 << 20) }

  init() {}

  /// The settings as a message.
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

  /// Reads a message; nil if it isn't one of this version.
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
    choice = RowFilter(
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

  /// Adds what a command states on how photos are read; throws if a table can't be read.
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

  /// The service that analyzes with these settings; nil if a table is invalid.
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

  /// The renderer that writes rows with these settings.
  var renderer: BatchRenderer {
    BatchRenderer(
      format: format,
      table: TableReport(
        columns: columns, isWide: isWide, language: language, paint: Paint(isEnabled: isPainted)),
      page: BatchPage(reading: ReadingChoice(redact: redact), language: language),
      limits: limits)
  }
}
