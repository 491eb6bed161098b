import MetaLensKit

extension RuleExample {
  static let dateBeforeManufacture = RuleExample(
    .dateBeforeManufacture, triggering: .fujifilmMade("240310"), nonTriggering: .fujifilmMade("170310"))
}
