/// When cameras were announced, by the model that EXIF names (rows and their sources: `camera-years.tsv`).
struct CameraYears: Sendable {
  /// Models and the years, in the order of the models' bytes.
  private var models: [(model: [UInt8], year: Int)] = []
  /// Rows that end with `*`, without it.
  private var prefixes: [(model: [UInt8], year: Int)] = []

  /// The table that ships, parsed once.
  static let shipped = CameraYears(table: data)

  /// How many rows it has.
  var count: Int { models.count + prefixes.count }

  /// Parses a table of the form that `camera-years.tsv` describes; rows that don't parse are left out.
  init(table: String) {
    for fields in TabSeparatedRows(table).lazy.map(\.cells) {
      guard fields.count == 3, let year = Int(String(decoding: fields[1], as: UTF8.self)) else { continue }
      if fields[0].last == UInt8(ascii: "*") {
        prefixes.append((Array(fields[0].dropLast()), year))
      } else {
        models.append((Array(fields[0]), year))
      }
    }
    models.sort { $0.model.lexicographicallyPrecedes($1.model) }
  }

  /// The year in which a model was announced, or nil where the table doesn't have it.
  func year(of model: String) -> Int? {
    let bytes = Array(model.utf8)
    var low = 0
    var high = models.count
    while low < high {
      let middle = (low + high) / 2
      if models[middle].model.lexicographicallyPrecedes(bytes) { low = middle + 1 } else { high = middle }
    }
    if low < models.count, models[low].model == bytes { return models[low].year }
    return prefixes.first { bytes.starts(with: $0.model) }?.year
  }
}
