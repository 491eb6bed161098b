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
  /// What is wanted of each photo.
  var answer = Answer.row
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
  var maximumRequest: Int { limits.memoryBytes * (answer == .comparison ? 2 : 1) + (1 << 20) }

  init() {}

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
