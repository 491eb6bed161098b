import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let areaEven = RuleExample(
    .areaEven, triggering: .textured(wiped: BlockArea(column: 5, row: 3, columns: 8, rows: 6)),
    nonTriggering: .textured())
}
