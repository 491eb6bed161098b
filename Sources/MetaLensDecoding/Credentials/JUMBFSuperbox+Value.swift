import MetaLensBytes
import MetaLensFacts

extension JUMBFSuperbox {
  /// Returns its content as CBOR or JSON, as far as that can be read; nil if it has neither.
  ///
  /// The items read are charged to the photo's budget, since a file may contain many stores.
  func value(
    in block: LocatedBytes, _ budget: inout ItemBudget, _ context: inout ReadingContext
  ) -> (value: CBORValue?, failure: String?, offset: Int)? {
    guard let content = contents.first(where: { $0.type == "cbor" || $0.type == "json" }) else { return nil }
    let value: CBORValue?
    let reason: String?
    let allowed = min(budget.items, context.budget.left(.values))
    let isCut = allowed < budget.items
    budget.items = allowed
    if content.type == "cbor" {
      var reading = CBORReading(block.bytes, content.payload)
      value = reading.item(&budget)
      reason = reading.failure
    } else {
      var reading = JSONParser(block.bytes, content.payload)
      value = reading.value(&budget)
      reason = reading.failure
    }
    _ = context.budget.take(allowed - budget.items, of: .values)
    if isCut, budget.items == 0 { context.budget.refuse(.values) }
    return (value, reason.map { "\(content.type): \($0)" }, content.payload.lowerBound)
  }
}
