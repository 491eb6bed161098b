extension CredentialCheck: JSONForm {
  package init?(json: JSONValue) {
    guard let form = CredentialForm(json: json) else { return nil }
    if form.isChecked, let validation = form.validation {
      self = .checked(validation)
    } else if let reason = form.reason.flatMap(Reason.init(rawValue:)) {
      self = .notChecked(reason, detail: form.detail ?? "")
    } else {
      return nil
    }
  }

  package func write(to sink: inout some JSONSink & ~Copyable) { CredentialForm(self).write(to: &sink) }
}

/// A check as reports carry it: one object, whether anything was checked or not.
private struct CredentialForm: JSONObject {
  var isChecked = false
  var detail: String?
  var reason: String?
  var validation: CredentialValidation?

  static var blank: CredentialForm { CredentialForm() }

  private init() {}

  init(_ check: CredentialCheck) {
    switch check {
    case .checked(let validation):
      isChecked = true
      self.validation = validation
    case .notChecked(let reason, let detail):
      self.reason = reason.rawValue
      self.detail = detail.isEmpty ? nil : detail
    }
  }

  mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    var found = validation ?? CredentialValidation(state: "", library: "")
    let judgement = validation.map { CredentialJudgement(validation: $0) }
    pass.derived("assertions", judgement?.assertions?.code)
    pass.derived("binding", judgement?.binding?.code)
    pass.required("checked", &isChecked)
    pass.field("detail", &detail)
    pass.field("exclusions", &found.exclusions)
    pass.list("ingredientStatuses", &found.ingredientStatuses)
    pass.field("library", &found.library)
    pass.list("manifests", &found.manifests)
    pass.field("reason", &reason)
    pass.derived("revocation", "notChecked")
    pass.field("signature", &found.signature)
    pass.list("statuses", &found.statuses)
    pass.derived("trust", judgement?.trust?.code)
    pass.field("trustAnchors", &found.anchors)
    pass.field("validationState", &found.state)
    if pass.isReading { validation = found }
  }
}

extension CredentialValidation.Status.Kind: JSONName {}

extension CredentialValidation.Status: JSONObject {
  package static var blank: Self { Self("", .informational) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("code", &code)
    pass.field("explanation", &explanation)
    pass.required("kind", &kind)
    pass.field("url", &url)
  }
}

extension CredentialValidation.Signature: JSONObject {
  package static var blank: Self { Self() }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("algorithm", &algorithm)
    pass.field("commonName", &commonName)
    pass.field("issuedBy", &authority)
    pass.field("organization", &organization)
    pass.field("serialNumber", &serialNumber)
    pass.field("time", &time)
    pass.field("validFrom", &validFrom)
    pass.field("validUntil", &validUntil)
  }
}

extension CredentialValidation.Manifest: JSONObject {
  package static var blank: Self { Self(label: "") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.list("actions", &actions)
    pass.field("assertions", &assertions)
    pass.field("claimVersion", &claimVersion)
    pass.list("ingredients", &ingredients)
    pass.required("label", &label)
    pass.field("program", &program)
    pass.field("signer", &signer)
    pass.field("time", &time)
    pass.field("title", &title)
  }
}

extension CredentialValidation.Action: JSONObject {
  package static var blank: Self { Self("") }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.required("action", &name)
    pass.field("digitalSourceType", &sourceType)
    pass.field("program", &program)
    pass.field("when", &when)
  }
}

extension CredentialValidation.Ingredient: JSONObject {
  package static var blank: Self { Self(title: nil, relationship: nil, manifest: nil) }

  package mutating func fields(_ pass: inout some JSONPass & ~Copyable) {
    pass.field("manifest", &manifest)
    pass.field("relationship", &relationship)
    pass.field("title", &title)
  }
}
