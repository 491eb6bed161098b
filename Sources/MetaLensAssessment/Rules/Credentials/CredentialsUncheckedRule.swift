extension Rule {
  package static let credentialsUnchecked = Rule(
    "credentialsUnchecked", .information, concern: .metadata,
    parameters: [.word("why", CredentialCheck.Reason.self)],
    variant: { $0.text("why") },
    reads: [.metadata], needs: .credentials,
    source: "The library is libc2pa_c of the Content Authenticity Initiative (c2pa-python on PyPI)",
    example: ["why": "noLibrary"]
  ) { context in
    guard let store = context.metadata?.credentials.first,
      case .notChecked(let why, _) = context.credentialCheck
    else { return [] }
    return .raised(
      ["why": why.rawValue], at: Evidence(location: store.container, offset: store.offset))
  }
}
