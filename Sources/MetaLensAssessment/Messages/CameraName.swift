import MetaLensFacts

/// Makes a camera's name from its make and model.
package enum CameraName {
  /// Returns make and model, without the make if the model begins with its first word; nil if neither is stated.
  package static func of(_ summary: PhotoSummary) -> String? { of(make: summary.make, model: summary.model) }

  /// Returns the name for a make and a model: `Canon EOS 40D`.
  static func of(make: String?, model: String?) -> String? {
    let make = make.flatMap(trimmed)
    guard let model = model.flatMap(trimmed) else { return make }
    // Works on bytes: with a letter that has thousands of marks, comparing and splitting characters takes quadratic
    // time.
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

  /// Returns the name for use in a sentence: in quotation marks if it could be read as more than a name.
  package static func told(_ summary: PhotoSummary, in language: Language) -> String? {
    told(make: summary.make, model: summary.model, in: language)
  }

  /// Returns the name of a make and a model for use in a sentence.
  package static func told(make: String?, model: String?, in language: Language) -> String? {
    guard let name = of(make: make, model: model) else { return nil }
    let isPlain = [make, model].allSatisfy { $0.flatMap(trimmed).map(StatedName.isPlain) ?? true }
    return isPlain ? name : StatedName.marked(name, in: language)
  }

  /// Returns the make if no model is stated; otherwise nil.
  package static func makeAlone(_ summary: PhotoSummary) -> String? {
    summary.model.flatMap(trimmed) == nil ? summary.make.flatMap(trimmed) : nil
  }

  /// Whether a byte is part of a letter; every byte beyond ASCII counts as one.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIILetter
  }

  private static func trimmed(_ text: String) -> String? {
    let words = text.utf8.split(separator: 0x20).map { Substring($0) }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
