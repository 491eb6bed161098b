import MetaLensDecoding
import MetaLensFacts

@testable import MetaLensKit

/// Tries a rule on a photo, the whole way from bytes.
func raised(
  by rule: Rule, on photo: ExamplePhoto, now: Int = 1_700_000_000
) throws -> [OriginalityFlag.FlagDetail] {
  try findings(by: rule, on: photo, now: now).map(\.detail)
}

func findings(by rule: Rule, on photo: ExamplePhoto, now: Int = 1_700_000_000) throws -> [Finding] {
  let facts = try PhotoDecoder(limits: ReadLimits()).decode(MemorySource(photo.bytes), hashing: false)
  return rule.evaluate(RuleContext(facts: facts, attributions: Attributions(facts), now: now))
}
