package import MetaLensKit

extension OriginalityFlag.FlagDetail {
  /// Returns the detail, as in a report, of a kind of flag with these values.
  package static func flag(_ id: FlagID, _ values: FlagValues = [:]) -> Self {
    Self(id: id, parameters: values.json)
  }
}

extension Finding {
  package init(_ detail: OriginalityFlag.FlagDetail) {
    let flag = Flag.declared(detail.id) ?? Flag(detail.id.name, .information, concern: .metadata)
    self.init(flag, FlagValues(json: detail.parameters))
  }
}
