/// What a picture was exposed with, as people write it: f/1.4, 1/125 s, ISO 400.
package enum ExposureText {
  /// Returns an f-number with at most this many decimals: two as in the names of lenses (f/0.95), fewer for a rounded
  /// value.
  package static func aperture(_ number: Double, decimals: Int = 2, in language: Language) -> String {
    "f/" + FixedDecimal.text(number, decimals: decimals, trimming: true, in: language)
  }

  /// Returns an exposure time in seconds, as a fraction if it is shorter than 0.3 s.
  package static func time(_ seconds: Double, in language: Language) -> String {
    guard seconds > 0, seconds < 0.3, case let denominator = 1 / seconds, denominator < 1e9 else {
      return FixedDecimal.text(seconds, decimals: 3, trimming: true, in: language) + " s"
    }
    let decimals = denominator < 10 ? 1 : 0
    return "1/" + FixedDecimal.text(denominator, decimals: decimals, trimming: true, in: language) + " s"
  }

  /// Returns a sensitivity.
  static func sensitivity(_ number: Double, in language: Language) -> String {
    "ISO " + FixedDecimal.text(number, decimals: 0, in: language)
  }
}
