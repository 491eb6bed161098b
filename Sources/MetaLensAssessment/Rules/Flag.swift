import Synchronization

/// A kind of flag, declared once, beside the rule that raises it.
///
/// Its text, its JSON, what redaction leaves of it, its line in the catalogue of flags and its place in the docs
/// come from this declaration. What it is worth stands in the score model.
///
/// A class, so that a finding refers to its declaration instead of copying it.
package final class Flag: Sendable {
  /// The stable name.
  package let id: FlagID
  /// Which way it speaks.
  package let type: FlagType
  /// What it speaks about, unless its values say otherwise.
  package let concern: Concern
  /// What it settles by itself; nil where it is evidence like other evidence.
  let settles: SettledFact?
  /// The values it carries.
  package let parameters: [FlagParameter]
  /// What it speaks about where its values say so.
  private let concerning: @Sendable (FlagValues) -> Concern?
  /// Which of its texts tells it, where it has several: `reason` of `flag.gpsImpossible.reason.description`.
  let variant: @Sendable (FlagValues) -> String?
  /// Texts for placeholders that no parameter fills as it is, such as a value translated into words.
  let phrases: @Sendable (FlagValues, Language) -> MessageValues
  /// Whether reports give its kind a case of its own.
  let hasCase: Bool
  /// The text that tells it where it has no variants, as one more than its key's number; 0 until somebody asks.
  ///
  /// It is asked for with every report, by all processors: a lock would have them wait for each other.
  let plainDescription = Atomic<UInt16>(0)

  // One copy for the compiler to optimize, instead of one a row.
  @inline(never)
  package init(
    _ name: String, _ type: FlagType, concern: Concern, settles: SettledFact? = nil,
    parameters: [FlagParameter] = [],
    concerning: @escaping @Sendable (FlagValues) -> Concern? = { _ in nil },
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
    self.variant = variant
    self.phrases = phrases
  }

  /// An equal flag with its own reference count, so that threads don't contend for one.
  func copy() -> Flag {
    Flag(
      id.name, type, concern: concern, settles: settles, parameters: parameters, concerning: concerning,
      variant: variant, phrases: phrases)
  }

  /// What it speaks about with these values.
  func concern(of values: FlagValues) -> Concern { concerning(values) ?? concern }

  /// Whether these are the values that it carries, no more and no fewer.
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
