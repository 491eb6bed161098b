/// What is known of the files of a model, or of a maker: how often each value of each feature was seen.
struct CameraSignatureGroup: Sendable {
  /// The agreement of a group's files in a feature, without the files of some cameras and days.
  enum Standing: Sendable, Equatable {
    /// There is no other file.
    case unseen
    /// All other files have the same value: the value, the number of independent files, and the number of their models.
    case agreed(String, files: Int, models: Int)
    /// The other files differ among themselves.
    case varied
  }

  /// A value, and the files and models that showed it.
  private struct Value: Sendable {
    var text: String
    var bodies = Tally()
    var models = Tally()
  }

  /// A set of distinct members, counted up to a limit; above it, no answer depends on the number.
  struct Tally: Sendable {
    private(set) var members: [String] = []

    mutating func insert(_ member: String) {
      if members.count < CameraSignatureGroup.maximumCounted, !members.contains(member) {
        members.append(member)
      }
    }

    func count(without left: Set<String>) -> Int { members.count { !left.contains($0) } }
  }

  /// The maximum number of independent files that are counted.
  static let maximumCounted = 100
  /// The maximum number of values of a feature; with more, the feature counts as varied, whichever files are left out.
  private static let maximumValues = 16

  /// For a maker: for each combination of the steady features, the models whose files show it, with the files' bodies.
  private var builds: [String: [String: Tally]] = [:]
  /// For a maker: for each encoder, the models whose files show it, with the files' bodies.
  private var encoders: [String: [String: Tally]] = [:]
  private var values = [[Value]](repeating: [], count: CameraFeature.allCases.count)
  private(set) var bodies = Tally()
  /// Make and model, as the first row spells them; `model` is empty for a maker.
  let make: String
  let model: String
  /// Whether the group is of a maker, with all its models.
  private var isOfMaker: Bool { model.isEmpty }

  init(make: String, model: String) {
    self.make = make
    self.model = model
  }

  mutating func insert(_ row: CameraSignature, model: String) {
    bodies.insert(row.body)
    if isOfMaker {
      builds[CameraFeature.build(row.values), default: [:]][model, default: Tally()].insert(row.body)
      encoders[CameraFeature.encoder(row.values), default: [:]][model, default: Tally()].insert(row.body)
    }
    for index in row.values.indices where index < values.count {
      let text = row.values[index]
      if let place = values[index].firstIndex(where: { $0.text == text }) {
        values[index][place].bodies.insert(row.body)
        values[index][place].models.insert(model)
      } else if values[index].count <= Self.maximumValues {
        var value = Value(text: text)
        value.bodies.insert(row.body)
        value.models.insert(model)
        values[index].append(value)
      }
    }
  }

  /// Returns the agreement in a feature without the files of these bodies; `model` isn't counted among the models that
  /// share the value.
  func standing(of feature: CameraFeature, without bodies: Set<String>, model: String = "") -> Standing {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return .varied }
    let others = all.filter { $0.bodies.count(without: bodies) > 0 }
    guard let first = others.first else { return .unseen }
    guard others.count == 1 else { return .varied }
    return .agreed(
      first.text, files: first.bodies.count(without: bodies), models: first.models.count(without: [model]))
  }

  /// Returns what files of other models showed, without the files of these bodies.
  ///
  /// Returns the values, the number of files and the number of models; nil if there were too many values to record.
  func known(of feature: CameraFeature, without bodies: Set<String>, model: String)
    -> (values: [String], files: Int, models: Int)?
  {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return nil }
    let others = all.filter { $0.bodies.count(without: bodies) > 0 && $0.models.count(without: [model]) > 0 }
    let models = Set(others.flatMap(\.models.members)).subtracting([model])
    return (others.map(\.text), others.reduce(0) { $0 + $1.bodies.count(without: bodies) }, models.count)
  }

  /// Returns the number of independent files and of their models other than this one, without the files of these
  /// bodies; nil if there are none.
  func independent(without bodies: Set<String>, model: String) -> ReferenceCount? {
    // Every file shows some value of every feature.
    guard let all = values.first else { return nil }
    let others = all.filter { $0.bodies.count(without: bodies) > 0 }
    if others.isEmpty { return nil }
    let models = Set(others.flatMap(\.models.members)).subtracting([model])
    return ReferenceCount(files: self.bodies.count(without: bodies), models: models.count)
  }

  /// Returns the number of independent files with such a value of a feature, and of their models other than this one,
  /// without the files of these bodies; nil if there were too many values to record.
  func independent(
    showing isSuch: (String) -> Bool, of feature: CameraFeature, without left: Set<String>, model: String
  ) -> ReferenceCount? {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return nil }
    let such = all.filter { $0.bodies.count(without: left) > 0 && isSuch($0.text) }
    let models = Set(such.flatMap(\.models.members)).subtracting([model])
    let bodies = Set(such.flatMap(\.bodies.members)).subtracting(left)
    return ReferenceCount(files: bodies.count, models: models.count)
  }

  /// Returns the values that were seen, without the files of these bodies; nil if there were too many to record.
  func values(of feature: CameraFeature, without bodies: Set<String>) -> [String]? {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return nil }
    return all.filter { $0.bodies.count(without: bodies) > 0 }.map(\.text)
  }

  /// Returns the number of other models with files that agree in every steady feature, without the files of these
  /// bodies.
  func modelsBuilt(like values: [String], without bodies: Set<String>, model: String) -> Int {
    builds[CameraFeature.build(values), default: [:]].count {
      $0.key != model && $0.value.count(without: bodies) > 0
    }
  }

  /// Whether another model has files that show the same encoder, without the files of these bodies.
  func isEncodedElsewhere(like values: [String], without bodies: Set<String>, model: String) -> Bool {
    encoders[CameraFeature.encoder(values), default: [:]].contains {
      $0.key != model && $0.value.count(without: bodies) > 0
    }
  }

  /// Whether a file showed this value, without the files of these bodies.
  func has(_ text: String, of feature: CameraFeature, without bodies: Set<String>) -> Bool {
    values[feature.index].contains { $0.text == text && $0.bodies.count(without: bodies) > 0 }
  }
}
