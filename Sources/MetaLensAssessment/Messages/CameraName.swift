import MetaLensFacts

/// A camera's name out of its make and model.
package enum CameraName {
  /// Make and model, the make once where the model begins with its first word; nil if neither is stated.
  package static func of(_ summary: PhotoSummary) -> String? { of(make: summary.make, model: summary.model) }

  /// The same of a make and a model: `Canon EOS 40D`.
  static func of(make: String?, model: String?) -> String? {
    let make = make.flatMap(trimmed)
    guard let model = model.flatMap(trimmed) else { return make }
    // Bytes: of a letter with thousands of marks, comparing and parting characters costs the square of their number.
    guard let make, let brand = make.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x2C }).first else {
      return model
    }
    // `motorola` as a model doesn't repeat the make `moto g82`.
    let repeats =
      model.utf8.count >= brand.count
      && zip(model.utf8, brand).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
      && !(model.utf8.dropFirst(brand.count).first.map(isLetter) ?? false)
    return repeats ? model : make + " " + model
  }

  /// The same for a sentence, in which a name that reads as more than one stands between quotation marks.
  package static func told(_ summary: PhotoSummary, in language: Language) -> String? {
    told(make: summary.make, model: summary.model, in: language)
  }

  /// The same of a make and a model.
  static func told(make: String?, model: String?, in language: Language) -> String? {
    guard let name = of(make: make, model: model) else { return nil }
    let isPlain = [make, model].allSatisfy { $0.flatMap(trimmed).map(StatedName.isPlain) ?? true }
    return isPlain ? name : StatedName.marked(name, in: language)
  }

  /// The make where no model is stated; nil if one is, or neither.
  package static func makeAlone(_ summary: PhotoSummary) -> String? {
    summary.model.flatMap(trimmed) == nil ? summary.make.flatMap(trimmed) : nil
  }

  /// Whether a byte is a letter's; every byte beyond ASCII counts as one.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter
  }

  private static func trimmed(_ text: String) -> String? {
    let words = text.utf8.split(separator: 0x20).map { Substring($0) }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
