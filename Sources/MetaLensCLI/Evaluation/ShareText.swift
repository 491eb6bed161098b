import MetaLensKit
import MetaLensRendering

/// Shares and intervals as text; an evaluation is written in English, and so are its numbers.
enum ShareText {
  /// Returns a share in percent with one decimal; only 0 and 1 are shown as 0.0% and 100.0%.
  static func percent(_ share: Double) -> String {
    let text = FixedDecimal.text(share * 100, decimals: 1)
    if text == "0.0", share > 0 { return "< 0.1%" }
    if text == "100.0", share < 1 { return "> 99.9%" }
    return text + "%"
  }

  /// Returns a counted share in percent, or a dash if there are too few files for one.
  static func percent(_ share: CountedShare) -> String { share.share.map(percent) ?? "–" }

  /// Returns a 95 % interval in percent, such as `0.9 to 4.1%`; close to 0 or 1 it has three decimals.
  static func interval(_ interval: ShareInterval) -> String {
    let decimals = min(interval.high, 1 - interval.low) < 0.001 ? 3 : 1
    return FixedDecimal.text(interval.low * 100, decimals: decimals) + " to "
      + FixedDecimal.text(interval.high * 100, decimals: decimals) + "%"
  }

  static func method(_ method: ShareInterval.Method) -> String {
    switch method {
    case .wilson: "Wilson"
    case .bootstrap: "bootstrap"
    case .wilsonOfGroups: "Wilson, groups"
    }
  }

  /// Returns a counted share, such as `3 of 555 (0.5%; 95%: 0.1 to 1.6%, bootstrap over 91 groups)`.
  static func counted(_ share: CountedShare, groups: Int) -> String {
    var text = "\(share.count) of \(share.total)"
    guard let interval = share.interval else { return text }
    text += " (" + percent(share) + "; 95%: " + Self.interval(interval)
    switch interval.method {
    case .wilson: text += ", Wilson)"
    case .bootstrap: text += ", bootstrap over \(groups) groups)"
    case .wilsonOfGroups: text += ", Wilson on \(groups) groups)"
    }
    return text
  }

  /// Returns an area, or another figure of at most 1; a dash if there is none.
  static func figure(_ value: Double?) -> String {
    guard let value else { return "–" }
    let text = FixedDecimal.text(value, decimals: 4)
    return text == "1.0000" && value < 1 ? "> 0.9999" : text
  }
}
