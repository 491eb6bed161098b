import MetaLensKit
import MetaLensRendering

/// The curves of an evaluation as SVG.
enum EvaluationCharts {
  private static let size = 300.0
  private static let left = 52.0
  private static let top = 12.0

  /// Returns the ROC curve: the share of originals found against the share of other files taken for originals.
  static func curve(of evaluation: Evaluation) -> String {
    let points = evaluation.curve.points
    guard !points.isEmpty else { return "" }
    let line = points.map { place($0.falsePositives, $0.truePositives) }.joined(separator: " ")
    let label = "ROC curve, area " + ShareText.figure(evaluation.others.area)
    return chart(
      label: label, horizontal: "share of other files counted as original",
      vertical: "share of originals counted as original",
      body: "<polyline class=\"line\" points=\"\(line)\"/>\n")
  }

  /// Returns the calibration curve: the observed share of originals against the stated probability.
  static func calibration(of table: CalibrationTable) -> String {
    var body = ""
    for bin in table.bins {
      let (x, low) = numbers(bin.meanProbability, bin.interval.low)
      let high = numbers(0, bin.interval.high).1
      body +=
        "<line class=\"interval\" x1=\"\(text(x))\" y1=\"\(text(low))\" x2=\"\(text(x))\" y2=\"\(text(high))\"/>\n"
    }
    let points = table.bins.map { place($0.meanProbability, $0.observedShare) }
    body += "<polyline class=\"line\" points=\"\(points.joined(separator: " "))\"/>\n"
    for bin in table.bins {
      let (x, y) = numbers(bin.meanProbability, bin.observedShare)
      body += "<circle class=\"point\" cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"3.5\"/>\n"
    }
    return chart(
      label: "Calibration curve with 95% intervals", horizontal: "mean probability given",
      vertical: "observed share of originals", body: body)
  }

  private static func chart(label: String, horizontal: String, vertical: String, body: String) -> String {
    let bottom = top + size
    let middle = left + size / 2
    var svg =
      "<figure><svg viewBox=\"0 0 \(text(left + size + 16)) \(text(bottom + 44))\" role=\"img\" "
      + "aria-label=\"\(HTMLText.shown(label))\">\n"
    for step in 0...5 {
      let share = Double(step) / 5
      let (x, y) = numbers(share, share)
      let mark = FixedDecimal.text(share, decimals: 1)
      svg +=
        "<line class=\"grid\" x1=\"\(text(left))\" y1=\"\(text(y))\" x2=\"\(text(left + size))\" y2=\"\(text(y))\"/>\n"
      svg +=
        "<line class=\"grid\" x1=\"\(text(x))\" y1=\"\(text(top))\" x2=\"\(text(x))\" y2=\"\(text(bottom))\"/>\n"
      svg += "<text x=\"\(text(x))\" y=\"\(text(bottom + 16))\" text-anchor=\"middle\">\(mark)</text>\n"
      svg += "<text x=\"\(text(left - 8))\" y=\"\(text(y + 4))\" text-anchor=\"end\">\(mark)</text>\n"
    }
    let (x0, y0) = numbers(0, 0)
    let (x1, y1) = numbers(1, 1)
    svg +=
      "<line class=\"diagonal\" x1=\"\(text(x0))\" y1=\"\(text(y0))\" x2=\"\(text(x1))\" y2=\"\(text(y1))\"/>\n"
      + body
    svg +=
      "<text x=\"\(text(middle))\" y=\"\(text(bottom + 36))\" text-anchor=\"middle\">\(horizontal)</text>\n"
    let height = text(top + size / 2)
    svg +=
      "<text x=\"14\" y=\"\(height)\" text-anchor=\"middle\" transform=\"rotate(-90 14 \(height))\">\(vertical)</text>\n"
    return svg + "</svg><figcaption>\(HTMLText.shown(label))</figcaption></figure>\n"
  }

  /// Returns a point of the unit square in the picture's coordinates.
  private static func numbers(_ x: Double, _ y: Double) -> (Double, Double) {
    (left + x * size, top + (1 - y) * size)
  }

  private static func place(_ x: Double, _ y: Double) -> String {
    let (x, y) = numbers(x, y)
    return text(x) + "," + text(y)
  }

  private static func text(_ number: Double) -> String {
    FixedDecimal.text(number, decimals: 2, trimming: true)
  }
}
