/// The numbers collected for the files of one class.
struct EvaluatedFiles {
  private(set) var probabilities: [Double] = []
  private var scores: [Double] = []
  /// The number of files of each group, by badge.
  private var groups: [Int: [Badge: Int]] = [:]

  var fileCount: Int { probabilities.count }

  mutating func add(_ photo: EvaluatedPhoto, group: Int) {
    probabilities.append(photo.probability)
    scores.append(Double(photo.score))
    groups[group, default: [:]][photo.badge, default: 0] += 1
  }

  /// Sorts the values once, before many classes are compared with them.
  mutating func sortValues() {
    probabilities.sort()
    scores.sort()
  }

  /// Returns the results of the class, compared with originals whose values are already sorted.
  func measured(name: String, against originals: EvaluatedFiles?) -> EvaluatedClass {
    let isEnough = EvaluatedClass.isEnough(files: fileCount, groups: groups.count)
    var reference: EvaluatedFiles?
    if let originals, isEnough,
      EvaluatedClass.isEnough(files: originals.fileCount, groups: originals.groups.count)
    {
      reference = originals
    }
    let counts = Array(groups.values)
    func share(_ badge: Badge) -> CountedShare {
      let interval =
        isEnough
        ? ShareInterval(
          of: counts.map { group in
            .init(hits: Double(group[badge] ?? 0), total: Double(group.values.reduce(0, +)))
          },
          isSingle: groups.count == fileCount)
        : nil
      return CountedShare(
        count: counts.reduce(0) { $0 + ($1[badge] ?? 0) }, total: fileCount, interval: interval)
    }
    return EvaluatedClass(
      name: name, fileCount: fileCount, groupCount: groups.count,
      area: reference.flatMap {
        RankAUC.area(sortedPositives: $0.probabilities, negatives: probabilities)
      },
      areaOfScore: reference.flatMap { RankAUC.area(sortedPositives: $0.scores, negatives: scores) },
      green: share(.green), amber: share(.amber), red: share(.red))
  }
}
