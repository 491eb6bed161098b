/// How well scores distinguish originals from other files, measured on files whose truth is known.
///
/// The figures hold for the files that were measured. Files that depend on each other, such as those of one camera,
/// share a group: an interval counts each group once.
public struct Evaluation: Sendable, Hashable {
  /// What is counted, and how.
  public struct Options: Sendable, Hashable {
    /// The label of files that are exactly as the camera wrote them.
    public var originalLabel = "original"
    /// Labels whose files are left out.
    public var ignoredLabels: Set<String> = ["unknown"]
    /// The prior that the probabilities assume: the share of originals, between 0 and 1.
    public var prior = 0.5

    /// Makes the default options.
    public init() {}
  }

  /// What was counted, and how.
  public let options: Options
  /// The number of files that were counted.
  public let fileCount: Int
  /// The number of groups that the files come from.
  public let groupCount: Int
  /// The number of files that were left out, by label.
  public let ignoredCounts: [String: Int]
  /// The results of the originals.
  public let originals: EvaluatedClass
  /// The results of all other files together; those that are green are false greens.
  public let others: EvaluatedClass
  /// The results of each label but the originals', in the order of names.
  public let labels: [EvaluatedClass]
  /// The results of each finer class of files that aren't originals, in the order of names; empty if no file has one.
  public let categories: [EvaluatedClass]
  /// The verdicts of each label, originals first.
  public let verdicts: ConfusionTable
  /// The verdicts of each finer class of files that aren't originals.
  public let categoryVerdicts: ConfusionTable
  /// How well the stated probabilities match the truth; nil if there are too few files.
  public let calibration: CalibrationTable?
  /// The number of files whose probability was never measured; `calibration` leaves them out.
  public let uncalibratedCount: Int
  /// The share of originals found against the share of other files taken for originals; empty if there are too few
  /// files.
  public let curve: ROCCurve

  /// Files that are green but aren't originals.
  public var falseGreens: CountedShare { others.green }
  /// Originals that are red.
  public var falseReds: CountedShare { originals.red }
}

extension Evaluation {
  /// Measures files whose truth is known, in O(n log n) time.
  public init(of photos: some Sequence<EvaluatedPhoto>, options: Options = Options()) {
    var originals = EvaluatedFiles()
    var others = EvaluatedFiles()
    var labels: [String: EvaluatedFiles] = [:]
    var categories: [String: EvaluatedFiles] = [:]
    var groups: [String: Int] = [:]
    var ignored: [String: Int] = [:]
    var samples: [CalibrationTable.Sample] = []
    var verdicts = ConfusionTable()
    var categoryVerdicts = ConfusionTable()
    for photo in photos {
      if options.ignoredLabels.contains(photo.label) {
        ignored[photo.label, default: 0] += 1
        continue
      }
      let isOriginal = photo.label == options.originalLabel
      let group = groups[photo.group] ?? groups.count
      groups[photo.group] = group
      if isOriginal {
        originals.add(photo, group: group)
      } else {
        others.add(photo, group: group)
        labels[photo.label, default: EvaluatedFiles()].add(photo, group: group)
        if let category = photo.category {
          categories[category, default: EvaluatedFiles()].add(photo, group: group)
          categoryVerdicts.add(category, photo.verdict)
        }
      }
      if photo.isCalibrated {
        samples.append(.init(probability: photo.probability, isOriginal: isOriginal, group: group))
      }
      verdicts.add(photo.label, photo.verdict)
    }
    self.options = options
    fileCount = originals.fileCount + others.fileCount
    groupCount = groups.count
    ignoredCounts = ignored
    originals.sortValues()
    let reference = originals
    // Sorted by the bytes of the names, so that the order is the same on every system.
    func measured(_ files: [String: EvaluatedFiles]) -> [EvaluatedClass] {
      files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { $1.measured(name: $0, against: reference) }
    }
    self.originals = reference.measured(name: options.originalLabel, against: nil)
    self.others = others.measured(name: "", against: reference)
    self.labels = measured(labels)
    self.categories = measured(categories)
    self.verdicts = verdicts.ordered([options.originalLabel] + self.labels.map(\.name))
    self.categoryVerdicts = categoryVerdicts.ordered(self.categories.map(\.name))
    let isEnough = self.originals.isEnough && self.others.isEnough
    calibration = isEnough ? CalibrationTable(samples, prior: options.prior) : nil
    uncalibratedCount = fileCount - samples.count
    curve = ROCCurve(
      positives: isEnough ? reference.probabilities : [], negatives: isEnough ? others.probabilities : [])
  }
}
