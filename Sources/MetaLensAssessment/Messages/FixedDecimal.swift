/// Numbers with a fixed count of decimals, with a decimal point or as a language writes them.
package enum FixedDecimal {
  /// Returns a number as the language writes it.
  package static func text(_ value: Double, decimals: Int, trimming: Bool = false, in language: Language)
    -> String
  {
    let text = text(value, decimals: decimals, trimming: trimming)
    guard language.decimalSeparator != ".", let point = text.firstIndex(of: ".") else { return text }
    return String(text[..<point]) + language.decimalSeparator + text[text.index(after: point)...]
  }

  /// Returns a number, rounded half away from zero; `trimming` drops trailing zeros.
  package static func text(_ value: Double, decimals: Int, trimming: Bool = false) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    // A number that is too large is shown as Swift writes it.
    guard scaled.isFinite, scaled < 9e15 else { return value.description }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    var fraction = padded.suffix(decimals)
    if trimming { while fraction.last == "0" { fraction.removeLast() } }
    return sign + padded.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
