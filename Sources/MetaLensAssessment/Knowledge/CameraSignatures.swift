/// A reference of what cameras' own files look like: the one that ships, tables that a person made with `metalens
/// signatures learn`, or both.
///
/// The reference that ships is parsed only when a photo needs it, at depth `structure` or deeper.
public struct CameraSignatures: Sendable {
  private enum Kind: Sendable {
    case shipped
    case index(CameraSignatureIndex)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The reference that ships, measured from real photos (`Knowledge/signatures.tsv`).
  public static let shipped = CameraSignatures(.shipped)

  /// No reference: every camera is unknown.
  public static let none = CameraSignatures(.index(CameraSignatureIndex()))

  /// Reads tables that `metalens signatures learn` made.
  ///
  /// - Parameters:
  ///   - tables: the bytes of each table, at most 64 MiB and 100,000 rows each.
  ///   - includingShipped: whether to use the tables together with the reference that ships, or alone.
  /// - Throws: `MetaLensError` with the code `signaturesInvalid`, whose `detail` names the line.
  public init(tables: [[UInt8]], includingShipped: Bool = true) throws(MetaLensError) {
    if tables.isEmpty {
      self = includingShipped ? .shipped : .none
      return
    }
    var index = CameraSignatureIndex()
    if includingShipped { index.insertShipped() }
    for table in tables {
      do throws(CameraSignatureTable.Fault) {
        try index.insert(table)
      } catch {
        throw MetaLensError(.signaturesInvalid, detail: error.description)
      }
    }
    self.init(.index(index))
  }

  /// The index of all signatures, parsed when it is first needed.
  var index: CameraSignatureIndex {
    switch kind {
    case .shipped: .shipped
    case .index(let index): index
    }
  }

  /// Returns an index with the signatures of the maker that a Make names; it may have other makers' too.
  func index(ofMake make: String) -> CameraSignatureIndex {
    switch kind {
    case .shipped: ShippedSignatures.shared.index(ofMake: make)
    case .index(let index): index
    }
  }

  /// The reference's description in a report.
  package var reference: SignatureReference {
    switch kind {
    case .shipped: ShippedSignatures.shared.reference
    case .index(let index): index.reference
    }
  }

  /// Every model of the reference, in the order of make and model, for a list that a person asks for.
  package var models: [CameraSignatureModel] { index.models }
}

/// A model of a reference, with the number of photos known of it.
package struct CameraSignatureModel: Sendable, Equatable {
  /// EXIF Make.
  package var make: String
  /// EXIF Model.
  package var model: String
  /// Whether the photos are HEIFs; otherwise they are JPEGs.
  package var isHEIF: Bool
  /// The number of independent photos, counted up to 100.
  package var independentCount: Int

  /// The minimum number of independent photos for a signature to accuse; with fewer it may only support.
  package static let minimumToAccuse = CameraComparison.minimumFiles
}
