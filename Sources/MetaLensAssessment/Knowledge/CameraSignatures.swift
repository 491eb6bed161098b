/// What cameras' own files look like: the reference that ships, tables that a person learned, or both.
///
/// Nothing is parsed before a photo asks for it, at depth `structure` or deeper.
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
  ///   - tables: the bytes of each, at most 64 MiB and 100,000 rows.
  ///   - includingShipped: whether they are used beside what ships, or alone.
  /// - Throws: `MetaLensError` of the code `signaturesInvalid`, whose `detail` names the line.
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

  /// What is known, parsed when it is first asked for.
  var index: CameraSignatureIndex {
    switch kind {
    case .shipped: .shipped
    case .index(let index): index
    }
  }

  /// What is known of the maker that a Make names, and maybe of others.
  func index(ofMake make: String) -> CameraSignatureIndex {
    switch kind {
    case .shipped: ShippedSignatures.shared.index(ofMake: make)
    case .index(let index): index
    }
  }

  /// What a report says of the reference.
  package var reference: SignatureReference {
    switch kind {
    case .shipped: ShippedSignatures.shared.reference
    case .index(let index): index.reference
    }
  }

  /// What a person asks of the reference: every model, in the order of make and model.
  package var models: [CameraSignatureModel] { index.models }
}

/// A model of a reference, and how much is known of it.
package struct CameraSignatureModel: Sendable, Equatable {
  /// EXIF Make.
  package var make: String
  /// EXIF Model.
  package var model: String
  /// Whether its HEIFs are meant, or its JPEGs.
  package var isHEIF: Bool
  /// Independent photos, 100 at most.
  package var independentCount: Int

  /// A signature that stands on fewer independent photos may support, never accuse.
  package static let minimumToAccuse = CameraComparison.minimumFiles
}
