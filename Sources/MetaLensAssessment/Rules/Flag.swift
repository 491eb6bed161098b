import Synchronization

/// A kind of flag, declared once, beside the rule that raises it.
///
/// The flag's text, its JSON, its redaction, its line in the catalogue of flags and its place in the docs come from
/// this declaration. Its weights are in the score model.
///
/// A class, so that a finding refers to its declaration instead of copying it.
package final class Flag: Sendable {
  /// The stable name.
  package let id: FlagID
  /// Whether the flag speaks for an original, for an edit or for neither.
  package let type: FlagType
  /// The part of the file that the flag is about, unless its values say otherwise.
  package let concern: Concern
  /// The fact that the flag settles by itself; nil if it is evidence like other evidence.
  ///
  /// With some values a flag may settle nothing: `settled(by:)` says whether it does.
  let settles: SettledFact?
  /// The values that the flag carries.
  package let parameters: [FlagParameter]
  /// Returns the part of the file that the flag is about if its values decide; nil otherwise.
  private let concerning: @Sendable (FlagValues) -> Concern?
  /// Returns whether the flag settles its fact with these values.
  private let settling: @Sendable (FlagValues) -> Bool
  /// Returns the name of the text that describes the flag if it has several: `reason` of
  /// `flag.gpsImpossible.reason.description`.
  let variant: @Sendable (FlagValues) -> String?
  /// Returns texts for placeholders that no parameter fills as it is, such as a value translated into words.
  let phrases: @Sendable (FlagValues, Language) -> MessageValues
  /// Whether reports have a case of their own for this kind of flag.
  let hasCase: Bool
  /// The key of the flag's text if it has no variants, as the key's number plus one; 0 before the first use.
  ///
  /// Every report needs it, on all processors: with a lock they would wait for each other.
  let plainDescription = Atomic<UInt16>(0)

  // One copy for the compiler to optimize, instead of one for each row.
  @inline(never)
  package init(
    _ name: String, _ type: FlagType, concern: Concern, settles: SettledFact? = nil,
    parameters: [FlagParameter] = [],
    concerning: @escaping @Sendable (FlagValues) -> Concern? = { _ in nil },
    settling: @escaping @Sendable (FlagValues) -> Bool = { _ in true },
    variant: @escaping @Sendable (FlagValues) -> String? = { _ in nil },
    phrases: @escaping @Sendable (FlagValues, Language) -> MessageValues = { _, _ in [:] }
  ) {
    id = FlagID(name)
    hasCase = OriginalityFlag.FlagDetail.hasCase(id)
    self.type = type
    self.concern = concern
    self.settles = settles
    self.parameters = parameters
    self.concerning = concerning
    self.settling = settling
    self.variant = variant
    self.phrases = phrases
  }

  /// Returns an equal flag with its own reference count, so that threads don't contend for one.
  func copy() -> Flag {
    Flag(
      id.name, type, concern: concern, settles: settles, parameters: parameters, concerning: concerning,
      settling: settling, variant: variant, phrases: phrases)
  }

  /// Returns the part of the file that the flag is about with given values.
  func concern(of values: FlagValues) -> Concern { concerning(values) ?? concern }

  /// Returns the fact that the flag settles with given values; nil if it is then evidence like other evidence.
  func settled(by values: FlagValues) -> SettledFact? {
    guard let settles, settling(values) else { return nil }
    return settles
  }

  /// Whether values are those that the flag carries, no more and no fewer.
  func accepts(_ values: FlagValues) -> Bool {
    var known = 0
    for parameter in parameters {
      let value = values.json[parameter.name]
      if value != nil { known += 1 }
      guard parameter.accepts(value) else { return false }
    }
    // No two parameters have one name.
    return known == values.json.count
  }
}
