/// A camera's name out of its make and model.
package enum CameraName {
  /// Make and model, the make once where the model begins with its first word; nil where neither is stated.
  package static func of(_ summary: PhotoSummary) -> String? { of(make: summary.make, model: summary.model) }

  /// The same of a make and a model: `Canon EOS 40D`.
  static func of(make: String?, model: String?) -> String? {
    let make = make.flatMap(trimmed)
    guard let model = model.flatMap(trimmed) else { return make }
    guard let make, let brand = make.split(whereSeparator: { $0 == " " || $0 == "," }).first else {
      return model
    }
    // `motorola` as a model doesn't repeat the make `moto g82`.
    let repeats =
      model.lowercased().hasPrefix(brand.lowercased())
      && !(model.dropFirst(brand.count).first?.isLetter ?? false)
    return repeats ? model : make + " " + model
  }

  private static func trimmed(_ text: String) -> String? {
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
