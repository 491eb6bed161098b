import MetaLensDecoding

/// Rows of signatures brought together: by make and model, and by maker.
struct CameraSignatureIndex: Sendable {
  private var byModel: [String: CameraSignatureGroup] = [:]
  private var byMaker: [String: CameraSignatureGroup] = [:]
  /// Cameras and days under which a picture is known: more than one where its metadata were changed.
  private var bodiesByPicture: [String: Set<String>] = [:]
  /// What it was made of, as reports name it.
  private(set) var reference = SignatureReference(form: CameraSignatureTable.form, photoCount: 0, sha256: nil)
  private var digests: [String] = []

  init() {}

  /// The reference that ships, parsed once.
  static let shipped = {
    var index = CameraSignatureIndex()
    index.insertShipped()
    return index
  }()

  /// Adds what ships, whose form the tests check.
  mutating func insertShipped() { try? insert(Array(Self.data.utf8)) }

  /// Adds a table's rows.
  mutating func insert(_ table: [UInt8]) throws(CameraSignatureTable.Fault) {
    var rows: [CameraSignature] = []
    try CameraSignatureTable.read(table) { rows.append($0) }
    for row in rows { insert(row) }
    digests.append(CameraSignature.digest(table, count: 64))
    reference.photoCount += rows.count
    // Of several tables the digest is that of their digests, in the order they were given.
    reference.sha256 =
      digests.count == 1
      ? digests[0] : CameraSignature.digest(Array(digests.joined(separator: "\n").utf8), count: 64)
  }

  private mutating func insert(_ row: CameraSignature) {
    // One picture is one witness, however often it was learned with other metadata.
    let isKnown = row.picture != "-" && bodiesByPicture[row.picture] != nil
    if row.picture != "-" { bodiesByPicture[row.picture, default: []].insert(row.body) }
    if isKnown { return }
    let key = Self.key(make: row.make, model: row.model)
    byModel[key, default: CameraSignatureGroup(make: row.make, model: row.model)].insert(row, model: key)
    byMaker[Self.maker(of: row.make), default: CameraSignatureGroup(make: row.make, model: "")]
      .insert(row, model: key)
  }

  /// The bodies whose rows say nothing of this photo: its own camera and day, and each under which the same
  /// picture is known.
  func bodies(of features: CameraFeatures) -> Set<String> {
    (bodiesByPicture[features.picture] ?? []).union([features.body])
  }

  /// What is known of a model.
  func model(make: String, model: String) -> CameraSignatureGroup? {
    byModel[Self.key(make: make, model: model)]
  }

  /// What is known of a maker's cameras.
  func maker(make: String) -> CameraSignatureGroup? { byMaker[Self.maker(of: make)] }

  /// Every model, in the order of make and model.
  var models: [CameraSignatureModel] {
    byModel.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }.map { _, group in
      CameraSignatureModel(
        make: group.make, model: group.model, independentCount: group.bodies.members.count)
    }
  }

  /// Make and model as they are compared: letter case and white space at the ends aside.
  static func key(make: String, model: String) -> String {
    CameraSignature.cell(make).lowercased() + "\t" + CameraSignature.cell(model).lowercased()
  }

  /// The maker of a Make: one that is known under several names, else the first word.
  private static func maker(of make: String) -> String {
    let stated = StatedMaker(make)
    if let maker = CameraMaker.all.first(where: { stated.isOne(of: $0.makers) }) {
      return maker.name.lowercased()
    }
    return SoftwareCatalogue.words(of: Array(make.utf8)[...]).first.map {
      String(decoding: $0, as: UTF8.self)
    } ?? "-"
  }
}
