/// The share of originals found against the share of other files taken for originals, threshold by threshold.
public struct ROCCurve: Sendable, Hashable {
  /// The result of counting every file with at least a given probability as an original.
  public struct Point: Sendable, Hashable {
    /// The lowest probability that is counted; 1 at the curve's first point, where nothing is counted.
    public let probability: Double
    /// The share of other files that are counted, 0 to 1.
    public let falsePositives: Double
    /// The share of originals that are counted, 0 to 1.
    public let truePositives: Double
  }

  /// The minimum distance between points: a point nearer than this to the one before, on both axes, is left out.
  public static let resolution = 0.002

  /// The points, from nothing counted to everything counted; empty if there are no originals or no other files.
  public let points: [Point]

  init(positives: [Double], negatives: [Double]) {
    guard !positives.isEmpty, !negatives.isEmpty else {
      points = []
      return
    }
    let samples = (positives.map { ($0, true) } + negatives.map { ($0, false) }).sorted { $0.0 > $1.0 }
    var points = [Point(probability: 1, falsePositives: 0, truePositives: 0)]
    var hits = 0
    var misses = 0
    for (index, sample) in samples.enumerated() {
      if sample.1 { hits += 1 } else { misses += 1 }
      let isLast = index == samples.count - 1
      // Equal probabilities pass any threshold together.
      if !isLast, samples[index + 1].0 == sample.0 { continue }
      let point = Point(
        probability: sample.0, falsePositives: Double(misses) / Double(negatives.count),
        truePositives: Double(hits) / Double(positives.count))
      let last = points[points.count - 1]
      let isNear =
        point.falsePositives - last.falsePositives < Self.resolution
        && point.truePositives - last.truePositives < Self.resolution
      if isLast || !isNear { points.append(point) }
    }
    self.points = points
  }
}
