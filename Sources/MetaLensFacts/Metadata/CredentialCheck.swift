/// The result of checking a photo's Content Credentials.
package indirect enum CredentialCheck: Sendable, Hashable {
  /// Nothing was checked.
  ///
  /// - Parameter detail: the message of the library or a limit, in English; empty if the reason is enough.
  case notChecked(Reason, detail: String)
  case checked(CredentialValidation)

  /// The reason why nothing was checked.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The library that checks credentials wasn't found.
    case noLibrary
    /// This depth doesn't read every byte, but the credentials contain a hash of all bytes.
    case depth
    /// The library couldn't read what MetaLens' own reader found, or a limit was exceeded.
    case failed
  }

  /// The library's findings; nil if nothing was checked.
  package var validation: CredentialValidation? {
    if case .checked(let validation) = self { validation } else { nil }
  }
}
