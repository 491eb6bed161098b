/// What checking a photo's Content Credentials came to.
package indirect enum CredentialCheck: Sendable, Hashable {
  /// Nothing was checked.
  ///
  /// - Parameter detail: what the library or a limit said, in English; empty if the reason says it all.
  case notChecked(Reason, detail: String)
  /// The library judged them.
  case checked(CredentialValidation)

  /// Why nothing was checked.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// No library that checks them was there.
    case noLibrary
    /// Not every byte is read at this depth, and the binding is a hash of all of them.
    case depth
    /// The library couldn't read what our own reader found, or a limit stood in the way.
    case failed
  }

  /// What the library found; nil if nothing was checked.
  package var validation: CredentialValidation? {
    if case .checked(let validation) = self { validation } else { nil }
  }
}
