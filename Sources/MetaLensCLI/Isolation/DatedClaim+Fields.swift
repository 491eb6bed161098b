package import MetaLensKit

extension DatedClaim.Meaning: JSONForm {}
extension DatedClaim.Precision: JSONForm {}

extension DatedClaim: JSONObject {
  package static var blank: Self {
    Self(.other, "", time: nil, property: "", evidence: Evidence(location: ""))
  }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("evidence", &evidence)
    pass.required("meaning", &meaning)
    pass.required("precision", &precision)
    pass.required("private", &isPrivate)
    pass.required("property", &property)
    pass.required("text", &text)
    pass.field("time", &time)
    pass.required("zoneUnreadable", &isZoneUnreadable)
  }
}
