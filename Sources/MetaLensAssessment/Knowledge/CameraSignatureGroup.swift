/// What is known of a model's files, or of all a maker's: how often each value of each feature was seen.
struct CameraSignatureGroup: Sendable {
  /// How a feature stands among the files of a group, some cameras' days left out.
  enum Standing: Sendable, Equatable {
    /// No other file.
    case unseen
    /// All others agree: on what, how many independent ones, of how many models.
    case agreed(String, files: Int, models: Int)
    /// The other files differ among themselves.
    case varied
  }

  /// One value, and who showed it.
  private struct Value: Sendable {
    var text: String
    var bodies = Tally()
    var models = Tally()
  }

  /// Different things, counted up to a bound: past it nothing that is asked depends on the number.
  struct Tally: Sendable {
    private(set) var members: [String] = []

    mutating func insert(_ member: String) {
      if members.count < CameraSignatureGroup.maximumCounted, !members.contains(member) {
        members.append(member)
      }
    }

    func count(without left: Set<String>) -> Int { members.count { !left.contains($0) } }
  }

  /// How many independent files are counted.
  static let maximumCounted = 100
  /// A feature with more values than that is said to vary, whoever is left out.
  private static let maximumValues = 16

  /// Of a maker: models whose files show one combination of the steady features, and the files' bodies.
  private var builds: [String: [String: Tally]] = [:]
  /// Of a maker: models whose files show one encoder, and the files' bodies.
  private var encoders: [String: [String: Tally]] = [:]
  private var values = [[Value]](repeating: [], count: CameraFeature.allCases.count)
  private(set) var bodies = Tally()
  /// Make and model as the first row spells them.
  let make: String
  let model: String
  /// Whether all of a maker's models are in it.
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

  /// How a feature stands, the files of these bodies left out; its own model isn't one of those that share it.
  func standing(of feature: CameraFeature, without bodies: Set<String>, model: String = "") -> Standing {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return .varied }
    let others = all.filter { $0.bodies.count(without: bodies) > 0 }
    guard let first = others.first else { return .unseen }
    guard others.count == 1 else { return .varied }
    return .agreed(
      first.text, files: first.bodies.count(without: bodies), models: first.models.count(without: [model]))
  }

  /// What files of other models than this one showed, the files of these bodies left out.
  ///
  /// The values, how many files and how many models these are; nil if there are too many values to tell.
  func known(of feature: CameraFeature, without bodies: Set<String>, model: String)
    -> (values: [String], files: Int, models: Int)?
  {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return nil }
    let others = all.filter { $0.bodies.count(without: bodies) > 0 && $0.models.count(without: [model]) > 0 }
    let models = Set(others.flatMap(\.models.members)).subtracting([model])
    return (others.map(\.text), others.reduce(0) { $0 + $1.bodies.count(without: bodies) }, models.count)
  }

  /// How many independent files are known, and of how many models other than this one, the files of these bodies left
  /// out; nil without any.
  func independent(without bodies: Set<String>, model: String) -> (files: Int, models: Int)? {
    // Every file shows some value of every feature.
    guard let all = values.first else { return nil }
    let others = all.filter { $0.bodies.count(without: bodies) > 0 }
    if others.isEmpty { return nil }
    let models = Set(others.flatMap(\.models.members)).subtracting([model])
    return (self.bodies.count(without: bodies), models.count)
  }

  /// How many independent files show such a value of a feature, and of how many models other than this one, the files
  /// of these bodies left out; nil if there are too many values to tell.
  func independent(
    showing isSuch: (String) -> Bool, of feature: CameraFeature, without left: Set<String>, model: String
  ) -> (files: Int, models: Int)? {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return nil }
    let such = all.filter { $0.bodies.count(without: left) > 0 && isSuch($0.text) }
    let models = Set(such.flatMap(\.models.members)).subtracting([model])
    return (Set(such.flatMap(\.bodies.members)).subtracting(left).count, models.count)
  }

  /// The values that were seen, the files of these bodies left out; nil if there are too many to tell.
  func values(of feature: CameraFeature, without bodies: Set<String>) -> [String]? {
    let all = values[feature.index]
    guard all.count <= Self.maximumValues else { return nil }
    return all.filter { $0.bodies.count(without: bodies) > 0 }.map(\.text)
  }

  /// How many models other than this one have files that are built the same in every steady feature, the files of these
  /// bodies left out.
  func modelsBuilt(like values: [String], without bodies: Set<String>, model: String) -> Int {
    builds[CameraFeature.build(values), default: [:]].count {
      $0.key != model && $0.value.count(without: bodies) > 0
    }
  }

  /// Whether another model than this one has files that show the same encoder, the files of these bodies left out.
  func isEncodedElsewhere(like values: [String], without bodies: Set<String>, model: String) -> Bool {
    encoders[CameraFeature.encoder(values), default: [:]].contains {
      $0.key != model && $0.value.count(without: bodies) > 0
    }
  }

  /// Whether a file of none of these bodies showed this value.
  func has(_ text: String, of feature: CameraFeature, without bodies: Set<String>) -> Bool {
    values[feature.index].contains { $0.text == text && $0.bodies.count(without: bodies) > 0 }
  }
}
