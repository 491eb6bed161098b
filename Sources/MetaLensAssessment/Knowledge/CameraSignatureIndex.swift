/// Rows of signatures, grouped by make and model, and by maker, with JPEG and HEIF separate.
struct CameraSignatureIndex: Sendable {
  /// A model, or a maker, and a format.
  private struct Place: Hashable {
    var name: String
    var isHEIF: Bool
  }

  private var byModel: [Place: CameraSignatureGroup] = [:]
  private var byMaker: [Place: CameraSignatureGroup] = [:]
  /// The bodies (a camera on a day) under which each picture is known; more than one if its metadata were changed.
  private var bodiesByPicture: [String: Set<String>] = [:]
  /// The index's sources, as reports name them.
  private(set) var reference = SignatureReference(form: CameraSignatureTable.form, photoCount: 0, sha256: nil)
  private var digests: [String] = []

  init() {}

  /// The reference that ships, parsed once.
  static let shipped = {
    var index = CameraSignatureIndex()
    index.insertShipped()
    return index
  }()

  /// Adds the table that ships; the tests check its form.
  mutating func insertShipped() { try? insert(Array(Self.data.utf8)) }

  mutating func insert(_ table: [UInt8]) throws(CameraSignatureTable.Fault) {
    var rows: [CameraSignature] = []
    try CameraSignatureTable.read(table) { rows.append($0) }
    for row in rows { insert(row) }
    digests.append(CameraSignature.digest(table, count: 64))
    reference.photoCount += rows.count
    // For several tables, the digest is that of their digests, in the order in which they were given.
    reference.sha256 =
      digests.count == 1
      ? digests[0] : CameraSignature.digest(Array(digests.joined(separator: "\n").utf8), count: 64)
  }

  mutating func insert(_ row: CameraSignature) {
    // One picture counts once, however often it was learned with other metadata.
    let isKnown = row.picture != "-" && bodiesByPicture[row.picture] != nil
    if row.picture != "-" { bodiesByPicture[row.picture, default: []].insert(row.body) }
    if isKnown { return }
    let key = Self.key(make: row.make, model: row.model)
    let place = Place(name: key, isHEIF: row.isHEIF)
    byModel[place, default: CameraSignatureGroup(make: row.make, model: row.model)].insert(row, model: key)
    let makers = Place(name: Self.maker(of: row.make), isHEIF: row.isHEIF)
    byMaker[makers, default: CameraSignatureGroup(make: row.make, model: "")].insert(row, model: key)
  }

  /// Returns the bodies whose rows aren't independent of a photo: its own camera and day, and each under which the same
  /// picture is known.
  func bodies(of features: CameraFeatures) -> Set<String> {
    bodies(ofPicture: features).union([features.body])
  }

  /// Returns the bodies under which the same picture is known, whatever the photo states.
  func bodies(ofPicture features: CameraFeatures) -> Set<String> { bodiesByPicture[features.picture] ?? [] }

  /// Returns what is known of a model's files in one format.
  func model(make: String, model: String, isHEIF: Bool = false) -> CameraSignatureGroup? {
    byModel[Place(name: Self.key(make: make, model: model), isHEIF: isHEIF)]
  }

  /// Returns what is known of a maker's files in one format.
  func maker(make: String, isHEIF: Bool = false) -> CameraSignatureGroup? {
    byMaker[Place(name: Self.maker(of: make), isHEIF: isHEIF)]
  }

  /// Every model, in the order of make and model, JPEG before HEIF.
  var models: [CameraSignatureModel] {
    byModel.map { place, group in (key: Array(place.name.utf8), place.isHEIF, group) }
      .sorted { one, other in
        one.key == other.key ? !one.1 && other.1 : one.key.lexicographicallyPrecedes(other.key)
      }
      .map { _, isHEIF, group in
        CameraSignatureModel(
          make: group.make, model: group.model, isHEIF: isHEIF,
          independentCount: group.bodies.members.count)
      }
  }

  /// Returns make and model for comparison: in lower case, without white space at the ends.
  static func key(make: String, model: String) -> String {
    CameraSignature.cell(make).lowercased() + "\t" + CameraSignature.cell(model).lowercased()
  }

  /// Returns the key of the maker that a Make names: for a maker with several known names, one of them, else the first
  /// word.
  static func maker(of make: String) -> String {
    let stated = StatedMaker(make)
    // Sony Ericsson's phones have only half of the name in common with Sony's cameras and Xperias.
    if stated.makers.contains(.ericsson) { return "ericsson" }
    if let maker = CameraMaker.all.first(where: { stated.isOne(of: $0.makers) }) {
      return maker.name.lowercased()
    }
    return SoftwareCatalogue.words(of: Array(make.utf8)[...]).first.map {
      String(decoding: $0, as: UTF8.self)
    } ?? "-"
  }
}
