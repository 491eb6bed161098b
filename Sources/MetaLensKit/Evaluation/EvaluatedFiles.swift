/// The files of a class as they are gathered: numbers only.
struct EvaluatedFiles {
  /// A group's files by badge.
  private struct Counts {
    var green = 0
    var amber = 0
    var red = 0

    var total: Int { green + amber + red }
  }

  private(set) var probabilities: [Double] = []
  private var scores: [Double] = []
  private var groups: [Int: Counts] = [:]

  var fileCount: Int { probabilities.count }

  mutating func add(_ photo: EvaluatedPhoto, group: Int) {
    probabilities.append(photo.probability)
    scores.append(Double(photo.score))
    switch photo.badge {
    case .green: groups[group, default: Counts()].green += 1
    case .amber: groups[group, default: Counts()].amber += 1
    case .red: groups[group, default: Counts()].red += 1
    }
  }

  /// Sorts once what many classes are held against.
  mutating func sortValues() {
    probabilities.sort()
    scores.sort()
  }

  /// The class, held against originals whose values are sorted.
  func measured(name: String, against originals: EvaluatedFiles?) -> EvaluatedClass {
    let isEnough = EvaluatedClass.isEnough(files: fileCount, groups: groups.count)
    var reference: EvaluatedFiles?
    if let originals, isEnough,
      EvaluatedClass.isEnough(files: originals.fileCount, groups: originals.groups.count)
    {
      reference = originals
    }
    let counts = Array(groups.values)
    func share(_ badge: KeyPath<Counts, Int>) -> CountedShare {
      let interval =
        isEnough
        ? ShareInterval(
          of: counts.map { .init(hits: Double($0[keyPath: badge]), total: Double($0.total)) },
          isSingle: groups.count == fileCount)
        : nil
      return CountedShare(
        count: counts.reduce(0) { $0 + $1[keyPath: badge] }, total: fileCount, interval: interval)
    }
    return EvaluatedClass(
      name: name, fileCount: fileCount, groupCount: groups.count,
      area: reference.flatMap {
        RankAUC.area(sortedPositives: $0.probabilities, negatives: probabilities)
      },
      areaOfScore: reference.flatMap { RankAUC.area(sortedPositives: $0.scores, negatives: scores) },
      green: share(\.green), amber: share(\.amber), red: share(\.red))
  }
}
