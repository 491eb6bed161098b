/// The rules that ran on a photo, with their JSON; made once for all photos of which the same groups of facts were
/// read.
package final class RanRules: Sendable {
  /// The IDs of the rules, in the order in which they ran.
  let ids: [FlagID]
  /// The IDs as a JSON array.
  let json: [UInt8]

  init(_ ids: [FlagID]) {
    self.ids = ids
    json = Array(("[" + ids.map { "\"" + $0.name + "\"" }.joined(separator: ",") + "]").utf8)
  }

  static let none = RanRules([])
}

extension RanRules: Hashable {
  package static func == (left: RanRules, right: RanRules) -> Bool { left === right || left.ids == right.ids }
  package func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}
